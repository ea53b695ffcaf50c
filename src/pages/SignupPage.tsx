import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignupBody } from '../contract/auth.ts';
import { SignupScreen } from '../screens/SignupScreen/SignupScreen.tsx';
import { useAuth } from '../state/auth.ts';
import { clearAuthError } from '../state/sign-in.ts';
import { signUp } from '../state/signup.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { usePageTitle } from './use-page-title.ts';

/** /signup (spec §2, §4, §8): a code that was sent leads to /verify-otp. */
export function SignupPage() {
  usePageTitle('Signup');
  useEffect(clearAuthError, []);
  const navigate = useNavigate();
  const { isLoading, error, fieldErrors } = useAuth();
  const submit = async (body: SignupBody) => {
    if (await signUp(body)) void navigate(paths.verifyOtp());
  };
  return (
    <SignupScreen
      onSignup={(body) => void submit(body)}
      isSubmitting={isLoading}
      error={error}
      fieldErrors={fieldErrors}
      loginHref={withBase(paths.login())}
      termsHref={withBase(paths.terms())}
    />
  );
}
