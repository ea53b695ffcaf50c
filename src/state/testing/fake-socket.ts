import { createNanoEvents, type Emitter } from 'nanoevents';
import { expect, vi } from 'vitest';
import type { SocketEvents } from '../../api/socket.ts';
import { currentUser } from '../session/session.ts';
import { startRealtime } from '../realtime.ts';

export const socket = {
  userId: '',
  hasLeft: false,
  events: createNanoEvents<SocketEvents>(),
};

export async function openRealtime(): Promise<void> {
  startRealtime();
  await vi.waitFor(() => expect(socket.userId).toBe(currentUser()?.id));
}

export function openSocket(userId: string, events: Emitter<SocketEvents>): () => void {
  Object.assign(socket, { userId, events, hasLeft: false });
  return () => {
    Object.assign(socket, { userId: '', hasLeft: true });
  };
}
