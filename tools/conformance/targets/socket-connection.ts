import { io } from 'socket.io-client';
import type { SocketConnection, EventListener } from './target.ts';

const CONNECT_LIMIT_MS = 10_000;

/**
 * Spec §4 Socket. Rejects after ten seconds.
 * @param url Socket.IO is served below its path
 * @param origin the Origin header; null omits it
 */
export function openSocketConnection(
  url: string,
  token: string,
  origin: string | null,
  take: EventListener,
): Promise<SocketConnection> {
  const { origin: host, pathname } = new URL(url);
  const socket = io(host, {
    path: `${pathname.replace(/\/$/, '')}/socket.io`,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: CONNECT_LIMIT_MS,
    auth: { token },
    ...(origin !== null && { extraHeaders: { origin } }),
  });
  socket.onAny(take);
  return new Promise((resolve, reject) => {
    socket.once('connect', () =>
      resolve({
        register: (userId) => void socket.emit('register', userId),
        call: (event, payload) => socket.timeout(CONNECT_LIMIT_MS).emitWithAck(event, payload),
        isOpen: () => socket.connected,
        close: () => void socket.close(),
      }),
    );
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
}
