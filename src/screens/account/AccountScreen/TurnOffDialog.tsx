import { useId, type ReactNode } from 'react';
import { CodeField } from '../../../components/auth/CodeField/CodeField.tsx';
import { turnOffBody, type TurnOffBody } from '../../../contract/second-factor.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
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
  const id = useId();
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: turnOffBody,
    initial: { password: '', code: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onConfirm,
  });
  return (
    <Dialog
      title={t`Turn off two-step sign-in?`}
      description={t`Then your password alone opens your account.`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {t`Keep it on`}
          </Button>
          <Button type="submit" form={id} variant="danger" isPending={isSubmitting}>
            {t`Turn off`}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <Form id={id} formProps={formProps}>
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            isRequired
            {...field('password')}
          />
          <CodeField {...field('code')} />
          <FormAlert message={formError(submission, ['password', 'code'])} />
        </Form>
        {authenticator}
      </Stack>
    </Dialog>
  );
}
