import type { ReactNode } from 'react';
import { AuthLayout } from '../../../components/auth/AuthLayout/AuthLayout.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
import { RequestCodeForm, type RequestCodeFormProps } from './RequestCodeForm.tsx';

export interface ForgotPasswordScreenProps extends RequestCodeFormProps, NewPasswordFormProps {
  step: 'phone' | 'code';
  loginHref: string;
  /** The reason why logging in does not work in this browser. */
  blockReason?: string | null;
  aside?: ReactNode;
}

export function ForgotPasswordScreen({
  step,
  onRequestCode,
  loginHref,
  blockReason,
  aside,
  ...shared
}: ForgotPasswordScreenProps) {
  const isRequesting = step === 'phone';
  return (
    <AuthLayout
      blockReason={blockReason}
      title={isRequesting ? t`Forgot your password?` : t`Set a new password`}
      headline={t`Lost the key?\nWe keep a spare.`}
      intro={
        <p>
          <Say>
            Remembered it?{' '}
            <Link href={loginHref} variant="strong">
              Login
            </Link>
          </Say>
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
