import { useRef, useState } from 'react';
import { showToast } from '../../state/core/toasts.ts';
import { t } from '../../words/t.ts';

/** Sends messages to the other person of a visit, one at a time. */
export function useReminder(partnerId: string) {
  const [hasReminded, setHasReminded] = useState(false);
  const isReminding = useRef(false);

  const remind = async (message: string) => {
    if (isReminding.current) return;
    isReminding.current = true;
    try {
      const { sendText } = await import('../../state/messages/conversations/conversations.ts');
      sendText(partnerId, message);
      setHasReminded(true);
    } catch {
      showToast('error', t`Message not sent`);
    }
    isReminding.current = false;
  };

  return { hasReminded, remind };
}
