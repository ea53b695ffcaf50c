import * as api from '../api/sharing.ts';
import type { HealthFacts } from '../contract/sharing.ts';
import { idleSubmission, type Submission } from '../domain/forms/submission.ts';
import { t } from '../words/t.ts';
import { updateData } from './core/query-client.ts';
import { submit } from './core/submit.ts';
import { showToast } from './core/toasts.ts';
import { createUserStore } from './core/user-store.ts';
import { createUserGuard } from './session/session.ts';
import { healthFacts } from './sharing-data.ts';

const form = createUserStore<Submission>(() => ({ ...idleSubmission }));
const { state } = form;
export const { useStore: useHealthFactsForm, reset: resetHealthFacts } = form;

export function saveHealthFacts(patientId: string, facts: HealthFacts): Promise<boolean> {
  return submit(state, async () => {
    const isStillHere = createUserGuard();
    const saved = await api.updateHealthFacts(facts);
    if (!isStillHere()) return;
    updateData(healthFacts(patientId), () => saved);
    showToast('success', t`Your health facts are saved`);
  });
}
