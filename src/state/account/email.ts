import * as api from '../../api/email.ts';
import { emailEndpoints, type ChangeEmailBody, type Email } from '../../contract/email.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { parseLoadError } from '../core/load-error.ts';
import { patch } from '../core/patch.ts';
import { invalidate, query, updateData } from '../core/query-client.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { createUserGuard } from '../session/session.ts';
import { noticeChoices } from './notice-choices.ts';

export type EmailStep = 'address' | 'code' | 'remove';

interface EmailState extends Submission {
  step: EmailStep | null;
  /** As typed, or to begin with. */
  address: string;
}

const idle = (): EmailState => ({ ...idleSubmission, step: null, address: '' });

const form = createUserStore(idle);
const { state } = form;
export const { useStore: useEmailForm, current: currentEmailForm, reset: resetEmailForm } = form;

export const emailQuery = query(emailEndpoints.getEmail, {});

/** Null closes the dialog. */
export function openEmailStep(step: EmailStep | null): void {
  patch(state, { ...idle(), step });
}

/** @returns `step-up` if the user must enter a code of the authenticator first */
export async function changeEmail(body: ChangeEmailBody): Promise<'step-up' | 'done'> {
  let outcome: 'step-up' | 'done' = 'done';
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    try {
      const email = await api.changeEmail(body);
      if (!isStillHere()) return;
      updateData(emailQuery, () => email);
      state.step = 'code';
    } catch (error) {
      const isStepUp = parseLoadError(error).reason === 'step-up';
      // After the authenticator's code, the dialog is not open any more.
      if (isStillHere()) patch(state, { step: isStepUp ? null : 'address', address: body.address });
      if (!isStepUp) throw error;
      outcome = 'step-up';
    }
  });
  return outcome;
}

export function verifyEmail(code: string): Promise<void> {
  return change(() => api.verifyEmail(code), t`E-mail address confirmed`);
}

export function removeEmail(): Promise<void> {
  return change(api.removeEmail, t`E-mail address removed`);
}

async function change(send: () => Promise<Email>, toast: string): Promise<void> {
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    const email = await send();
    if (!isStillHere()) return;
    updateData(emailQuery, () => email);
    // They say whether there is an address.
    invalidate(noticeChoices);
    state.step = null;
    showToast('success', toast);
  });
}
