import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResetPasswordBody } from '../../contract/auth.ts';
import { ForgotPasswordScreen } from '../../screens/auth/ForgotPasswordScreen/ForgotPasswordScreen.tsx';
import { useLoginBlock } from '../../state/auth/use-login-block.ts';
import { clearSignInError, openSignInPage, useSignIn } from '../../state/auth/sign-in.ts';
import { useNow } from '../../state/core/clock.ts';
import {
  requestReset,
  resendResetCode,
  resetPassword,
  resetPasswordReset,
  usePendingReset,
} from '../../state/auth/password-reset.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { focusStep } from '../hooks/focus-step.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useRedirect } from '../hooks/use-redirect.ts';

export function ForgotPasswordPage({ phone }: Pick<PageProps, 'phone'>) {
  usePageTitle(t`Forgot password`);
  useEffect(openSignInPage, []);
  const redirect = useRedirect();
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const { isSubmitting, error, fieldErrors } = useSignIn();
  const pending = usePendingReset();
  const now = useNow('second');
  useHeadingFocus(pending !== null);
  const reset = async (body: ResetPasswordBody) => {
    if ((await resetPassword(body)) && isHere()) void navigate(paths.login(redirect));
  };
  const startAgain = () => {
    clearSignInError();
    resetPasswordReset();
  };
  return (
    <ForgotPasswordScreen
      step={pending ? 'code' : 'phone'}
      phone={pending?.phone ?? ''}
      onRequestCode={(phone) => void requestReset(phone)}
      onReset={(body) => void reset(body)}
      onResend={() => void resendResetCode()}
      onNumberChange={startAgain}
      resendAt={pending ? new Date(pending.resendAt) : null}
      now={now}
      isSubmitting={isSubmitting}
      error={error}
      blockReason={useLoginBlock()}
      fieldErrors={fieldErrors}
      loginHref={withBase(paths.login(redirect))}
      aside={phone}
    />
  );
}

function useHeadingFocus(hasCode: boolean): void {
  const hadCode = useRef(hasCode);
  useEffect(() => {
    if (hadCode.current !== hasCode) focusStep();
    hadCode.current = hasCode;
  }, [hasCode]);
}
