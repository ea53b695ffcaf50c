import { dueNotices } from '../../src/domain/notices/due-notices.ts';
import { allWishes, isReminder } from '../../src/domain/notices/notice-wishes.ts';
import { toDelivery } from '../handlers/notices/plan-deliveries.ts';
import type { AppointmentRecord, DeliveryRecord } from '../store/records.ts';

/** Reminders of the seed's visits. Those that were due before `now` were sent, as it were. */
export function deliveryRecords(
  appointments: readonly AppointmentRecord[],
  now: Date,
): DeliveryRecord[] {
  return appointments
    .flatMap((visit) =>
      dueNotices({ type: 'visit', visit: { ...visit, hasRecord: false } }, now, allWishes),
    )
    .filter(({ kind, dueAt }) => isReminder(kind) && dueAt > now)
    .map(toDelivery);
}
