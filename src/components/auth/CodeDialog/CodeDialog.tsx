import type { ReactNode } from 'react';
import type { Submission } from '../../../domain/forms/submission.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog/FormDialog.tsx';
import { t } from '../../../words/t.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { useCodeForm } from '../CodeField/use-code-form.ts';

export interface CodeDialogProps {
  title: string;
  description: string;
  action: string;
  submission: Submission;
  onCode: (code: string) => void;
  onClose: () => void;
  authenticator: ReactNode;
}

export function CodeDialog({
  action,
  submission,
  onCode,
  authenticator,
  ...dialog
}: CodeDialogProps) {
  const { codeField, ...form } = useCodeForm(submission, onCode);
  return (
    <FormDialog
      {...dialog}
      {...form}
      cancelLabel={t`Not now`}
      submitLabel={action}
      aside={authenticator}
    >
      <CodeField {...codeField} />
    </FormDialog>
  );
}
