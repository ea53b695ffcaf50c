import { proxy, useSnapshot } from 'valtio';
import * as api from '../../api/auth.ts';
import { ApiError } from '../../api/http/api-error.ts';
import type { LoginBody } from '../../contract/auth.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { loginFailure } from './auth-messages.ts';
import { patch } from '../core/patch.ts';
import { currentUser } from '../session/session.ts';
import { signInWith } from '../session/sign-in-with.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';

// Each page replaces `submission`, so that late responses from an earlier page are ignored.
const state = proxy<{ submission: Submission; waitingLogin: LoginBody | null }>({
  submission: { ...idleSubmission },
  waitingLogin: null,
});

export function useSignIn(): Submission {
  return useSnapshot(state).submission;
}

/** Waits for the code of the second factor. In memory only, because it has the password. */
export function useWaitingLogin(): LoginBody | null {
  return useSnapshot(state).waitingLogin;
}

/** Spec §8 Login. */
export async function logIn(body: LoginBody): Promise<void> {
  await attempt(async () => {
    try {
      await signInWith(await api.logIn(body), body.remember);
      showToast('success', t`Login Successful`);
    } catch (error) {
      const needsCode = error instanceof ApiError && error.code === 'second-factor-needed';
      if (needsCode && !currentUser()) {
        state.waitingLogin = { ...body };
        return;
      }
      showToast('error', loginFailure(error), { isQuiet: true });
      throw error;
    }
  });
}

export async function logInWithCode(code: string): Promise<void> {
  const body = state.waitingLogin;
  if (!body) return;
  await attempt(async () => {
    await signInWith(await api.logInWithCode({ ...body, code }), body.remember);
    state.waitingLogin = null;
    showToast('success', t`Login Successful`);
  });
}

export function attempt(send: () => Promise<void>): Promise<boolean> {
  return submit(state.submission, send);
}

export function openSignInPage(): void {
  state.submission = { ...idleSubmission };
  state.waitingLogin = null;
}

/** The page of the code could not be loaded. */
export function stopWaitingLogin(): void {
  state.waitingLogin = null;
  patch(state.submission, { error: t`Check your connection and try again.` });
}

export function clearSignInError(): void {
  patch(state.submission, { error: null, fieldErrors: {} });
}
