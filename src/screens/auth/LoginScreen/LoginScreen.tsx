import type { ReactNode } from 'react';
import { AuthLayout } from '../../../components/auth/AuthLayout/AuthLayout.tsx';
import { roleOptions } from '../../../components/auth/AuthLayout/role-options.ts';
import { loginBody, type LoginBody } from '../../../contract/auth.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../ui/forms/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface LoginScreenProps {
  /**
   * For a guest who opened a page for users.
   * @default null
   */
  reason?: ReactNode;
  onLogin: (body: LoginBody) => void;
  isSubmitting: boolean;
  error: string | null;
  /** The reason why logging in does not work in this browser. */
  blockReason?: string | null;
  signupHref: string;
  forgotPasswordHref: string;
  aside?: ReactNode;
}

const blank: LoginBody = { role: 'patient', phone: '', password: '', remember: false };

/** Spec §2 Login, §5. */
export function LoginScreen({
  reason = null,
  onLogin,
  isSubmitting,
  error,
  blockReason,
  signupHref,
  forgotPasswordHref,
  aside,
}: LoginScreenProps) {
  const { field, formProps } = useValidatedForm({
    schema: loginBody,
    initial: blank,
    isSubmitting,
    onValid: onLogin,
  });
  const { value: isRemembered, ...remember } = field('remember');
  return (
    <AuthLayout
      blockReason={blockReason}
      title={t`Login`}
      headline={t`Good care is just\nacross the bridge.`}
      intro={
        <>
          {reason}
          <p>
            <Say>
              New to CareSetu?{' '}
              <Link href={signupHref} variant="strong">
                Signup
              </Link>
            </Say>
          </p>
        </>
      }
      aside={aside}
    >
      <Form formProps={formProps}>
        <RadioGroup label={t`I am a`} variant="cards" options={roleOptions} {...field('role')} />
        <PhoneField
          label={t`Mobile number`}
          autoComplete="username"
          isRequired
          {...field('phone')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          isRequired
          {...field('password')}
        />
        <Inline gap="s4" rowGap="none" align="center" justify="between">
          <Checkbox isSelected={isRemembered} {...remember}>
            {t`Remember me`}
          </Checkbox>
          <Link href={forgotPasswordHref} variant="strong">
            {t`Forgot your password?`}
          </Link>
        </Inline>
        <FormAlert message={error} />
        <Button type="submit" size="large" isPending={isSubmitting}>
          {t`Login`}
        </Button>
      </Form>
    </AuthLayout>
  );
}
