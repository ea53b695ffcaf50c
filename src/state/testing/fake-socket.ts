import { createNanoEvents, type Emitter } from 'nanoevents';
import { expect, vi } from 'vitest';
import type { OpenedSocket, SocketEvents } from '../../api/socket.ts';
import type { CallAck } from '../../contract/calls.ts';
import { currentUser } from '../session/session.ts';
import { startRealtime } from '../realtime.ts';

export const socket = {
  userId: '',
  hasLeft: false,
  events: createNanoEvents<SocketEvents>(),
  sent: new Array<[event: string, payload: unknown]>(),
  answer: (): Promise<CallAck> => Promise.resolve({ success: true }),
};

export async function openRealtime(): Promise<void> {
  startRealtime();
  await vi.waitFor(() => expect(socket.userId).toBe(currentUser()?.id));
}

export function openSocket(userId: string, events: Emitter<SocketEvents>): OpenedSocket {
  Object.assign(socket, { userId, events, hasLeft: false, sent: [] });
  return {
    send: (event, payload) => {
      socket.sent.push([event, payload]);
      return socket.answer();
    },
    disconnect: () => {
      Object.assign(socket, { userId: '', hasLeft: true });
    },
  };
}
