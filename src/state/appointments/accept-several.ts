import * as api from '../../api/appointments.ts';
import { isDecided, mayBeRefusedAs } from '../../api/http/is-refused-as.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { isSameTime } from '../../domain/appointments/move.ts';
import {
  noOutcomes,
  startOutcome,
  type SeveralVisits,
} from '../../domain/appointments/outcomes.ts';
import { load } from '../core/query-client.ts';
import { runEach } from '../core/run-each.ts';
import { createUserStore } from '../core/user-store.ts';
import { currentUser } from '../session/session.ts';
import { appointmentList, applyAppointment } from './appointments.ts';

const several = createUserStore<SeveralVisits>(() => ({ ...noOutcomes }));
export const { useStore: useAcceptSeveral, current: currentAcceptance } = several;

/** Results that the doctor has seen. */
export function clearAcceptance(): void {
  if (!several.state.isSending) several.reset();
}

/** @param requests as the doctor saw them: one that has moved since is refused */
export async function acceptSeveral(requests: readonly Appointment[]): Promise<void> {
  await runEach(
    several.state,
    requests.map((request) => ({
      start: startOutcome(request, request),
      send: () => accept(request),
    })),
  );
}

async function accept(request: Appointment): Promise<void> {
  try {
    applyAppointment(await api.acceptAppointment(request.id, request));
  } catch (error) {
    if (!(await wasAccepted(error, request))) throw error;
  }
}

/** By an earlier attempt whose response was lost. The list then has the reason of a refusal, too. */
async function wasAccepted(error: unknown, request: Appointment): Promise<boolean> {
  const user = currentUser();
  if (!user || (isDecided(error) && !mayBeRefusedAs(error, 'invalid-transition'))) return false;
  const list = await load(appointmentList(user.id));
  const visit = list?.find(({ id }) => id === request.id);
  return visit?.status === 'scheduled' && isSameTime(visit, request);
}
