import { proxy, useSnapshot } from 'valtio';
import * as api from '../../api/auth.ts';
import type { LoginBody } from '../../contract/auth.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { loginFailure } from './auth-messages.ts';
import { patch } from '../core/patch.ts';
import { signInWith } from '../session/sign-in-with.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';

// Each page replaces `submission`, so that late responses from an earlier page are ignored.
const state = proxy<{ submission: Submission }>({ submission: { ...idleSubmission } });

export function useSignIn(): Submission {
  return useSnapshot(state).submission;
}

/** Spec §8 Login. */
export async function logIn(body: LoginBody): Promise<void> {
  await attempt(async () => {
    try {
      await signInWith(await api.logIn(body), body.remember);
      showToast('success', t`Login Successful`);
    } catch (error) {
      showToast('error', loginFailure(error));
      throw error;
    }
  });
}

export function attempt(send: () => Promise<void>): Promise<boolean> {
  return submit(state.submission, send);
}

export function openSignInPage(): void {
  state.submission = { ...idleSubmission };
}

export function clearSignInError(): void {
  patch(state.submission, { error: null, fieldErrors: {} });
}
