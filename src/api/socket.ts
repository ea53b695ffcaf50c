import type { Emitter } from 'nanoevents';
import type { Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { socketEvents } from '../contract/realtime.ts';
import { loadApiConfig } from './http/config.ts';
import { sessionSource, type Credentials } from './http/session-source.ts';

const RETRY_MS = { first: 500, most: 8000 };

type ServerEvent = Exclude<keyof typeof socketEvents, 'register'>;
type Payload<E extends ServerEvent> = z.output<(typeof socketEvents)[E]['payload']>;

export type SocketEvents = { [E in ServerEvent]: (payload: Payload<E>) => void } & {
  /** Emitted on each connect. Earlier events may have been missed. */
  connect: () => void;
  disconnect: () => void;
};

/**
 * Spec §4 Socket.
 * @returns a function that disconnects
 */
export function openSocket(userId: string, events: Emitter<SocketEvents>): () => void {
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

  const onRefused = async () => {
    if (used)
      await sessionSource()
        .renew(used)
        .catch(() => undefined);
    if (!hasLeft) tryLater();
  };

  const listen = (made: Socket): Socket => {
    made.on('connect', () => {
      connectedAt = Date.now();
      made.emit('register', userId);
      events.emit('connect');
    });
    made.on('disconnect', (reason) => {
      events.emit('disconnect');
      const isRefused = reason === 'io server disconnect';
      // If the server closes a new connection immediately, back off.
      if (!isRefused || Date.now() - connectedAt >= RETRY_MS.most) failures = 0;
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
      'doctor_changed',
      parsed(socketEvents.doctor_changed.payload, (payload) =>
        events.emit('doctor_changed', payload),
      ),
    );
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
