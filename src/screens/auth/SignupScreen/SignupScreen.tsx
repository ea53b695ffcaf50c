import { SignupNotice } from '../../../components/account/SignupNotice/SignupNotice.tsx';
import { AuthLayout } from '../../../components/auth/AuthLayout/AuthLayout.tsx';
import { roleOptions } from '../../../components/auth/AuthLayout/role-options.ts';
import { signupBody, type SignupBody } from '../../../contract/auth.ts';
import type { Role } from '../../../contract/common.ts';
import { NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../ui/forms/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface SignupScreenProps {
  onSignup: (body: SignupBody) => void;
  isSubmitting: boolean;
  error: string | null;
  /** The reason why logging in does not work in this browser. */
  blockReason?: string | null;
  fieldErrors?: Readonly<Record<string, string>>;
  loginHref: string;
  /** Opens in a new tab, so the form keeps its input. */
  termsHref: string;
}

interface Values {
  role: Role | null;
  fullName: string;
  phone: string;
  password: string;
  terms: boolean;
}

const blank: Values = { role: null, fullName: '', phone: '', password: '', terms: false };

/** Spec §2 Signup, §5. */
export function SignupScreen({
  onSignup,
  isSubmitting,
  error,
  blockReason,
  fieldErrors,
  loginHref,
  termsHref,
}: SignupScreenProps) {
  const { values, field, formProps } = useValidatedForm({
    schema: signupBody,
    initial: blank,
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onSignup,
  });
  const { value: isAgreed, ...terms } = field('terms');
  return (
    <AuthLayout
      blockReason={blockReason}
      title={t`Signup`}
      headline={t`Walk in once.\nWe remember the way.`}
      hasStrip={false}
      intro={
        <p>
          <Say>
            Already have an account?{' '}
            <Link href={loginHref} variant="strong">
              Login
            </Link>
          </Say>
        </p>
      }
    >
      <Form formProps={formProps}>
        <RadioGroup
          label={t`I am a`}
          variant="cards"
          options={roleOptions}
          isRequired
          {...field('role')}
        />
        <TextField
          label={t`Full name`}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          isRequired
          {...field('fullName')}
        />
        <PhoneField label={t`Mobile number`} isRequired {...field('phone')} />
        <PasswordField
          label={t`Password`}
          description={t`At least 6 characters`}
          autoComplete="new-password"
          isRequired
          {...field('password')}
        />
        <Checkbox isSelected={isAgreed} {...terms}>
          <Say>
            I agree to the{' '}
            <Link href={termsHref} variant="strong" target="_blank">
              terms and conditions
              <VisuallyHidden> (in a new tab)</VisuallyHidden>
            </Link>
          </Say>
        </Checkbox>
        <SignupNotice userRole={values.role ?? 'patient'} />
        <FormAlert message={error} />
        <Button type="submit" size="large" isPending={isSubmitting}>
          {isSubmitting ? t`Sending code` : t`Get OTP`}
        </Button>
      </Form>
    </AuthLayout>
  );
}
