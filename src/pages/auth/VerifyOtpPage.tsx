import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { OtpScreen } from '../../screens/auth/OtpScreen/OtpScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { resendSignupCode, usePendingSignup, verifySignup } from '../../state/auth/signup.ts';
import { useSignIn } from '../../state/auth/sign-in.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRedirect } from '../hooks/use-redirect.ts';

/** Spec §2, §4, §8. */
export function VerifyOtpPage({ phone }: Pick<PageProps, 'phone'>) {
  usePageTitle(t`Verify OTP`);
  const { isSubmitting } = useSignIn();
  const redirect = useRedirect();
  const pending = usePendingSignup();
  const now = useNow('second');
  const [error, setError] = useState<string | null>(null);
  if (!pending) return <Navigate to={paths.signup(redirect)} replace />;

  const verify = async (otp: string) => {
    setError(null);
    setError(await verifySignup(otp));
  };
  return (
    <OtpScreen
      phone={pending.phone}
      onVerify={(otp) => void verify(otp)}
      onResend={() => void resendSignupCode()}
      resendAt={new Date(pending.resendAt)}
      now={now}
      isSubmitting={isSubmitting}
      error={error}
      changeNumberHref={withBase(paths.signup(redirect))}
      aside={phone}
    />
  );
}
