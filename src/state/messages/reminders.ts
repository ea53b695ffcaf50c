import type { Message } from '../../contract/messages.ts';
import type { Reminder, ShownStatus } from '../../domain/messages/message-status.ts';
import { t } from '../../words/t.ts';
import { onRealtime } from '../realtime.ts';
import { currentSession } from './conversations/chat-store.ts';
import { startChat } from './conversations/conversations.ts';

export interface SentReminder {
  retry: () => void;
  stop: () => void;
}

/** @param onChange called with null if the message was removed without being sent */
export function sendReminder(
  partnerId: string,
  message: string,
  onChange: (reminder: Reminder | null) => void,
): SentReminder {
  startChat();
  const session = currentSession();
  if (!session) throw new Error('A reminder needs a user.');
  const { unsent } = session;
  unsent.add(partnerId, message, null);
  const clientId = unsent.listMessages(partnerId).at(-1)?.clientId ?? '';
  let isSent = false;
  const update = () => {
    const waiting = unsent.listMessages(partnerId).find((one) => one.clientId === clientId);
    const status = isSent ? 'sent' : waiting?.status;
    if (!status) stop();
    onChange(status ? { text: reminderText(status), hasFailed: status === 'failed' } : null);
  };
  const confirm = (arrived: Message) => {
    if (arrived.clientId !== clientId) return;
    isSent = true;
    update();
  };
  const endings = [
    // `sent` comes in the same task as its change.
    unsent.on('change', () => queueMicrotask(update)),
    unsent.on('sent', confirm),
    // If only the response was lost, or another tab sent it.
    onRealtime('new_message', confirm),
  ];
  addEventListener('online', update);
  addEventListener('offline', update);
  const stop = () => {
    for (const end of endings) end();
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
  update();
  return { retry: () => unsent.retry(clientId), stop };
}

function reminderText(status: ShownStatus): string {
  if (status === 'failed') return t`Your message was not sent.`;
  if (status !== 'pending') return t`Your message was sent.`;
  return navigator.onLine
    ? t`Sending your message`
    : t`You are offline. We will send your message as soon as you are online again.`;
}
