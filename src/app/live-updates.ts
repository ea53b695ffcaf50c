import { startChat } from '../state/conversations/conversations.ts';
// Subscribes to realtime events: notices of queue bookings appear on every page.
import '../state/queue.ts';
import { startRealtime } from '../state/realtime.ts';

/** Connects the signed-in user, and follows their conversations for the unread count. */
export function startLiveUpdates(): void {
  startChat();
  startRealtime();
}
