import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server as SocketServer, type Socket } from 'socket.io';
import { handshake } from '../../src/contract/realtime.ts';
import { answeredEvents } from '../../backend/handlers/core/realtime-events.ts';
import type { Connection } from '../../backend/realtime/open-connections.ts';
import type { Realtime } from '../../backend/realtime/realtime.ts';
import { endWithError } from '../core/end-with-error.ts';
import { SOCKET_PATH } from '../../backend/core/paths.ts';

/** Bytes. A WebRTC description has up to 40,000 characters, of which JSON escapes some. */
const PACKET_BYTES = 100_000;
const REGISTER_LIMIT_MS = 10_000;
/** Clients that connect again at once would cost more than one that waits. */
const REFUSAL_MS = 10_000;
/** In each process. Further ones are closed at once. */
const MOST_REFUSED = 1000;

/** WebSocket close code 1012, 'Service Restart' (RFC 6455, IANA registry). */
const RESTART_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf4]);
/** 1013, 'Try Again Later'. */
const FULL_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf5]);

export interface RealtimeServerOptions {
  realtime: Realtime;
  origins: readonly string[];
  /**
   * Milliseconds until an unregistered connection is closed.
   * @default 10 seconds
   */
  registerLimitMs?: number;
  /**
   * Milliseconds until a connection beyond the most of an account is closed.
   * @default 10 seconds
   */
  refusalMs?: number;
}

export interface RealtimeServer {
  count(): number;
  /**
   * Refuses new connections and closes the others over `overMs`, so that not all reconnect at once.
   */
  drain(overMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Serves Socket.IO over WebSocket only (spec §4 Socket). */
export function serveRealtime(
  servers: readonly Server[],
  {
    realtime,
    origins,
    registerLimitMs = REGISTER_LIMIT_MS,
    refusalMs = REFUSAL_MS,
  }: RealtimeServerOptions,
): RealtimeServer {
  // This server never listens. The others pass it their upgrade requests.
  const entrance = createServer();
  const io = new SocketServer(entrance, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: PACKET_BYTES,
    connectTimeout: registerLimitMs,
  });
  const limits = { registerLimitMs, refusalMs, refused: new Set<Socket>() };
  io.on('connection', (socket) => acceptConnection(socket, realtime, limits));

  const sockets = new Set<Duplex>();
  let isDraining = false;
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin } = request.headers;
    if (!request.url?.startsWith(`${SOCKET_PATH}/`)) {
      endWithError(socket, '404 Not Found', 'not-found', 'This API call does not exist.');
    } else if (origin !== undefined && !origins.includes(origin)) {
      const message = 'Pages from this address cannot call the API.';
      endWithError(socket, '403 Forbidden', 'forbidden', message);
    } else if (isDraining) {
      const message = 'This server is about to stop. Please connect again.';
      endWithError(socket, '503 Service Unavailable', 'busy', message);
    } else {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      entrance.emit('upgrade', request, socket, head);
    }
  };
  for (const server of servers) server.on('upgrade', upgrade);

  return {
    count: () => sockets.size,
    async drain(overMs) {
      isDraining = true;
      const start = performance.now();
      const open = [...sockets];
      for (const [index, socket] of open.entries()) {
        const dueMs = start + (index / open.length) * overMs - performance.now();
        if (dueMs > 1) await sleep(dueMs);
        if (socket.writable) socket.write(RESTART_FRAME);
      }
    },
    async close() {
      await io.close();
      // An unresponsive client would block the shutdown.
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Of events that a client does not take. They would fill the memory. */
const MOST_WAITING_CHARACTERS = 4_000_000;

interface ConnectionLimits {
  registerLimitMs: number;
  refusalMs: number;
  refused: Set<Socket>;
}

function acceptConnection(
  socket: Socket,
  realtime: Realtime,
  { registerLimitMs, refusalMs, refused }: ConnectionLimits,
): void {
  let waitingCharacters = 0;
  socket.conn.on('packetCreate', ({ data }) => {
    waitingCharacters += data?.length ?? 0;
    if (waitingCharacters > MOST_WAITING_CHARACTERS)
      giveUp(new Error('A socket did not take its events'));
  });
  socket.conn.on('flush', () => (waitingCharacters = 0));
  const connection: Connection = {
    token: handshake.safeParse(socket.handshake.auth).data?.token ?? '',
    emit: (event, payload) => void socket.emit(event, payload),
    close(reason) {
      if (reason === 'full') refuse();
      else if (!refused.has(socket)) socket.disconnect(true);
    },
  };
  let refusal: NodeJS.Timeout | undefined;
  function refuse(): void {
    // It may have left while it registered.
    if (!socket.connected) return;
    refused.add(socket);
    for (const event of answeredEvents) socket.removeAllListeners(event);
    const end = () => {
      socket.request.socket.write(FULL_FRAME);
      socket.disconnect(true);
    };
    if (refused.size > MOST_REFUSED) end();
    else refusal = setTimeout(end, refusalMs);
  }
  const limit = setTimeout(() => connection.close(), registerLimitMs);
  socket.once('register', (userId: unknown) => {
    clearTimeout(limit);
    realtime.register(connection, userId).catch(giveUp);
  });
  for (const event of answeredEvents) {
    socket.on(event, async (...sent: unknown[]) => {
      const acknowledge = sent.at(-1);
      const answer = await realtime.answer(connection, event, sent[0]);
      if (typeof acknowledge === 'function') acknowledge(answer);
    });
  }
  socket.on('disconnect', () => {
    clearTimeout(limit);
    clearTimeout(refusal);
    refused.delete(socket);
    realtime.leave(connection);
  });

  /** Closes without a disconnect packet, so that the client reconnects. */
  function giveUp(error: unknown): void {
    if (!socket.connected) return;
    console.error(error);
    // A client that takes nothing would not take a close frame either.
    socket.request.socket.destroy();
  }
}
