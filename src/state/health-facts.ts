import { proxy, useSnapshot } from 'valtio';
import * as api from '../api/sharing.ts';
import type { HealthFacts } from '../contract/sharing.ts';
import { idleSubmission, type Submission } from '../domain/forms/submission.ts';
import { t } from '../words/t.ts';
import { patch } from './core/patch.ts';
import { updateData } from './core/query-client.ts';
import { submit } from './core/submit.ts';
import { showToast } from './core/toasts.ts';
import { createUserGuard, onUserChange } from './session/session.ts';
import { healthFacts } from './sharing-data.ts';

const state = proxy<Submission>({ ...idleSubmission });
onUserChange(resetHealthFacts);

export function useHealthFactsForm() {
  return useSnapshot(state);
}

export function saveHealthFacts(patientId: string, facts: HealthFacts): Promise<boolean> {
  return submit(state, async () => {
    const isStillHere = createUserGuard();
    const saved = await api.updateHealthFacts(facts);
    if (!isStillHere()) return;
    updateData(healthFacts(patientId), () => saved);
    showToast('success', t`Your health facts are saved`);
  });
}

export function resetHealthFacts(): void {
  patch(state, { ...idleSubmission });
}
