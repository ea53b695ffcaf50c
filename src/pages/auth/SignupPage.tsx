import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignupBody } from '../../contract/auth.ts';
import { SignupScreen } from '../../screens/auth/SignupScreen/SignupScreen.tsx';
import { useLoginBlock } from '../../state/auth/use-login-block.ts';
import { openSignInPage, useSignIn } from '../../state/auth/sign-in.ts';
import { signUp } from '../../state/auth/signup.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRedirect } from '../hooks/use-redirect.ts';

/** Spec §2, §4, §8. */
export function SignupPage() {
  usePageTitle(t`Signup`);
  const redirect = useRedirect();
  useEffect(openSignInPage, []);
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const { isSubmitting, error, fieldErrors } = useSignIn();
  const submit = async (body: SignupBody) => {
    if ((await signUp(body)) && isHere()) void navigate(paths.verifyOtp(redirect));
  };
  return (
    <SignupScreen
      onSignup={(body) => void submit(body)}
      isSubmitting={isSubmitting}
      error={error}
      blockReason={useLoginBlock()}
      fieldErrors={fieldErrors}
      loginHref={withBase(paths.login(redirect))}
      termsHref={withBase(paths.terms())}
    />
  );
}
