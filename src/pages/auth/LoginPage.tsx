import { useEffect } from 'react';
import { LoginScreen } from '../../screens/auth/LoginScreen/LoginScreen.tsx';
import { useLoginBlock } from '../../state/auth/use-login-block.ts';
import {
  logIn,
  logInWithCode,
  openSignInPage,
  stopWaitingLogin,
  useSignIn,
  useWaitingLogin,
} from '../../state/auth/sign-in.ts';
import { resetPasswordReset } from '../../state/auth/password-reset.ts';
import { strongText } from '../../theme/typography.css.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { focusStep } from '../hooks/focus-step.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRedirect } from '../hooks/use-redirect.ts';

const codeScreen = lazyModule(
  () => import('../../screens/auth/LoginCodeScreen/LoginCodeScreen.tsx'),
  { when: 'open' },
);
const loginReason = lazyModule(() => import('./LoginReason.tsx'), { when: 'open' });

/** Spec §2, §4, §8. */
export function LoginPage({
  accounts,
  authenticator,
}: Pick<PageProps, 'accounts' | 'authenticator'>) {
  usePageTitle(t`Login`);
  const redirect = useRedirect();
  const hasRedirect = redirect !== '/';
  const reasonModule = useLazyModule(loginReason, { isOpen: hasRedirect });
  useEffect(() => {
    openSignInPage();
    return openSignInPage;
  }, []);
  useEffect(resetPasswordReset, []);
  const submission = useSignIn();
  const blockReason = useLoginBlock();
  const isWaiting = useWaitingLogin() !== null;
  const codeModule = useLazyModule(codeScreen, { isOpen: isWaiting, onError: stopWaitingLogin });
  const isAtCode = isWaiting && codeModule !== null;
  useEffect(() => {
    if (isAtCode) focusStep();
  }, [isAtCode]);
  if (isAtCode) {
    return (
      <codeModule.LoginCodeScreen
        submission={submission}
        onCode={(code) => void logInWithCode(code)}
        onBack={openSignInPage}
        aside={authenticator}
      />
    );
  }
  return (
    <LoginScreen
      reason={
        reasonModule ? (
          <reasonModule.LoginReason redirect={redirect} />
        ) : (
          // Reserves the line until the code of the reason has loaded.
          hasRedirect && <p className={strongText}>{'\u00A0'}</p>
        )
      }
      onLogin={(body) => void logIn(body)}
      isSubmitting={submission.isSubmitting || isWaiting}
      error={submission.error}
      blockReason={blockReason}
      signupHref={withBase(paths.signup(redirect))}
      forgotPasswordHref={withBase(paths.forgotPassword(redirect))}
      aside={accounts}
    />
  );
}
