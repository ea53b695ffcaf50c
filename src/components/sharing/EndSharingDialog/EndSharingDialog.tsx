import type { Submission } from '../../../domain/forms/submission.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';

export interface EndSharingDialogProps {
  doctor: { name: string };
  submission: Submission;
  onConfirm: () => void;
  onClose: () => void;
}

export function EndSharingDialog({
  doctor,
  submission,
  onConfirm,
  onClose,
}: EndSharingDialogProps) {
  const name = doctorShortName(doctor.name);
  const { isSubmitting, error } = submission;
  return (
    <Dialog
      title={t`End access for ${name}?`}
      description={t`${name} will see only their own notes, and cannot open files you sent. This applies to all your visits with them so far. Your visits stay booked.`}
      isHeadingFocused
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {t`Keep access`}
          </Button>
          <Button variant="danger" onPress={onConfirm} isPending={isSubmitting}>
            {t`End access`}
          </Button>
        </>
      }
    >
      {error !== null && <FormAlert message={error} />}
    </Dialog>
  );
}
