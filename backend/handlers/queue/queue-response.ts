import type { QueueBooking } from '../../../src/contract/queue.ts';
import { isBooked } from '../../../src/domain/queue/queue-status.ts';
import type { RealtimeEvent } from '../core/realtime-events.ts';
import type { QueueBookingRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { deletedUser, toUserCard } from '../people/people.ts';
import { pictureAddress } from '../files/picture-path.ts';
import { findPayment } from './queue-rules.ts';

export async function toQueueResponse(
  backend: Backend,
  reads: ReadTransaction,
  { heldUntil: _heldUntil, ...booking }: QueueBookingRecord,
): Promise<QueueBooking> {
  const { id, name } = await toUserCard(backend, reads, booking.patientId);
  return {
    ...booking,
    payment: await findPayment(reads, booking.id, backend.clock.now()),
    freelancer: await helperCard(backend, reads, booking),
    patient: { id, name },
  };
}

export async function createQueueEvent(
  backend: Backend,
  reads: ReadTransaction,
  booking: QueueBookingRecord,
): Promise<RealtimeEvent> {
  const payload = await toQueueResponse(backend, reads, booking);
  return { to: [booking.patientId], event: 'queue_update', payload };
}

export function latestStartFirst(a: QueueBookingRecord, b: QueueBookingRecord): number {
  return toStart(b).localeCompare(toStart(a)) || b.createdAt.localeCompare(a.createdAt);
}

/** Includes the phone number only if the patient has paid. */
async function helperCard(
  backend: Backend,
  reads: ReadTransaction,
  { freelancerId: id, status }: Pick<QueueBookingRecord, 'freelancerId' | 'status'>,
): Promise<QueueBooking['freelancer']> {
  const helper = await reads.get('freelancers', id);
  if (!helper) return { id, ...deletedUser, rating: 0, completedJobs: 0 };
  const { name, rating, completedJobs, phone } = helper;
  const profilePicture = pictureAddress(backend, helper.profilePicture);
  return { id, name, profilePicture, rating, completedJobs, ...(isBooked(status) && { phone }) };
}

function toStart({ date, time }: QueueBookingRecord): string {
  return `${date} ${time}`;
}
