import * as z from 'zod/mini';
import {
  appointment,
  appointmentEndpoints,
  appointmentStatus,
  type Appointment,
  type BookingBody,
} from '../contract/appointments.ts';
import type { VisitNotes } from '../contract/records.ts';
import { holdsSlot } from '../domain/appointment-status.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { sessionSource } from './session-source.ts';

/** The specification promises the status of the answer alone (spec §7). */
const bookingCall = {
  ...appointmentEndpoints.bookAppointment,
  answer: z.object({ status: appointmentStatus, appointment: z.optional(appointment) }),
};

/**
 * Asks for a slot. An answer with the status alone, as documented, is completed from the person's list.
 * @param idempotencyKey the same for every try of one confirmation, so that a lost answer books once
 */
export async function bookAppointment(body: BookingBody, idempotencyKey: string) {
  const { doctorId, date, time } = body;
  const { status, appointment: made } = await call(bookingCall, {
    params: { doctorId },
    body,
    idempotencyKey,
  });
  if (made) return { status, appointment: made };
  const own = await listAppointments(sessionSource().credentials()?.userId ?? '');
  const booked = own.find(
    (visit) =>
      visit.doctorId === doctorId &&
      visit.date === date &&
      visit.time === time &&
      holdsSlot(visit.status),
  );
  if (!booked) throw new ApiError({ status: 201, code: 'unexpected-answer' });
  return { status, appointment: booked };
}

/** The appointments of the signed-in person. */
export async function listAppointments(userId: string): Promise<Appointment[]> {
  return call(appointmentEndpoints.listAppointments, { params: { id: userId } });
}

/** Accepts a request, as its doctor. */
export async function acceptAppointment(id: string): Promise<Appointment> {
  return (await call(appointmentEndpoints.acceptAppointment, { params: { id } })).appointment;
}

/** Closes a visit that has taken place, as its doctor; what is written down becomes the patient's record. */
export async function completeAppointment(id: string, record?: VisitNotes): Promise<Appointment> {
  const input = { params: { id }, body: record ? { record } : {} };
  return (await call(appointmentEndpoints.completeAppointment, input)).appointment;
}

/** Cancels a visit; '' gives no reason. */
export async function cancelAppointment(id: string, reason: string): Promise<Appointment> {
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  return (await call(appointmentEndpoints.cancelAppointment, { params: { id }, body })).appointment;
}
