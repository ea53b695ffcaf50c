import type { Money } from '../contract/common.ts';
import { queueEndpoints, type QueueBooking, type QueueBookingBody } from '../contract/queue.ts';
import { call } from './http/client.ts';

export async function createQueueDraft(body: QueueBookingBody): Promise<QueueBooking> {
  return (await call(queueEndpoints.createQueueDraft, { body })).booking;
}

/** @param expectedRefund the refund shown to the patient, or null. Fails if it has changed. */
export async function cancelQueueBooking(
  id: string,
  reason: string,
  expectedRefund: Money | null,
): Promise<QueueBooking> {
  const body =
    reason.trim() === '' ? { expectedRefund } : { expectedRefund, reason: reason.trim() };
  return (await call(queueEndpoints.cancelQueueBooking, { params: { id }, body })).booking;
}
