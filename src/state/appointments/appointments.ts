import * as api from '../../api/appointments.ts';
import { cacheResponse } from '../../api/cache/response-cache.ts';
import {
  appointmentEndpoints,
  type Appointment,
  type LateMinutes,
  type MoveAnswer,
} from '../../contract/appointments.ts';
import { isDeclining, newerAppointment } from '../../domain/appointments/appointment-status.ts';
import { t } from '../../words/t.ts';
import { idleAction, runItemAction, type ItemAction } from '../core/item-action.ts';
import { query, queryClient, refetch, refetchInView, updateData } from '../core/query-client.ts';
import { onRealtime } from '../realtime.ts';
import { currentUser } from '../session/session.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

export const appointmentList = (userId: string) =>
  query(appointmentEndpoints.listAppointments, { params: { id: userId } });

type Request = (id: string) => Promise<Appointment>;

const action = createUserStore<ItemAction>(() => ({ ...idleAction }));
const { state } = action;
export const { useStore: useAppointmentMoves, reset: resetAppointments } = action;
onRealtime('appointment_changed', applyAppointment);
onRealtime('stale', () => refetchInView(appointmentEndpoints.listAppointments));

export function acceptAppointment(id: string): Promise<void> {
  const seen = findInList(id) ?? {};
  return changeVisit(id, () => api.acceptAppointment(id, seen), t`Appointment accepted`);
}

export function completeAppointment(id: string): Promise<void> {
  return changeVisit(id, api.completeAppointment, t`Appointment completed`);
}

/** @param reason may be '' */
export function cancelAppointment(id: string, reason: string): Promise<void> {
  const user = currentUser();
  const visit = findInList(id);
  const isDeclined = user && visit && isDeclining(visit, user.role);
  const message = isDeclined ? t`Request declined` : t`Appointment cancelled`;
  return changeVisit(id, () => api.cancelAppointment(id, reason), message);
}

/** Withdraws the user's own proposal if it is declined. */
export function answerMove(visit: Appointment, answer: MoveAnswer): Promise<void> {
  const { id, proposal } = visit;
  if (!proposal) return Promise.resolve();
  const isOwn = proposal.by === currentUser()?.role;
  const declined = isOwn ? t`New time withdrawn` : t`The visit stays at its time`;
  const message = answer === 'accept' ? t`New time accepted` : declined;
  return changeVisit(id, () => api.answerMove(id, proposal, answer), message);
}

/** @param minutes null to take it back */
export function sayLate(id: string, minutes: LateMinutes | null): Promise<void> {
  const message = minutes === null ? t`You are expected on time` : t`The doctor can see it`;
  return changeVisit(id, () => api.sayLate(id, minutes), message);
}

export function markMissed(id: string, isMissed: boolean): Promise<void> {
  const message = isMissed ? t`Marked: did not come` : t`Mark taken back`;
  return changeVisit(id, () => api.markMissed(id, isMissed), message);
}

export function answerMissed(id: string): Promise<void> {
  return changeVisit(id, api.answerMissed, t`The doctor can see your answer`);
}

/** As the user's pages show it. */
function findInList(id: string): Appointment | undefined {
  const user = currentUser();
  const list = user && queryClient.getQueryData(appointmentList(user.id).queryKey);
  return list?.find((one) => one.id === id);
}

export function applyAppointment(received: Appointment): void {
  const { id, patientId, doctorId } = received;
  for (const userId of [patientId, doctorId]) {
    updateData(appointmentList(userId), (list) =>
      list.some((one) => one.id === id)
        ? list.map((one) => (one.id === id ? newerAppointment(one, received) : one))
        : [...list, received],
    );
    storeForOffline(userId);
  }
}

function storeForOffline(userId: string): void {
  const input = { params: { id: userId } };
  const list = queryClient.getQueryData(appointmentList(userId).queryKey);
  // Ignore errors: storage may be unavailable or full.
  if (list)
    cacheResponse(userId, appointmentEndpoints.listAppointments, input, list).catch(() => {});
}

/** A change of a visit whose request and error its row shows. */
export async function changeVisit(id: string, request: Request, message: string): Promise<void> {
  const user = currentUser();
  await runItemAction(state, id, {
    request: () => request(id),
    onDone: (moved) => {
      applyAppointment(moved);
      showToast('success', message);
    },
  });
  // A change by the other person may have caused the refusal.
  if (user && state.actionError?.id === id) refetch(appointmentList(user.id));
}
