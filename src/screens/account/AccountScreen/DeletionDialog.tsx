import { useId } from 'react';
import { deleteAccountBody } from '../../../contract/account.ts';
import type { Role } from '../../../contract/common.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AccountScreen.css.ts';

const leaving: Record<Role, readonly string[]> = {
  patient: [
    t`We delete your name, mobile number, picture and medical records.`,
    t`We cancel your upcoming visits and queue bookings.`,
    t`Your doctors keep past visits and messages, under the name ‘Deleted account’.`,
  ],
  doctor: [
    t`We delete your name, mobile number, picture and profile. Patients can no longer find you.`,
    t`We cancel your upcoming visits.`,
    t`Your patients keep past visits, messages and the records you wrote, under the name ‘Deleted account’.`,
  ],
};

interface DeletionDialogProps {
  role: Role;
  submission: Submission;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

export function DeletionDialog({ role, submission, onConfirm, onClose }: DeletionDialogProps) {
  const id = useId();
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: deleteAccountBody,
    initial: { password: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: ({ password }) => onConfirm(password),
  });
  return (
    <Dialog
      title={t`Delete your account?`}
      description={t`This cannot be undone.`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {t`Keep my account`}
          </Button>
          <Button type="submit" form={id} variant="danger" isPending={isSubmitting}>
            {t`Delete for good`}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <Stack as="ul" gap="s2" className={styles.list}>
          {leaving[role].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
        <Form id={id} formProps={formProps}>
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            isRequired
            {...field('password')}
          />
          <FormAlert message={formError(submission, ['password'])} />
        </Form>
      </Stack>
    </Dialog>
  );
}
