import { startChat } from '../../state/messages/conversations/conversations.ts';
import '../../state/calls/waiting.ts';
import { startNotices } from '../../state/notices/notices.ts';
import '../../state/queue/queue-notices.ts';
import { startRealtime } from '../../state/realtime.ts';

export function startLiveUpdates(): void {
  startChat();
  startRealtime();
  startNotices();
}
