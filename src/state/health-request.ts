import * as api from '../api/sharing.ts';
import { ApiError } from '../api/http/api-error.ts';
import type { Appointment } from '../contract/appointments.ts';
import type { HealthAnswer, Sharing } from '../contract/sharing.ts';
import { idleSubmission, type Submission } from '../domain/forms/submission.ts';
import { doctorShortName } from '../domain/names.ts';
import { t } from '../words/t.ts';
import { refetch } from './core/query-client.ts';
import { submit } from './core/submit.ts';
import { showToast } from './core/toasts.ts';
import { createUserStore } from './core/user-store.ts';
import { createUserGuard } from './session/session.ts';
import { applySharings, sharingList } from './sharing-data.ts';

const forms = createUserStore<{ byVisit: Record<string, Submission> }>(() => ({ byVisit: {} }));
const { state } = forms;

/** By appointment id. */
export function useAnswers(): Readonly<Record<string, Submission>> {
  return forms.useStore().byVisit;
}

export function askForHealthFacts(appointmentId: string): Promise<boolean> {
  return send(appointmentId, () => api.askForHealthFacts(appointmentId));
}

export async function answerHealthRequest(
  { id, doctor }: Pick<Appointment, 'id' | 'doctor'>,
  answer: HealthAnswer,
): Promise<boolean> {
  const isSent = await send(id, () => api.answerHealthRequest(id, answer));
  if (!isSent) return false;
  const name = doctorShortName(doctor.name);
  showToast(
    'success',
    answer === 'yes' ? t`${name} can now see them` : t`${name} does not see them`,
  );
  return true;
}

/** When the user leaves the page. */
export function clearAnswerErrors(): void {
  for (const submission of Object.values(state.byVisit)) submission.error = null;
}

function send(appointmentId: string, request: () => Promise<Sharing>): Promise<boolean> {
  state.byVisit[appointmentId] ??= { ...idleSubmission };
  const submission = state.byVisit[appointmentId];
  const isStillHere = createUserGuard();
  return submit(submission, async () => {
    const sharing = await request().catch((error: unknown) => {
      // Another tab or the other person may have changed it.
      if (error instanceof ApiError && error.status === 409) refetch(sharingList);
      throw error;
    });
    if (isStillHere()) applySharings([sharing]);
  });
}
