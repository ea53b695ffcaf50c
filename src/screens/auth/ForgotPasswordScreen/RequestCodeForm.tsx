import { forgotPasswordBody } from '../../../contract/auth.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { PhoneField } from '../../../ui/forms/PhoneField/PhoneField.tsx';
import { t } from '../../../words/t.ts';

export interface RequestCodeFormProps {
  /** Ten digits. */
  phone: string;
  onRequestCode: (phone: string) => void;
  isSubmitting: boolean;
  error: string | null;
  fieldErrors?: Readonly<Record<string, string>>;
}

export function RequestCodeForm({
  phone,
  onRequestCode,
  isSubmitting,
  error,
  fieldErrors,
}: RequestCodeFormProps) {
  const { field, formProps } = useValidatedForm({
    schema: forgotPasswordBody,
    initial: { phone },
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: (body) => onRequestCode(body.phone),
  });
  return (
    <Form formProps={formProps}>
      <PhoneField
        label={t`Mobile number`}
        autoComplete="username"
        description={t`If this number has an account, we will send it a code.`}
        isRequired
        {...field('phone')}
      />
      <FormAlert message={error} />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {isSubmitting ? t`Sending code` : t`Get OTP`}
      </Button>
    </Form>
  );
}
