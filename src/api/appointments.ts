import {
  appointmentEndpoints,
  type Appointment,
  type BookingBody,
} from '../contract/appointments.ts';
import type { VisitNotes } from '../contract/records.ts';
import { call } from './client.ts';

/**
 * Asks for a slot.
 * @param idempotencyKey the same for every try of one confirmation, so that a lost answer books once
 */
export async function bookAppointment(body: BookingBody, idempotencyKey: string) {
  const { doctorId } = body;
  return call(appointmentEndpoints.bookAppointment, { params: { doctorId }, body, idempotencyKey });
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
