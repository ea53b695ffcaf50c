import * as api from '../../api/email.ts';
import { emailEndpoints, type ChangeEmailBody, type Email } from '../../contract/email.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { parseLoadError } from '../core/load-error.ts';
import { patch } from '../core/patch.ts';
import { invalidate, load, query, queryClient, updateData } from '../core/query-client.ts';
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
export function openEmailStep(step: EmailStep | null, address = ''): void {
  patch(state, { ...idle(), step, address });
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
      // The code may be on its way all the same.
      invalidate(emailQuery);
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
  const address = queryClient.getQueryData(emailQuery.queryKey)?.pending?.address;
  const isDone = (email: Email) => email.pending === null && email.address === address;
  return change(() => api.verifyEmail(code), isDone, t`E-mail address confirmed`);
}

export function removeEmail(): Promise<void> {
  const isDone = ({ address, pending }: Email) => address === null && pending === null;
  return change(api.removeEmail, isDone, t`E-mail address removed`);
}

/** @param isDone after an error: the response may be lost */
async function change(
  send: () => Promise<Email>,
  isDone: (email: Email) => boolean,
  toast: string,
): Promise<void> {
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    const email = await send().catch(async (error: unknown) => {
      const current = await load(emailQuery);
      if (current && isDone(current)) return current;
      throw error;
    });
    if (!isStillHere()) return;
    updateData(emailQuery, () => email);
    // They say whether there is an address.
    invalidate(noticeChoices);
    state.step = null;
    showToast('success', toast);
  });
}
