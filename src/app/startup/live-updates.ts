import { startChat } from '../../state/messages/conversations/conversations.ts';
// This import subscribes to realtime events.
import '../../state/queue/queue-notices.ts';
import { startRealtime } from '../../state/realtime.ts';

export function startLiveUpdates(): void {
  startChat();
  startRealtime();
}
