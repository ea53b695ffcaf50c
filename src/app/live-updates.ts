import { startChat } from '../state/conversations/conversations.ts';
// Subscribes to realtime events.
import '../state/queue-notices.ts';
import { startRealtime } from '../state/realtime.ts';

/** Connects the signed-in user and subscribes to messages, for the unread count. */
export function startLiveUpdates(): void {
  startChat();
  startRealtime();
}
