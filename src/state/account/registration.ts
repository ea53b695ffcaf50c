import { proxy, snapshot, useSnapshot } from 'valtio';
import * as api from '../../api/verification.ts';
import type { Registration } from '../../contract/doctors.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { patch } from '../core/patch.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { replaceDoctor } from '../doctors.ts';
import { createUserGuard, onUserChange } from '../session/session.ts';

const state = proxy<Submission>({ ...idleSubmission });
onUserChange(resetRegistration);

export function useRegistration() {
  return useSnapshot(state);
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

export function resetRegistration(): void {
  patch(state, { ...idleSubmission });
}
