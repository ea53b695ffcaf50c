import type { SocketListeners } from '../../api/socket.ts';

/** The socket that was opened last: a test plays the server by calling its listeners. */
export const socket: SocketListeners & { userId: string; hasLeft: boolean } = {
  userId: '',
  hasLeft: false,
  onMessage: () => {},
  onStatus: () => {},
  onQueueUpdate: () => {},
  onConnect: () => {},
  onDisconnect: () => {},
};

/** Stands in for the real one. */
export function openSocket(userId: string, listeners: SocketListeners): () => void {
  Object.assign(socket, listeners, { userId, hasLeft: false });
  return () => {
    socket.hasLeft = true;
  };
}
