import { useId, type ReactNode } from 'react';
import { factorCodeBody } from '../../../contract/second-factor.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';
import { CodeField } from '../CodeField/CodeField.tsx';

export interface CodeDialogProps {
  title: string;
  description: string;
  action: string;
  submission: Submission;
  onCode: (code: string) => void;
  onClose: () => void;
  /** The demo's authenticator app, or null. */
  authenticator: ReactNode;
}

export function CodeDialog({
  title,
  description,
  action,
  submission,
  onCode,
  onClose,
  authenticator,
}: CodeDialogProps) {
  const id = useId();
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: factorCodeBody,
    initial: { code: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: ({ code }) => onCode(code),
  });
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isSubmitting}>
            {t`Not now`}
          </Button>
          <Button type="submit" form={id} isPending={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <Form id={id} formProps={formProps}>
          <CodeField {...field('code')} />
          <FormAlert message={formError(submission, ['code'])} />
        </Form>
        {authenticator}
      </Stack>
    </Dialog>
  );
}
