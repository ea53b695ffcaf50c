import { changePasswordBody, type ChangePasswordBody } from '../../../contract/account.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { t } from '../../../words/t.ts';

interface PasswordFormProps {
  phone: string;
  submission: Submission;
  onSave: (body: ChangePasswordBody) => void;
}

export function PasswordForm({ phone, submission, onSave }: PasswordFormProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: changePasswordBody,
    initial: { currentPassword: '', newPassword: '' },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onSave,
  });
  return (
    <Form formProps={formProps}>
      {/* Password managers need this field to find the entry to update. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      <PasswordField
        label={t`New password`}
        description={t`At least 6 characters`}
        autoComplete="new-password"
        isRequired
        {...field('newPassword')}
      />
      <FormAlert message={formError(submission, ['currentPassword', 'newPassword'])} />
      <div>
        <Button type="submit" variant="secondary" isPending={isSubmitting}>
          {t`Change password`}
        </Button>
      </div>
    </Form>
  );
}
