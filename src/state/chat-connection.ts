import { openSocket, type SocketListeners } from '../api/socket.ts';
import type { ConnectionState } from '../domain/conversation.ts';

/** Milliseconds without a connection until people are told. */
export const GRACE_MS = 2000;
/** Milliseconds between two looks for news while there is no connection. */
export const POLL_MS = 10_000;
/** Milliseconds until a second look after a connection: it may have been made before it was registered. */
export const SECOND_LOOK_MS = 3000;

export interface ConnectionListeners extends Pick<
  SocketListeners,
  'onMessage' | 'onStatus' | 'onQueueUpdate'
> {
  /** News may have been missed. */
  onMissed: () => void;
  /** The connection is back: what waits can go. */
  onBack: () => void;
  onState: (state: ConnectionState) => void;
}

/**
 * Keeps a person connected, and asks for news where they may have been missed: after each connection,
 * when the page comes back into view, and from time to time without a connection.
 * @returns what ends it
 */
export function startConnection(userId: string, listeners: ConnectionListeners): () => void {
  const { onMissed, onBack, onState, onMessage, onStatus, onQueueUpdate } = listeners;
  let isConnected = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let secondLook: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(grace);
    if (!navigator.onLine) onState('offline');
    else if (isConnected) onState('connected');
    else grace = setTimeout(() => onState('connecting'), GRACE_MS);
  };
  const leave = openSocket(userId, {
    onMessage,
    onStatus,
    onQueueUpdate,
    onConnect: () => {
      isConnected = true;
      tell();
      onBack();
      onMissed();
      clearTimeout(secondLook);
      secondLook = setTimeout(onMissed, SECOND_LOOK_MS);
    },
    onDisconnect: () => {
      isConnected = false;
      tell();
    },
  });
  const onOnline = () => {
    tell();
    onBack();
  };
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) onMissed();
  };
  const poll = setInterval(() => {
    if (!isConnected) look();
  }, POLL_MS);
  addEventListener('online', onOnline);
  addEventListener('offline', tell);
  document.addEventListener('visibilitychange', look);
  tell();
  return () => {
    leave();
    clearTimeout(grace);
    clearTimeout(secondLook);
    clearInterval(poll);
    removeEventListener('online', onOnline);
    removeEventListener('offline', tell);
    document.removeEventListener('visibilitychange', look);
  };
}
