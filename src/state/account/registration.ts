import { proxy, snapshot, useSnapshot } from 'valtio';
import * as api from '../../api/verification.ts';
import type { Registration } from '../../contract/doctors.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { patch } from '../core/patch.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { knownDoctor, replaceDoctor } from '../doctors.ts';
import { createUserGuard, onUserChange } from '../session/session.ts';

const state = proxy<Submission>({ ...idleSubmission });
const withdrawal = proxy<Submission>({ ...idleSubmission });
onUserChange(resetRegistration);

export function useRegistration() {
  return useSnapshot(state);
}

export function useWithdrawal() {
  return useSnapshot(withdrawal);
}

export function currentRegistration() {
  return snapshot(state);
}

export function submitRegistration(doctorId: string, registration: Registration): Promise<boolean> {
  return submit(state, async () => {
    const isStillHere = createUserGuard();
    replaceDoctor(await api.updateRegistration(doctorId, registration));
    if (isStillHere()) showToast('success', t`Registration sent`);
  });
}

export function withdrawRequest(doctorId: string): Promise<boolean> {
  return submit(withdrawal, async () => {
    const isStillHere = createUserGuard();
    const { refused, requestedAt = '' } = knownDoctor(doctorId)?.verification ?? {};
    replaceDoctor(await api.withdrawRequest(doctorId, requestedAt));
    if (isStillHere()) {
      showToast('success', refused ? t`Refused request dismissed` : t`Request withdrawn`);
    }
  });
}

export function resetRegistration(): void {
  patch(state, { ...idleSubmission });
  patch(withdrawal, { ...idleSubmission });
}
