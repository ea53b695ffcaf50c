import { proxy, useSnapshot } from 'valtio';
import * as api from '../api/appointments.ts';
import { keepAnswer } from '../api/kept-answers.ts';
import { appointmentEndpoints, type Appointment } from '../contract/appointments.ts';
import { laterVersion } from '../domain/appointment-status.ts';
import { createUserGuard, onUserChange } from './session/session.ts';
import { patch } from './patch.ts';
import { problemOf } from './problem.ts';
import { query, queryClient, refetchInView, updateData } from './query-client.ts';
import { onRealtime } from './realtime.ts';
import { showToast } from './toasts.ts';

/** The appointments of a doctor or a patient. */
export const appointmentList = (userId: string) =>
  query(appointmentEndpoints.listAppointments, { params: { id: userId } });

/** A move of an appointment, and whose hands it is in. */
type Move = (id: string) => Promise<Appointment>;

interface AppointmentsState {
  /** The appointment that is being accepted, completed or cancelled. */
  pendingId: string | null;
  /** Which move failed last, and why. */
  actionError: { id: string; message: string } | null;
}

const initial = (): AppointmentsState => ({
  pendingId: null,
  actionError: null,
});

const state = proxy(initial());
onUserChange(resetAppointments);
onRealtime('appointment_changed', applyAppointment);
onRealtime('stale', () => refetchInView(appointmentEndpoints.listAppointments));

/** The move that is under way, and the failure of the last one. */
export function useAppointmentMoves() {
  return useSnapshot(state);
}

/** The current state, for code outside of React. */
export function currentAppointments(): AppointmentsState {
  return state;
}

/** Accepts a request, as its doctor. */
export function acceptAppointment(id: string): Promise<void> {
  return move(id, api.acceptAppointment, 'Appointment accepted');
}

/** Closes a visit that has taken place, as its doctor. */
export function completeAppointment(id: string): Promise<void> {
  return move(id, api.completeAppointment, 'Appointment completed');
}

/** Cancels a visit, with a reason or ''. */
export function cancelAppointment(id: string, reason: string): Promise<void> {
  return move(id, () => api.cancelAppointment(id, reason), 'Appointment cancelled');
}

/** Puts an appointment into the lists of its two people, unless they have a later version of it. */
export function applyAppointment(received: Appointment): void {
  const { id, patientId, doctorId } = received;
  for (const userId of [patientId, doctorId]) {
    updateData(appointmentList(userId), (list) =>
      list.some((one) => one.id === id)
        ? list.map((one) => (one.id === id ? laterVersion(one, received) : one))
        : [...list, received],
    );
    storeForOffline(userId);
  }
}

/** Stores the list as it is now, so that a failed request does not bring back an older one. */
function storeForOffline(userId: string): void {
  const input = { params: { id: userId } };
  const list = queryClient.getQueryData(appointmentList(userId).queryKey);
  // A browser that denies storage, or has no room, does without.
  if (list) keepAnswer(userId, appointmentEndpoints.listAppointments, input, list).catch(() => {});
}

export function resetAppointments(): void {
  patch(state, initial());
}

async function move(id: string, act: Move, message: string): Promise<void> {
  const isSameUser = createUserGuard();
  patch(state, { pendingId: id, actionError: null });
  try {
    const moved = await act(id);
    if (!isSameUser()) return;
    applyAppointment(moved);
    showToast('success', message);
  } catch (error) {
    if (isSameUser()) state.actionError = { id, message: problemOf(error).message };
  } finally {
    if (isSameUser()) state.pendingId = null;
  }
}
