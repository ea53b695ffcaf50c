import { ref } from 'valtio';
import * as z from 'zod/mini';
import { ApiError } from '../../api/http/api-error.ts';
import * as api from '../../api/appointments.ts';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import { isDecided, isRefusedAs, mayBeRefusedAs } from '../../api/http/is-refused-as.ts';
import type { Appointment, AppointmentType, BookingBody } from '../../contract/appointments.ts';
import { mobile } from '../../contract/auth.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { SharingScope } from '../../contract/sharing.ts';
import { bookingDraft, emptyDraft, type BookingDraft } from '../../domain/booking/booking-draft.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { findOffer, offeredTypes } from '../../domain/doctors/practice.ts';
import { DEFAULT_SCOPE } from '../../domain/records/sharing.ts';
import { applyAppointment } from '../appointments/appointments.ts';
import { doctorToBook, takenSlots } from '../doctors.ts';
import { sendChoice } from '../sharing.ts';
import { draftKey } from '../core/draft-keys.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError, type Ref } from '../core/load-error.ts';
import { load, refetch } from '../core/query-client.ts';
import { freeTimes } from './free-times.ts';
import { findNearestFree } from './nearest-free.ts';
import { createUserStore } from '../core/user-store.ts';

const attemptSchema = z.object({ key: z.string(), body: z.string() });

const storedSchema = z.object({ draft: bookingDraft, attempt: z.nullable(attemptSchema) });

interface BookingState {
  /** Storage key of the draft. */
  key: string;
  draft: BookingDraft;
  attempt: z.infer<typeof attemptSchema> | null;
  isSubmitting: boolean;
  /** 'idle', the status of the last booking, or an error code (spec §4 Appointment). */
  status: string;
  booked: Ref<Appointment> | null;
  conflict: { time: string; nearest: SlotTime[]; keepsFocus?: boolean } | null;
  error: string | null;
  phoneError: string | null;
  isBlockedByVisits: boolean;
}

const initial = (): BookingState => ({
  key: '',
  draft: { ...emptyDraft },
  attempt: null,
  isSubmitting: false,
  status: 'idle',
  booked: null,
  conflict: null,
  error: null,
  phoneError: null,
  isBlockedByVisits: false,
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useBooking, current: currentBooking, reset: resetBooking } = form;

export function openBooking(userId: string, doctorId: string): void {
  const key = draftKey(userId, doctorId);
  if (state.key === key) return;
  patch(state, { ...initial(), key, ...readStored('session', key, storedSchema) });
}

export function changeDraft(changes: Partial<BookingDraft>): void {
  const draft = { ...state.draft, ...changes };
  const isSameSlot = draft.date === state.draft.date && draft.time === state.draft.time;
  patch(state, { draft, error: null, phoneError: null });
  if (!isSameSlot) state.conflict = null;
  store();
}

/** Keeps the type that the patient sees first, even if the doctor changes the offer. */
export function startWithType(doctor: Doctor): void {
  if (state.draft.appointmentType === null) state.draft.appointmentType = offeredTypes(doctor)[0];
}

/**
 * @param sharing what the doctor may see
 * @param followUpOf the visit that the new one follows
 */
export async function confirmBooking(
  doctor: Doctor,
  sharing: SharingScope,
  now: Date,
  followUpOf: string | null = null,
): Promise<Appointment | null> {
  const { date, time, appointmentType, notes } = state.draft;
  if (date === null || time === null || appointmentType === null || state.isSubmitting) return null;
  const { key } = state;
  const phone = appointmentType === 'phone' ? state.draft.phone : null;
  const phoneError = phone === null ? undefined : mobile.safeParse(phone).error;
  if (phoneError) {
    state.phoneError = phoneError.issues[0]?.message ?? null;
    return null;
  }
  patch(state, { isSubmitting: true, conflict: null, error: null });
  try {
    const slot = { doctorId: doctor.id, date, time, appointmentType, notes };
    const body = {
      ...slot,
      status: 'pending' as const,
      ...(phone !== null && { phone }),
      ...seenOffer(doctor, appointmentType),
      ...(followUpOf !== null && { followUpOf }),
    };
    const { status, appointment } = await api.bookAppointment(body, attemptKey(body));
    removeStored('session', key);
    applyAppointment(appointment);
    if (sharing !== DEFAULT_SCOPE) {
      sendChoice(appointment, { scope: sharing, specialty: doctor.specialty });
    }
    if (state.key === key) patch(state, { ...initial(), status, booked: ref(appointment) });
    return appointment;
  } catch (error) {
    if (state.key === key) await applyRefusal(error, doctor, { date, time }, now);
    return null;
  } finally {
    if (state.key === key) state.isSubmitting = false;
  }
}

/** A server without fees gets the documented body. */
function seenOffer(doctor: Doctor, type: AppointmentType): Pick<BookingBody, 'seen'> {
  return doctor.fees ? { seen: findOffer(doctor, type) } : {};
}

function store(): void {
  writeStored('session', state.key, { draft: state.draft, attempt: state.attempt });
}

function attemptKey(body: BookingBody): string {
  const text = JSON.stringify(body);
  if (state.attempt?.body !== text) {
    state.attempt = { key: crypto.randomUUID(), body: text };
    store();
  }
  return state.attempt.key;
}

/** The doctor has taken the follow-up back, it was answered, or its time is over. */
export function hasFollowUpEnded({ status }: Pick<BookingState, 'status'>): boolean {
  return status === 'invalid-transition' || status === 'too-late-to-change';
}

const triedSlot = z.object({ date: z.string(), time: z.string() });

/**
 * The response of an attempt at the chosen slot was lost, so the slot may be the patient's. Another
 * attempt at it gets the same response.
 */
export function isTried({ attempt, draft }: Pick<BookingState, 'attempt' | 'draft'>): boolean {
  if (!attempt) return false;
  const { date, time } = triedSlot.parse(JSON.parse(attempt.body));
  return date === draft.date && time === draft.time;
}

/** Someone else has the chosen time. */
export async function showLost(doctor: Doctor, slot: SlotTime, now: Date): Promise<void> {
  const { key } = state;
  const nearest = await findNearestFree(doctor, slot, now);
  const { date, time } = state.draft;
  if (state.key !== key || date !== slot.date || time !== slot.time) return;
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
  state.status = error instanceof ApiError ? error.code : 'failed';
  if (isDecided(error)) state.attempt = null;
  store();
  if (isRefusedAs(error, 'slot-taken')) {
    refetch(freeTimes(doctor.id));
    state.conflict = { time: slot.time, nearest: await findNearestFree(doctor, slot, now) };
    return;
  }
  patch(state, {
    error: parseLoadError(error).message,
    isBlockedByVisits:
      isRefusedAs(error, 'too-many-visits') ||
      isRefusedAs(error, 'visit-in-the-way') ||
      isRefusedAs(error, 'invalid-transition'),
  });
  if (mayBeRefusedAs(error, 'slot-not-offered') || isRefusedAs(error, 'offer-changed')) {
    refetch(doctorToBook(doctor.id));
  }
  if (mayBeRefusedAs(error, 'slot-not-offered')) await load(takenSlots(doctor.id, slot.date));
}
