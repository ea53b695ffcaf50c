import { factorCodeBody } from '../../../contract/second-factor.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';

export function useCodeForm(submission: Submission, onCode: (code: string) => void) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: factorCodeBody,
    initial: { code: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: ({ code }) => onCode(code),
  });
  return {
    codeField: field('code'),
    formProps,
    isSubmitting,
    error: formError(submission, ['code']),
  };
}
