import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { Message } from '../contract/messages.ts';
import type { QueueBooking } from '../contract/queue.ts';
import { socketEvents, type MessageStatusEvent } from '../contract/realtime.ts';
import { loadApiConfig } from './config.ts';
import { heldSession, type Session } from './held-session.ts';
import { newerToken } from './session.ts';

/** Milliseconds until the socket tries again after a failure, and at most after many. */
const RETRY_MS = { first: 500, most: 8000 };

/** Who hears what the socket tells. */
export interface SocketListeners {
  /** A message was received, or sent from any device of the person's. */
  onMessage: (message: Message) => void;
  /** Messages were delivered or read. */
  onStatus: (event: MessageStatusEvent) => void;
  /** A queue booking of the person's has come further, or its payment has. */
  onQueueUpdate: (booking: QueueBooking) => void;
  /** It is connected: news may have been missed before. */
  onConnect: () => void;
  /** It is not connected any more. */
  onDisconnect: () => void;
}

/**
 * Connects a person to the realtime server (spec §4 Socket) and stays connected while there is a
 * network, until told to leave.
 * @returns what makes it leave
 */
export function openSocket(userId: string, listeners: SocketListeners): () => void {
  let socket: Socket | null = null;
  let isConnecting = false;
  let hasLeft = false;
  let failures = 0;
  let connectedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let used: Session | null = null;

  const connect = async () => {
    clearTimeout(timer);
    if (hasLeft || !navigator.onLine || isConnecting || socket?.connected) return;
    isConnecting = true;
    try {
      socket ??= listen(await createSocket((session) => (used = session)));
      if (!hasLeft) socket.connect();
    } catch {
      if (!hasLeft) tryLater();
    } finally {
      isConnecting = false;
    }
  };

  const tryLater = () => {
    clearTimeout(timer);
    const pause = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void connect(), pause);
  };

  /** The server ends a connection whose token has run out or whose session is over: a refresh tells which. */
  const onRefused = async () => {
    if (used) await newerToken(used).catch(() => undefined);
    if (!hasLeft) tryLater();
  };

  const listen = (made: Socket): Socket => {
    made.on('connect', () => {
      connectedAt = Date.now();
      made.emit('register', userId);
      listeners.onConnect();
    });
    made.on('disconnect', (reason) => {
      listeners.onDisconnect();
      const isRefused = reason === 'io server disconnect';
      // A server may let a person in only to refuse them at once: that is no success, and must not go round fast.
      if (!isRefused || Date.now() - connectedAt >= RETRY_MS.most) failures = 0;
      if (isRefused) void onRefused();
      else if (!hasLeft) tryLater();
    });
    made.on('connect_error', () => {
      // A line that could not be made leaves the socket active; a server that refuses does not.
      if (made.active) tryLater();
      else void onRefused();
    });
    made.on('new_message', (payload: unknown) => {
      const { data } = z.safeParse(socketEvents.new_message.payload, payload);
      if (data) listeners.onMessage(data);
    });
    made.on('message_status', (payload: unknown) => {
      const { data } = z.safeParse(socketEvents.message_status.payload, payload);
      if (data) listeners.onStatus(data);
    });
    made.on('queue_update', (payload: unknown) => {
      const { data } = z.safeParse(socketEvents.queue_update.payload, payload);
      if (data) listeners.onQueueUpdate(data);
    });
    return made;
  };

  const onOnline = () => void connect();
  const onOffline = () => void socket?.disconnect();
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  void connect();
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    socket?.disconnect();
  };
}

/** The socket comes late: it takes hold of WebSocket as it loads, which the demo's backend replaces before. */
async function createSocket(onTokenUsed: (session: Session | null) => void): Promise<Socket> {
  const address = new URL((await loadApiConfig()).socketUrl);
  const { io } = await import('socket.io-client');
  return io(address.origin, {
    path: `${address.pathname.replace(/\/$/, '')}/socket.io/`,
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    auth: (tell: (handshake: { token: string }) => void) => {
      const session = heldSession();
      onTokenUsed(session);
      tell({ token: session?.accessToken ?? '' });
    },
  });
}
