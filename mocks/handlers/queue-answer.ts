import type { QueueBooking } from '../../src/contract/queue.ts';
import { isBooked } from '../../src/domain/queue-status.ts';
import type { News } from '../realtime.ts';
import type { QueueBookingRecord } from '../store/records.ts';
import type { Reads } from '../store/store.ts';
import type { Backend } from './backend.ts';
import { nobody, personCard } from './people.ts';
import { pictureAddress } from './picture-path.ts';
import { paymentOf } from './queue-rules.ts';

export async function queueAnswer(
  backend: Backend,
  reads: Reads,
  { heldUntil: _heldUntil, ...booking }: QueueBookingRecord,
): Promise<QueueBooking> {
  const { id, name } = await personCard(backend, reads, booking.patientId);
  return {
    ...booking,
    payment: await paymentOf(reads, booking.id, backend.clock.now()),
    freelancer: await helperCard(backend, reads, booking),
    patient: { id, name },
  };
}

export async function queueNews(
  backend: Backend,
  reads: Reads,
  booking: QueueBookingRecord,
): Promise<News> {
  const payload = await queueAnswer(backend, reads, booking);
  return { to: [booking.patientId], event: 'queue_update', payload };
}

export function latestStartFirst(a: QueueBookingRecord, b: QueueBookingRecord): number {
  return startOf(b).localeCompare(startOf(a)) || b.createdAt.localeCompare(a.createdAt);
}

/** Only patients who have paid get the phone number. */
async function helperCard(
  backend: Backend,
  reads: Reads,
  { freelancerId: id, status }: Pick<QueueBookingRecord, 'freelancerId' | 'status'>,
): Promise<QueueBooking['freelancer']> {
  const helper = await reads.get('freelancers', id);
  if (!helper) return { id, ...nobody, rating: 0, completedJobs: 0 };
  const { name, rating, completedJobs, phone } = helper;
  const profilePicture = pictureAddress(backend, helper.profilePicture);
  return { id, name, profilePicture, rating, completedJobs, ...(isBooked(status) && { phone }) };
}

function startOf({ date, time }: QueueBookingRecord): string {
  return `${date} ${time}`;
}
