import { useEffect } from 'react';
import { LoginScreen } from '../../screens/auth/LoginScreen/LoginScreen.tsx';
import { logIn, openSignInPage, useSignIn } from '../../state/auth/sign-in.ts';
import { resetPasswordReset } from '../../state/auth/password-reset.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRedirect } from '../hooks/use-redirect.ts';

/** Spec §2, §4, §8. */
export function LoginPage({ accounts }: Pick<PageProps, 'accounts'>) {
  usePageTitle(t`Login`);
  const redirect = useRedirect();
  useEffect(openSignInPage, []);
  // Discard an unfinished password reset.
  useEffect(resetPasswordReset, []);
  const { isSubmitting, error } = useSignIn();
  return (
    <LoginScreen
      onLogin={(body) => void logIn(body)}
      isSubmitting={isSubmitting}
      error={error}
      signupHref={withBase(paths.signup(redirect))}
      forgotPasswordHref={withBase(paths.forgotPassword(redirect))}
      aside={accounts}
    />
  );
}
