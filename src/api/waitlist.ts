import type { Appointment, BookingBody } from '../contract/appointments.ts';
import {
  type JoinWaitlistBody,
  type OfferAnswer,
  type WaitlistEntry,
  waitlistEndpoints,
} from '../contract/waitlist.ts';
import type { SlotTime } from '../domain/booking/slots.ts';
import { call } from './http/client.ts';

export async function joinWaitlist(body: JoinWaitlistBody): Promise<WaitlistEntry> {
  return (await call(waitlistEndpoints.joinWaitlist, { body })).entry;
}

export async function leaveWaitlist(id: string): Promise<void> {
  await call(waitlistEndpoints.leaveWaitlist, { params: { id } });
}

/** @returns the visit, or null after 'decline' */
export async function answerOffer(
  id: string,
  { date, time }: SlotTime,
  answer: OfferAnswer,
  seen?: BookingBody['seen'],
): Promise<Appointment | null> {
  const input = { params: { id }, body: { date, time, answer, ...(seen && { seen }) } };
  return (await call(waitlistEndpoints.answerOffer, input)).appointment;
}
