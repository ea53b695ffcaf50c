import { useEffect, useRef, useState } from 'react';
import type { Reminder } from '../../domain/messages/message-status.ts';
import type { SentReminder } from '../../state/messages/reminders.ts';
import { t } from '../../words/t.ts';

/** Messages the other person of a visit. A second call sends a failed message again. */
export function useReminder(partnerId: string) {
  const [reminder, setReminder] = useState<Reminder | null>(null);
  const sent = useRef<SentReminder | null>(null);
  useEffect(() => () => sent.current?.stop(), []);

  const remind = async (message: string) => {
    if (reminder && sent.current) return sent.current.retry();
    // The button disappears at once, so it cannot send twice.
    setReminder({ text: '' });
    try {
      const { sendReminder } = await import('../../state/messages/reminders.ts');
      sent.current = sendReminder(partnerId, message, setReminder);
    } catch {
      setReminder({ text: t`Message not sent`, hasFailed: true });
    }
  };

  return { reminder, remind };
}
