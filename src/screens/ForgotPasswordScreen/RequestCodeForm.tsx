import { forgotPasswordBody } from '../../contract/auth.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { useValidatedForm } from '../../ui/Form/use-validated-form.ts';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx';

export interface RequestCodeFormProps {
  /** The number that the code went to: 10 digits. */
  phone: string;
  /** A code was asked for. */
  onRequestCode: (phone: string) => void;
  /** Whether a call is under way. */
  isSubmitting: boolean;
  /** Why the last one was refused, or null. */
  error: string | null;
  /** What the server said about single fields, by their names. */
  fieldErrors?: Readonly<Record<string, string>>;
}

/** The first step: the number of the account. */
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
        label="Mobile number"
        description="We send a code to this number if it has an account."
        isRequired
        {...field('phone')}
      />
      <FormAlert message={error} />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {isSubmitting ? 'Sending code' : 'Get OTP'}
      </Button>
    </Form>
  );
}
