import type { Money } from '../contract/common.ts';
import { queueEndpoints, type QueueBooking, type QueueBookingBody } from '../contract/queue.ts';
import { call } from './client.ts';

/** Drafts a booking of a helper's hours, which the server prices. */
export async function createQueueDraft(body: QueueBookingBody): Promise<QueueBooking> {
  return (await call(queueEndpoints.createQueueDraft, { body })).booking;
}

/** The own queue bookings and drafts, the latest start first. */
export async function listQueueBookings(): Promise<QueueBooking[]> {
  return call(queueEndpoints.listQueueBookings, {});
}

/** One of the own queue bookings or drafts. */
export async function getQueueBooking(id: string): Promise<QueueBooking> {
  return (await call(queueEndpoints.getQueueBooking, { params: { id } })).booking;
}

/**
 * Cancels a booking or gives up a draft; '' gives no reason.
 * @param toldRefund what the patient was told comes back, null where nothing is paid; otherwise it is refused
 */
export async function cancelQueueBooking(
  id: string,
  reason: string,
  toldRefund: Money | null,
): Promise<QueueBooking> {
  const body = reason.trim() === '' ? { toldRefund } : { toldRefund, reason: reason.trim() };
  return (await call(queueEndpoints.cancelQueueBooking, { params: { id }, body })).booking;
}
