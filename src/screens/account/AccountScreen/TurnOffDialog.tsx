import type { ReactNode } from 'react';
import { CodeField } from '../../../components/auth/CodeField/CodeField.tsx';
import { turnOffBody, type TurnOffBody } from '../../../contract/second-factor.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog/FormDialog.tsx';
import { t } from '../../../words/t.ts';

interface TurnOffDialogProps {
  submission: Submission;
  onConfirm: (body: TurnOffBody) => void;
  onClose: () => void;
  authenticator: ReactNode;
}

export function TurnOffDialog({
  submission,
  onConfirm,
  onClose,
  authenticator,
}: TurnOffDialogProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: turnOffBody,
    initial: { password: '', code: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onConfirm,
  });
  return (
    <FormDialog
      title={t`Turn off two-step sign-in?`}
      description={t`Then your password alone opens your account.`}
      formProps={formProps}
      isSubmitting={isSubmitting}
      error={formError(submission, ['password', 'code'])}
      cancelLabel={t`Keep it on`}
      submitLabel={t`Turn off`}
      isDangerous
      onClose={onClose}
      aside={authenticator}
    >
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        isRequired
        {...field('password')}
      />
      <CodeField {...field('code')} />
    </FormDialog>
  );
}
