import { createNanoEvents } from 'nanoevents';
import { proxy, useSnapshot } from 'valtio';
import type { OpenedSocket, SocketEvents } from '../api/socket.ts';
import type { ConnectionState } from '../domain/messages/conversation.ts';
import { currentUser, onUserChange } from './session/session.ts';
import { patch } from './core/patch.ts';

/** Milliseconds to wait for a reconnect before showing that the connection is lost. */
export const GRACE_MS = 2000;
/** In ms. Without a connection, all data count as stale this often. */
export const UNCONNECTED_POLL_MS = 5000;
/**
 * In ms from a connect to the second `stale` event, because the server may register the client
 * late.
 */
export const SECOND_STALE_MS = 3000;

export interface RealtimeEvents extends SocketEvents {
  /** Emitted when events may have been missed (ADR 0040). */
  stale: () => void;
}

interface RealtimeState {
  isLive: boolean;
  connection: ConnectionState;
}

const initial = (): RealtimeState => ({ isLive: false, connection: 'connected' });

const state = proxy(initial());
const events = createNanoEvents<RealtimeEvents>();
let userId = '';
let disconnect = () => {};
let socket: OpenedSocket | null = null;
onUserChange(stopRealtime);

export function isLive(): boolean {
  return state.isLive;
}

/** Short interruptions still count as connected. */
export function useConnection(): ConnectionState {
  return useSnapshot(state).connection;
}

export function onRealtime<E extends keyof RealtimeEvents>(
  event: E,
  listener: RealtimeEvents[E],
): () => void {
  return events.on(event, listener);
}

/** Rejects without a connection, or if the server does not answer in time. */
export const sendRealtime: OpenedSocket['send'] = async (event, payload) => {
  if (!socket) throw new Error('There is no realtime connection.');
  return socket.send(event, payload);
};

export function startRealtime(): void {
  const id = currentUser()?.id;
  if (id === undefined || id === userId) return;
  stopRealtime();
  userId = id;
  disconnect = connect(id);
}

function stopRealtime(): void {
  userId = '';
  disconnect();
  disconnect = () => {};
  patch(state, initial());
}

function connect(id: string): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  let secondLook: ReturnType<typeof setTimeout> | undefined;

  const updateConnection = () => {
    if (navigator.onLine && !state.isLive) {
      // Further failed attempts do not prolong the wait.
      grace ??= setTimeout(() => (state.connection = 'connecting'), GRACE_MS);
      return;
    }
    clearTimeout(grace);
    grace = undefined;
    state.connection = navigator.onLine ? 'connected' : 'offline';
  };
  const publishStale = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) events.emit('stale');
  };
  const subscriptions = [
    events.on('connect', () => {
      state.isLive = true;
      updateConnection();
      events.emit('stale');
      clearTimeout(secondLook);
      secondLook = setTimeout(() => events.emit('stale'), SECOND_STALE_MS);
    }),
    events.on('disconnect', () => {
      state.isLive = false;
      updateConnection();
    }),
  ];
  let isClosed = false;
  const open = async () => {
    const { openSocket } = await import('../api/socket.ts');
    if (!isClosed) socket = openSocket(id, events);
  };
  open().catch(() => undefined);
  const poll = setInterval(() => {
    if (!state.isLive) publishStale();
  }, UNCONNECTED_POLL_MS);
  const onOnline = () => {
    updateConnection();
    publishStale();
  };
  addEventListener('online', onOnline);
  addEventListener('offline', updateConnection);
  document.addEventListener('visibilitychange', publishStale);
  updateConnection();
  return () => {
    isClosed = true;
    socket?.disconnect();
    socket = null;
    for (const unsubscribe of subscriptions) unsubscribe();
    clearTimeout(grace);
    clearTimeout(secondLook);
    clearInterval(poll);
    removeEventListener('online', onOnline);
    removeEventListener('offline', updateConnection);
    document.removeEventListener('visibilitychange', publishStale);
  };
}
