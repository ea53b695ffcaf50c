import { useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { SharingScope } from '../../../contract/sharing.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { DEFAULT_SCOPE } from '../../../domain/records/sharing.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';
import { visitsText } from '../sharing-text.ts';
import { SharingPicker } from '../SharingPicker/SharingPicker.tsx';

export interface SharingDialogProps {
  /** At least one, of the same doctor. */
  visits: readonly Appointment[];
  scope: SharingScope;
  submission: Submission;
  onSave: (scope: SharingScope) => void;
  onClose: () => void;
}

export function SharingDialog({ visits, scope, submission, onSave, onClose }: SharingDialogProps) {
  const { name = '', specialty = '' } = visits[0]?.doctor ?? {};
  const isGone = scope === 'specialty' && specialty === '';
  const [chosen, setChosen] = useState(isGone ? DEFAULT_SCOPE : scope);
  const doctorName = doctorShortName(name);
  const { isSubmitting, error } = submission;
  return (
    <Dialog
      title={t`What can ${doctorName} see?`}
      description={visitsText(visits)}
      isHeadingFocused
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isSubmitting}>
            {t`Cancel`}
          </Button>
          <Button onPress={() => onSave(chosen)} isPending={isSubmitting}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        <SharingPicker
          doctorName={doctorName}
          specialty={specialty}
          value={chosen}
          onChange={setChosen}
        />
        <FormAlert message={error} />
      </Stack>
    </Dialog>
  );
}
