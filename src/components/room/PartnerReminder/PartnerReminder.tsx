import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';

export interface PartnerReminderProps {
  /** Short, such as 'Dr. Krishnan'. */
  name: string;
  label: string;
  hasReminded: boolean;
  onRemind: () => void;
}

/** Messages the other person of a video visit with one tap. */
export function PartnerReminder({ name, label, hasReminded, onRemind }: PartnerReminderProps) {
  return (
    <div role="status">
      {hasReminded ? (
        <p>{t`We have messaged ${name}.`}</p>
      ) : (
        <Button variant="accent" onPress={onRemind}>
          {label}
        </Button>
      )}
    </div>
  );
}
