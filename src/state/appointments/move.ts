import * as api from '../../api/appointments.ts';
import { isDecided, isRefusedAs, mayBeRefusedAs } from '../../api/http/is-refused-as.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { isSameTime } from '../../domain/appointments/move.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { freeTimes } from '../booking/free-times.ts';
import { findNearestFree } from '../booking/nearest-free.ts';
import { parseLoadError } from '../core/load-error.ts';
import { patch } from '../core/patch.ts';
import { load, refetch } from '../core/query-client.ts';
import { createUserStore } from '../core/user-store.ts';
import { doctorToBook, takenSlots } from '../doctors.ts';
import { currentUser } from '../session/session.ts';
import { appointmentList, applyAppointment } from './appointments.ts';

interface MoveState {
  visitId: string;
  date: string | null;
  time: string | null;
  isSubmitting: boolean;
  conflict: { time: string; nearest: SlotTime[]; keepsFocus?: boolean } | null;
  error: string | null;
  /** Another of the patient's visits is at this time. */
  isVisitInTheWay: boolean;
}

const initial = (): MoveState => ({
  visitId: '',
  date: null,
  time: null,
  isSubmitting: false,
  conflict: null,
  error: null,
  isVisitInTheWay: false,
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useMove, reset: resetMove } = form;

export function openMove(visitId: string): void {
  if (state.visitId !== visitId) patch(state, { ...initial(), visitId });
}

export function chooseTime(choice: { date: string | null; time: string | null }): void {
  patch(state, { ...choice, conflict: null, error: null, isVisitInTheWay: false });
}

/** @returns null if it was refused */
export async function confirmMove(
  visit: Appointment,
  doctor: Doctor,
  now: Date,
): Promise<Appointment | null> {
  const { visitId, date, time, isSubmitting } = state;
  if (date === null || time === null || isSubmitting) return null;
  patch(state, { isSubmitting: true, conflict: null, error: null, isVisitInTheWay: false });
  try {
    const moved = await api.moveAppointment(visit.id, { date, time });
    applyAppointment(moved);
    if (state.visitId === visitId) patch(state, initial());
    return moved;
  } catch (error) {
    const done = await findMoved(error, visit.id, { date, time });
    if (state.visitId !== visitId) return done;
    if (done) patch(state, initial());
    else await applyRefusal(error, doctor, { date, time }, now);
    return done;
  } finally {
    if (state.visitId === visitId) state.isSubmitting = false;
  }
}

/** The visit if an earlier attempt, whose response was lost, has moved it. */
export async function findMoved(
  error: unknown,
  id: string,
  slot: SlotTime,
): Promise<Appointment | null> {
  const user = currentUser();
  if (!user || (isDecided(error) && !mayBeRefusedAs(error, 'invalid-request'))) return null;
  const list = await load(appointmentList(user.id));
  const visit = list?.find((one) => one.id === id);
  if (!visit) return null;
  const { proposal } = visit;
  const isProposed = proposal?.by === user.role && isSameTime(proposal, slot);
  return isProposed || isSameTime(visit, slot) ? visit : null;
}

/** Someone else has the chosen time. */
export async function showLost(doctor: Doctor, slot: SlotTime, now: Date): Promise<void> {
  const { visitId } = state;
  const nearest = await findNearestFree(doctor, slot, now);
  const { date, time } = state;
  if (state.visitId !== visitId || date !== slot.date || time !== slot.time) return;
  state.conflict = { time, nearest, keepsFocus: true };
}

/** The chosen time is free again. */
export function endConflict(): void {
  state.conflict = null;
}

async function applyRefusal(
  error: unknown,
  doctor: Doctor,
  slot: SlotTime,
  now: Date,
): Promise<void> {
  if (isRefusedAs(error, 'slot-taken')) {
    refetch(freeTimes(doctor.id));
    const { visitId } = state;
    const nearest = await findNearestFree(doctor, slot, now);
    if (state.visitId === visitId) state.conflict = { time: slot.time, nearest };
    return;
  }
  patch(state, {
    error: parseLoadError(error).message,
    isVisitInTheWay: isRefusedAs(error, 'visit-in-the-way'),
  });
  // The page then shows the rule, or the other proposal, that it did not know.
  const user = currentUser();
  if (user && hasVisitChanged(error)) refetch(appointmentList(user.id), doctorToBook(doctor.id));
  if (mayBeRefusedAs(error, 'slot-not-offered')) {
    refetch(doctorToBook(doctor.id));
    await load(takenSlots(doctor.id, slot.date));
  }
}

function hasVisitChanged(error: unknown): boolean {
  return (['too-late-to-change', 'too-many-changes', 'invalid-transition'] as const).some((code) =>
    mayBeRefusedAs(error, code),
  );
}
