import { accountBody } from '../../../contract/account.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { t } from '../../../words/t.ts';

interface NameFormProps {
  name: string;
  submission: Submission;
  onSave: (name: string) => void;
}

export function NameForm({ name, submission, onSave }: NameFormProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: accountBody,
    initial: { name },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: (body) => onSave(body.name),
  });
  return (
    <Form formProps={formProps}>
      <TextField label={t`Full name`} autoComplete="name" isRequired {...field('name')} />
      <FormAlert message={formError(submission, ['name'])} />
      <div>
        <Button type="submit" isPending={isSubmitting}>
          {t`Save name`}
        </Button>
      </div>
    </Form>
  );
}
