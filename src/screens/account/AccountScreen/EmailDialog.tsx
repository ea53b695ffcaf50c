import type { ReactNode } from 'react';
import { changeEmailBody, type Email, verifyEmailBody } from '../../../contract/email.ts';
import { formError } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { OtpInput } from '../../../ui/forms/OtpInput/OtpInput.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog/FormDialog.tsx';
import { t } from '../../../words/t.ts';
import type { EmailSectionProps } from './EmailSection.tsx';

type EmailDialogProps = EmailSectionProps['emailForm'] & {
  pending: Email['pending'];
  /** Of the demo. */
  mailbox: ReactNode;
};

export function EmailDialog(props: EmailDialogProps) {
  switch (props.step) {
    case 'address':
      return <AddressStep {...props} />;
    case 'code':
      return <CodeStep {...props} />;
    case 'remove':
      return <RemoveStep {...props} />;
    case null:
      return null;
  }
}

function AddressStep({ address, submission, onOpen, onChange }: EmailDialogProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: changeEmailBody,
    initial: { address, password: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onChange,
  });
  return (
    <FormDialog
      title={t`Your e-mail address`}
      description={t`We send a code to the address. Your present address stays until you enter it.`}
      formProps={formProps}
      isSubmitting={isSubmitting}
      error={formError(submission, ['address', 'password'])}
      cancelLabel={t`Cancel`}
      submitLabel={t`Send the code`}
      onClose={() => onOpen(null)}
    >
      <Stack gap="s6">
        <TextField
          label={t`E-mail address`}
          inputMode="email"
          autoComplete="email"
          isRequired
          {...field('address')}
        />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          isRequired
          {...field('password')}
        />
      </Stack>
    </FormDialog>
  );
}

function CodeStep({ submission, pending, onOpen, onVerify, mailbox }: EmailDialogProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: verifyEmailBody,
    initial: { code: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: ({ code }) => onVerify(code),
  });
  const { value, onChange, error } = field('code');
  const address = pending?.address ?? '';
  return (
    <FormDialog
      title={t`Confirm your e-mail address`}
      description={t`Enter the 6 digits that we have sent to ${address}. No e-mail? Look in the folder for spam, or send a new code.`}
      isHeadingFocused
      formProps={formProps}
      isSubmitting={isSubmitting}
      error={formError(submission, ['code'])}
      cancelLabel={t`Cancel`}
      submitLabel={t`Confirm`}
      onClose={() => onOpen(null)}
      aside={mailbox}
    >
      <Stack gap="s6" align="start">
        <OtpInput
          label={t`Code from the e-mail`}
          value={value}
          onChange={onChange}
          {...(error !== undefined && { error })}
        />
        <Button variant="text" isDisabled={isSubmitting} onPress={() => onOpen('address', address)}>
          {t`Send a new code`}
        </Button>
      </Stack>
    </FormDialog>
  );
}

function RemoveStep({ submission, onOpen, onRemove }: EmailDialogProps) {
  const { isSubmitting, error } = submission;
  return (
    <Dialog
      title={t`Remove your e-mail address?`}
      description={t`You get no more notices by e-mail. Visits that are in your calendar app stay as they are.`}
      isHeadingFocused
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onOpen(null);
      }}
      actions={
        <>
          <Button variant="secondary" onPress={() => onOpen(null)} isDisabled={isSubmitting}>
            {t`Keep the address`}
          </Button>
          <Button variant="danger" onPress={onRemove} isPending={isSubmitting}>
            {t`Remove the address`}
          </Button>
        </>
      }
    >
      {error !== null && <FormAlert message={error} />}
    </Dialog>
  );
}
