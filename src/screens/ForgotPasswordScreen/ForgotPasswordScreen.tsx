import type { ReactNode } from 'react';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.tsx';
import type { ResetPasswordBody } from '../../contract/auth.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestCodeForm } from './RequestCodeForm.tsx';

export interface ForgotPasswordScreenProps {
  /** Whether a number is asked for, or the code that was sent to it. */
  step: 'phone' | 'code';
  /** The number that the code went to: 10 digits. */
  phone: string;
  /** A code was asked for. */
  onRequestCode: (phone: string) => void;
  /** A code and a new password were sent. */
  onReset: (body: ResetPasswordBody) => void;
  /** Another code was asked for. */
  onResend: () => void;
  /** The number is to be given again. */
  onNumberChange: () => void;
  /** From when on another code may be asked for; null for at once. */
  resendAt: Date | null;
  /** The time, moved on each second. */
  now: Date;
  /** Whether a call is under way. */
  isSubmitting: boolean;
  /** Why the last one was refused, or null. */
  error: string | null;
  /** What the server said about single fields, by their names. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Where 'Login' leads. */
  loginHref: string;
  /** What stands after the form. */
  aside?: ReactNode;
}

/** A new password for a forgotten one, by a code to the mobile number. */
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
