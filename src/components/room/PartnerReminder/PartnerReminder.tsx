import { useRef } from 'react';
import type { Reminder } from '../../../domain/messages/message-status.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';

export interface PartnerReminderProps {
  label: string;
  /** @default 'accent' */
  variant?: 'accent' | 'text';
  /** Null before the message. */
  reminder: Reminder | null;
  /** Also sends a failed message again. */
  onRemind: () => void;
}

/** Messages the other person of a visit with one tap. */
export function PartnerReminder({
  label,
  variant = 'accent',
  reminder,
  onRemind,
}: PartnerReminderProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      {reminder?.text}{' '}
      {(!reminder || reminder.hasFailed) && (
        <Button
          variant={variant}
          onPress={() => {
            onRemind();
            // The words replace the focused button.
            box.current?.focus();
          }}
        >
          {reminder ? t`Try again` : label}
        </Button>
      )}
    </div>
  );
}
