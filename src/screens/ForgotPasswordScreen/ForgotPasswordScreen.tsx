import type { ReactNode } from 'react';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
import { RequestCodeForm, type RequestCodeFormProps } from './RequestCodeForm.tsx';

export interface ForgotPasswordScreenProps extends RequestCodeFormProps, NewPasswordFormProps {
  step: 'phone' | 'code';
  loginHref: string;
  aside?: ReactNode;
}

export function ForgotPasswordScreen({
  step,
  onRequestCode,
  loginHref,
  aside,
  ...shared
}: ForgotPasswordScreenProps) {
  const isRequesting = step === 'phone';
  return (
    <AuthLayout
      title={isRequesting ? 'Forgot your password?' : 'Set a new password'}
      headline={'Lost the key?\nWe keep a spare.'}
      intro={
        <p>
          Remembered it?{' '}
          <Link href={loginHref} look="strong">
            Login
          </Link>
        </p>
      }
      aside={aside}
    >
      {isRequesting ? (
        <RequestCodeForm {...shared} onRequestCode={onRequestCode} />
      ) : (
        <NewPasswordForm {...shared} />
      )}
    </AuthLayout>
  );
}
