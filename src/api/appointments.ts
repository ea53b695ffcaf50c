import * as z from 'zod/mini';
import {
  appointment,
  appointmentEndpoints,
  appointmentStatus,
  type Appointment,
  type BookingBody,
  type LateMinutes,
  type MoveAnswer,
} from '../contract/appointments.ts';
import type { VisitNotes } from '../contract/records.ts';
import type { SlotTime } from '../domain/booking/slots.ts';
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
 * Finds the appointment in the user's list if the response omits it or cannot be read.
 * @param idempotencyKey the same on each retry, so that the slot is booked once
 */
export async function bookAppointment(body: BookingBody, idempotencyKey: string) {
  const { doctorId, date, time } = body;
  const answer = await call(bookingCall, { params: { doctorId }, body, idempotencyKey }).catch(
    ignoreUnreadable,
  );
  if (answer?.appointment) return { status: answer.status, appointment: answer.appointment };
  const userId = sessionSource().credentials()?.userId ?? '';
  // If this fails, the booking may still have been made.
  const own = await listAppointments(userId).catch(() => []);
  const booked = own.find(
    (visit) =>
      visit.doctorId === doctorId &&
      visit.date === date &&
      visit.time === time &&
      holdsSlot(visit.status),
  );
  if (!booked) throw new ApiError({ status: 201, code: 'unexpected-answer' });
  return { status: answer?.status ?? booked.status, appointment: booked };
}

/**
 * @returns null for a success that cannot be read
 * @throws every other error
 */
function ignoreUnreadable(error: unknown): null {
  const isUnread = error instanceof ApiError && error.code === 'unexpected-answer';
  if (isUnread && error.status < 300) return null;
  throw error;
}

export async function listAppointments(userId: string): Promise<Appointment[]> {
  return call(appointmentEndpoints.listAppointments, { params: { id: userId } });
}

/** @param seen the slot that the doctor saw */
export async function acceptAppointment(
  id: string,
  { date, time }: Partial<SlotTime>,
): Promise<Appointment> {
  const input = { params: { id }, query: { date, time } };
  return (await call(appointmentEndpoints.acceptAppointment, input)).appointment;
}

/** @param followUpDate around which the doctor sees the patient again */
export async function completeAppointment(
  id: string,
  record?: VisitNotes,
  followUpDate?: string,
): Promise<Appointment> {
  const body = { ...(record && { record }), ...(followUpDate && { followUpDate }) };
  const input = { params: { id }, body };
  return (await call(appointmentEndpoints.completeAppointment, input)).appointment;
}

/** @param reason may be '' */
export async function cancelAppointment(id: string, reason: string): Promise<Appointment> {
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  return (await call(appointmentEndpoints.cancelAppointment, { params: { id }, body })).appointment;
}

export async function moveAppointment(id: string, slot: SlotTime): Promise<Appointment> {
  const input = { params: { id }, body: slot };
  return (await call(appointmentEndpoints.moveAppointment, input)).appointment;
}

/** @param slot the proposed one that the user saw */
export async function answerMove(
  id: string,
  { date, time }: SlotTime,
  answer: MoveAnswer,
): Promise<Appointment> {
  const input = { params: { id }, body: { date, time, answer } };
  return (await call(appointmentEndpoints.answerMove, input)).appointment;
}

/** @param minutes null to take it back */
export async function sayLate(id: string, minutes: LateMinutes | null): Promise<Appointment> {
  const input = { params: { id }, body: { minutes } };
  return (await call(appointmentEndpoints.sayLate, input)).appointment;
}

export async function markMissed(id: string, isMissed: boolean): Promise<Appointment> {
  const input = { params: { id }, body: { isMissed } };
  return (await call(appointmentEndpoints.markMissed, input)).appointment;
}

export async function answerMissed(id: string): Promise<Appointment> {
  return (await call(appointmentEndpoints.answerMissed, { params: { id } })).appointment;
}

/** @param date null to take it back */
export async function askFollowUp(id: string, date: string | null): Promise<Appointment> {
  const input = { params: { id }, body: { date } };
  return (await call(appointmentEndpoints.askFollowUp, input)).appointment;
}

/** @param slot null for 'no thanks' */
export async function answerFollowUp(
  id: string,
  slot: SlotTime | null,
  seen?: BookingBody['seen'],
): Promise<{ appointment: Appointment; booked: Appointment | null }> {
  const input = { params: { id }, body: { slot, ...(seen && { seen }) } };
  return call(appointmentEndpoints.answerFollowUp, input);
}
