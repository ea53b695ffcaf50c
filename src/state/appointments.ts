import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/appointments.ts';
import { ApiError } from '../api/api-error.ts';
import { getDoctorForBooking } from '../api/doctors.ts';
import type { Appointment, BookingBody } from '../contract/appointments.ts';
import type { Doctor } from '../contract/doctors.ts';
import type { Loadable } from '../domain/loadable.ts';
import { laterVersion } from '../domain/appointment-status.ts';
import { currentAuth, whenPersonChanges } from './auth.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';
import { onRealtime } from './realtime.ts';
import { samePerson } from './same-person.ts';
import { showToast } from './toasts.ts';

/** A move of an appointment, and whose hands it is in. */
type Move = (id: string) => Promise<Appointment>;

interface AppointmentsState {
  appointments: Held<Appointment[]> | null;
  /** Who is being booked. */
  doctor: Held<Doctor> | null;
  /** Why that doctor could not be loaded. */
  doctorError: Problem | null;
  isLoading: boolean;
  /** Why the list could not be loaded. */
  error: Problem | null;
  /** The appointment just booked. */
  currentAppointment: Held<Appointment> | null;
  /** `idle`, the status of the last booking, or the code of its failure (spec §4 Appointment). */
  status: string;
  /** The appointment that is being accepted, completed or cancelled. */
  pendingId: string | null;
  /** Which move failed last, and why. */
  actionError: { id: string; message: string } | null;
}

const initial = (): AppointmentsState => ({
  appointments: null,
  doctor: null,
  doctorError: null,
  isLoading: false,
  error: null,
  currentAppointment: null,
  status: 'idle',
  pendingId: null,
  actionError: null,
});

const state = proxy(initial());
/** Grows with every change: a list that was requested before it is requested again. */
let changes = 0;
let doctorWanted = '';
whenPersonChanges(resetAppointments);
onRealtime('appointment_changed', applyAppointment);
onRealtime('stale', refetchAppointments);

/** The appointments of the signed-in person, and the move that is under way. */
export function useAppointments() {
  const { appointments, error, pendingId, actionError, currentAppointment } = useSnapshot(state);
  const list: Loadable<Appointment[]> = loadableOf(appointments, error);
  return { list, pendingId, actionError, currentAppointment };
}

/** The doctor whom the booking page has loaded. */
export function useDoctorToBook(id: string): Loadable<Doctor> {
  const { doctor, doctorError } = useSnapshot(state);
  return loadableOf(doctor?.id === id ? doctor : null, doctorError);
}

/** What the store holds right now, for code outside of React. */
export function currentAppointments(): AppointmentsState {
  return state;
}

/** Loads the person's list; what is there stays in view meanwhile. */
export async function loadAppointments(userId: string): Promise<void> {
  const isStillHere = samePerson();
  let before = changes;
  state.isLoading = true;
  try {
    let appointments = await api.listAppointments(userId);
    while (before !== changes && isStillHere()) {
      before = changes;
      appointments = await api.listAppointments(userId);
    }
    if (before === changes) patch(state, { appointments: ref(appointments), error: null });
  } catch (error) {
    if (before === changes) state.error = problemOf(error);
  } finally {
    state.isLoading = false;
  }
}

/** Fetches the list again if it is in use. */
function refetchAppointments(): void {
  const { user } = currentAuth();
  const isInUse = state.appointments !== null || state.error !== null;
  if (user && isInUse && !state.isLoading) void loadAppointments(user.id);
}

/** Loads whom the booking page is about (spec §8: its failure is a toast), anew when already there. */
export async function loadDoctorToBook(id: string): Promise<void> {
  if (state.doctor?.id !== id) state.doctor = null;
  doctorWanted = id;
  state.doctorError = null;
  try {
    const doctor = await getDoctorForBooking(id);
    if (doctorWanted === id) state.doctor = ref(doctor);
  } catch (error) {
    if (doctorWanted !== id) return;
    state.doctorError = problemOf(error);
    if (!state.doctor) {
      showToast('error', 'Failed to fetch doctor details. Please try again later.');
    }
  }
}

/**
 * Books a slot, which joins the list.
 * @throws {ApiError} whose code becomes the store's status
 */
export async function bookAppointment(body: BookingBody, idempotencyKey: string) {
  const isStillHere = samePerson();
  state.isLoading = true;
  try {
    const { status, appointment } = await api.bookAppointment(body, idempotencyKey);
    if (!isStillHere()) return appointment;
    applyAppointment(appointment);
    patch(state, { status, currentAppointment: ref(appointment) });
    return appointment;
  } catch (error) {
    state.status = error instanceof ApiError ? error.code : 'failed';
    throw error;
  } finally {
    state.isLoading = false;
  }
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

/** Puts an appointment into the list, unless the list has a later version of it. */
export function applyAppointment(received: Appointment): void {
  changes += 1;
  const { appointments } = state;
  if (!appointments) return;
  const known = appointments.find(({ id }) => id === received.id);
  const others = appointments.filter(({ id }) => id !== received.id);
  state.appointments = ref([...others, known ? laterVersion(known, received) : received]);
}

export function resetAppointments(): void {
  changes += 1;
  patch(state, initial());
}

async function move(id: string, act: Move, news: string): Promise<void> {
  const isStillHere = samePerson();
  patch(state, { pendingId: id, actionError: null });
  try {
    const moved = await act(id);
    if (!isStillHere()) return;
    applyAppointment(moved);
    showToast('success', news);
  } catch (error) {
    if (isStillHere()) state.actionError = { id, message: problemOf(error).message };
  } finally {
    if (isStillHere()) state.pendingId = null;
  }
}
