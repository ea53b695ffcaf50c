import { createNanoEvents, type Emitter } from 'nanoevents';
import { expect, vi } from 'vitest';
import type { SocketEvents } from '../../api/socket.ts';
import { currentUser } from '../session/session.ts';
import { startRealtime } from '../realtime.ts';

/** The socket that was opened last: a test plays the server by emitting its events. */
export const socket = {
  userId: '',
  hasLeft: false,
  events: createNanoEvents<SocketEvents>(),
};

/** Connects the user who has signed in; resolves once the socket is open. */
export async function openRealtime(): Promise<void> {
  startRealtime();
  await vi.waitFor(() => expect(socket.userId).toBe(currentUser()?.id));
}

/** Stands in for the real one. */
export function openSocket(userId: string, events: Emitter<SocketEvents>): () => void {
  Object.assign(socket, { userId, events, hasLeft: false });
  return () => {
    Object.assign(socket, { userId: '', hasLeft: true });
  };
}
