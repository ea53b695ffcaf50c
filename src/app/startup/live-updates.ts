import { startChat } from '../../state/messages/conversations/conversations.ts';
// On import, this module subscribes to realtime events.
import '../../state/queue/queue-notices.ts';
import { startRealtime } from '../../state/realtime.ts';

/** Connects the signed-in user and subscribes to messages for the unread count. */
export function startLiveUpdates(): void {
  startChat();
  startRealtime();
}
