import * as z from 'zod/mini';
import {
  appointment,
  appointmentEndpoints,
  appointmentStatus,
  type Appointment,
  type BookingBody,
} from '../contract/appointments.ts';
import type { VisitNotes } from '../contract/records.ts';
import { holdsSlot } from '../domain/appointments/appointment-status.ts';
import { ApiError } from './http/api-error.ts';
import { call } from './http/client.ts';
import { sessionSource } from './http/session-source.ts';

/** Only `status` is guaranteed (spec §7). */
const bookingCall = {
  ...appointmentEndpoints.bookAppointment,
  response: z.object({ status: appointmentStatus, appointment: z.optional(appointment) }),
};

/**
 * Finds the appointment in the user's list if the response omits it.
 * @param idempotencyKey the same on each retry, so that the slot is booked once
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

export async function listAppointments(userId: string): Promise<Appointment[]> {
  return call(appointmentEndpoints.listAppointments, { params: { id: userId } });
}

export async function acceptAppointment(id: string): Promise<Appointment> {
  return (await call(appointmentEndpoints.acceptAppointment, { params: { id } })).appointment;
}

export async function completeAppointment(id: string, record?: VisitNotes): Promise<Appointment> {
  const input = { params: { id }, body: record ? { record } : {} };
  return (await call(appointmentEndpoints.completeAppointment, input)).appointment;
}

/** @param reason may be '' */
export async function cancelAppointment(id: string, reason: string): Promise<Appointment> {
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  return (await call(appointmentEndpoints.cancelAppointment, { params: { id }, body })).appointment;
}
