import type { Emitter } from 'nanoevents';
import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { callAck, type CallAck } from '../contract/calls.ts';
import { socketEvents } from '../contract/realtime.ts';
import { loadApiConfig } from './http/config.ts';
import { sessionSource, type Credentials } from './http/session-source.ts';

const RETRY_MS = { first: 500, most: 8000 };

/** WebSocket close code 'Try Again Later' (IANA registry): the user has too many connections. */
const FULL = 1013;
/** The app polls in the meantime. */
const FULL_PAUSE_MS = 60_000;

/** In ms. */
const ANSWER_TIMEOUT = 10_000;

/** socket.io passes the WebSocket's close event. */
const closedAsFull = z.object({ context: z.object({ code: z.literal(FULL) }) });

type Events = typeof socketEvents;
type ServerEvent = {
  [E in keyof Events]: Events[E]['direction'] extends 'to server' ? never : E;
}[keyof Events];
type Payload<E extends keyof Events> = z.output<Events[E]['payload']>;

/** Events of the client that the server answers. */
export type AnsweredEvent = {
  [E in keyof Events]: Events[E] extends { answer: typeof callAck } ? E : never;
}[keyof Events];

export type SocketEvents = { [E in ServerEvent]: (payload: Payload<E>) => void } & {
  /** Emitted on each connect. Earlier events may have been missed. */
  connect: () => void;
  disconnect: () => void;
};

export interface OpenedSocket {
  /** @throws {Error} without a connection, or after 10 seconds without an answer */
  send: <E extends AnsweredEvent>(event: E, payload: Payload<E>) => Promise<CallAck>;
  disconnect: () => void;
}

/** Spec §4 Socket. */
export function openSocket(userId: string, events: Emitter<SocketEvents>): OpenedSocket {
  let socket: Socket | null = null;
  let isConnecting = false;
  let hasLeft = false;
  let failures = 0;
  let connectedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let used: Credentials | null = null;

  const connect = async () => {
    clearTimeout(timer);
    if (hasLeft || !navigator.onLine || isConnecting || socket?.connected) return;
    isConnecting = true;
    try {
      socket ??= listen(await createSocket((credentials) => (used = credentials)));
      // The network may have gone while the library was loading.
      if (!hasLeft && navigator.onLine) socket.connect();
    } catch {
      if (!hasLeft) tryLater();
    } finally {
      isConnecting = false;
    }
  };

  const connectAfter = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), pause);
  };

  const tryLater = () => {
    connectAfter(Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** failures));
    failures += 1;
  };

  const onRefused = async () => {
    if (used)
      await sessionSource()
        .renew(used)
        .catch(() => undefined);
    if (!hasLeft) tryLater();
  };

  const listen = (made: Socket): Socket => {
    made.on('connect', () => {
      connectedAt = performance.now();
      made.emit('register', userId);
      events.emit('connect');
    });
    made.on('disconnect', (reason, details) => {
      events.emit('disconnect');
      if (closedAsFull.safeParse(details).success) {
        connectAfter(FULL_PAUSE_MS);
        return;
      }
      const isRefused = reason === 'io server disconnect';
      // If the server closes a new connection immediately, back off.
      if (!isRefused || performance.now() - connectedAt >= RETRY_MS.most) failures = 0;
      if (isRefused) void onRefused();
      else if (!hasLeft) tryLater();
    });
    made.on('connect_error', () => {
      // `active` is false if the server rejected the connection.
      if (made.active) tryLater();
      else void onRefused();
    });
    made.on(
      'new_message',
      parsed(socketEvents.new_message.payload, (payload) => events.emit('new_message', payload)),
    );
    made.on(
      'message_status',
      parsed(socketEvents.message_status.payload, (payload) =>
        events.emit('message_status', payload),
      ),
    );
    made.on(
      'queue_update',
      parsed(socketEvents.queue_update.payload, (payload) => events.emit('queue_update', payload)),
    );
    made.on(
      'appointment_changed',
      parsed(socketEvents.appointment_changed.payload, (payload) =>
        events.emit('appointment_changed', payload),
      ),
    );
    made.on(
      'sharing_changed',
      parsed(socketEvents.sharing_changed.payload, (payload) =>
        events.emit('sharing_changed', payload),
      ),
    );
    made.on(
      'doctor_changed',
      parsed(socketEvents.doctor_changed.payload, (payload) =>
        events.emit('doctor_changed', payload),
      ),
    );
    made.on(
      'new_notice',
      parsed(socketEvents.new_notice.payload, (payload) => events.emit('new_notice', payload)),
    );
    made.on(
      'notices_seen',
      parsed(socketEvents.notices_seen.payload, (payload) => events.emit('notices_seen', payload)),
    );
    made.on(
      'slots_changed',
      parsed(socketEvents.slots_changed.payload, (payload) =>
        events.emit('slots_changed', payload),
      ),
    );
    made.on(
      'call_signal',
      parsed(socketEvents.call_signal.payload, (payload) => events.emit('call_signal', payload)),
    );
    made.on(
      'call_state',
      parsed(socketEvents.call_state.payload, (payload) => events.emit('call_state', payload)),
    );
    return made;
  };

  const onOnline = () => void connect();
  const onOffline = () => void socket?.disconnect();
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  void connect();
  return {
    send: async (event, payload) => {
      // Without a connection, socket.io would send it after the next connect.
      if (!socket?.connected) throw new Error('There is no connection.');
      return callAck.parse(await socket.timeout(ANSWER_TIMEOUT).emitWithAck(event, payload));
    },
    disconnect: () => {
      hasLeft = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      socket?.disconnect();
    },
  };
}

function parsed<T>(schema: z.ZodMiniType<T>, publish: (payload: T) => void) {
  return (payload: unknown) => {
    const { success, data } = z.safeParse(schema, payload);
    if (success) publish(data);
  };
}

/** Imported lazily, because socket.io-client captures `WebSocket` on import, and the demo must replace it before. */
async function createSocket(
  onTokenUsed: (credentials: Credentials | null) => void,
): Promise<Socket> {
  const address = new URL((await loadApiConfig()).socketUrl);
  const { io } = await import('socket.io-client');
  return io(address.origin, {
    path: `${address.pathname.replace(/\/$/, '')}/socket.io/`,
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    auth: (tell: (handshake: { token: string }) => void) => {
      const credentials = sessionSource().credentials();
      onTokenUsed(credentials);
      tell({ token: credentials?.accessToken ?? '' });
    },
  });
}
