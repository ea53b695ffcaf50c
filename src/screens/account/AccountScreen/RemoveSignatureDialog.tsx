import type { Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';

interface RemoveSignatureDialogProps {
  submission: Submission;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveSignatureDialog({
  submission: { isSubmitting, error },
  onConfirm,
  onClose,
}: RemoveSignatureDialogProps) {
  return (
    <Dialog
      title={t`Remove your signature?`}
      description={t`Prescriptions that you have written keep it. New ones are printed without one.`}
      isHeadingFocused
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {t`Keep it`}
          </Button>
          <Button variant="danger" onPress={onConfirm} isPending={isSubmitting}>
            {t`Remove signature`}
          </Button>
        </>
      }
    >
      {error !== null && <FormAlert message={error} />}
    </Dialog>
  );
}
