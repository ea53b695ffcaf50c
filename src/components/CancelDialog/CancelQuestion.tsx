import { useState } from 'react';
import { REASON_MAX_LENGTH } from '../../contract/limits.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import * as styles from './CancelDialog.css.ts';

/** How long a reason may be, as the API has it. */

export interface CancelAnswers {
  /** Asks to be closed without a change. */
  onClose: () => void;
  /** Told of the decision, with the reason, '' for none. */
  onConfirm: (reason: string) => void;
  /** Whether the cancelling is under way. */
  isPending: boolean;
  /** Why the last try failed, or null. */
  error: string | null;
}

export interface CancelQuestionProps extends CancelAnswers {
  /** The question: 'Cancel this appointment?'. */
  title: string;
  /** What would be cancelled, and what follows from it. */
  description: string;
  /** The button that cancels: 'Cancel appointment'. */
  confirmLabel: string;
}

/** Asks before something is cancelled, and for a reason if they like. A failed try keeps it open. */
export function CancelQuestion({
  title,
  description,
  confirmLabel,
  onClose,
  onConfirm,
  isPending,
  error,
}: CancelQuestionProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={title}
      description={description}
      isHeadingFocused
      isOpen
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            Keep it
          </Button>
          <Button variant="danger" onPress={() => onConfirm(reason.trim())} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextArea
          label="Reason (optional)"
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX_LENGTH}
        />
        <FormAlert message={error} />
      </div>
    </Dialog>
  );
}
