import type { ReactNode } from 'react';
import { AuthLayout } from '../../../components/auth/AuthLayout/AuthLayout.tsx';
import { CodeField } from '../../../components/auth/CodeField/CodeField.tsx';
import { useCodeForm } from '../../../components/auth/CodeField/use-code-form.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { t } from '../../../words/t.ts';

export interface LoginCodeScreenProps {
  submission: Submission;
  onCode: (code: string) => void;
  onBack: () => void;
  aside?: ReactNode;
}

export function LoginCodeScreen({ submission, onCode, onBack, aside }: LoginCodeScreenProps) {
  const { codeField, formProps, isSubmitting, error } = useCodeForm(submission, onCode);
  return (
    <AuthLayout
      title={t`Enter your code`}
      headline={t`One small step,\nthen you are in.`}
      intro={<p>{t`Open the authenticator app on your phone and enter the code for CareSetu.`}</p>}
      aside={aside}
    >
      <Form formProps={formProps}>
        <CodeField {...codeField} />
        <FormAlert message={error} />
        <Button type="submit" size="large" isPending={isSubmitting}>
          {t`Login`}
        </Button>
        <Button variant="text" onPress={onBack} isDisabled={isSubmitting}>
          {t`Back to the password`}
        </Button>
      </Form>
    </AuthLayout>
  );
}
