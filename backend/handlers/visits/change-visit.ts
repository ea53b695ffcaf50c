import type { VisitChange } from '../../../src/contract/appointments.ts';
import { isSameTime } from '../../../src/domain/appointments/move.ts';
import { type VisitChanges, withChange } from '../../../src/domain/appointments/visit-change.ts';
import type { AppointmentRecord, SlotHoldRecord } from '../../store/records.ts';
import { listSlotHolds } from '../../store/slot-holds.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { planVisit } from '../notices/plan-deliveries.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { publishSlots } from './slot-events.ts';

export async function insertVisit(
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
): Promise<void> {
  await unit.insert('appointments', visit);
  const taken = listSlotHolds(visit);
  for (const hold of taken) await unit.insert('slotHolds', hold);
  publishSlots(publish, visit.doctorId, { taken });
  await planVisit(unit, visit);
}

export function changeVisit(
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
  changes: VisitChanges,
  entry?: VisitChange,
): Promise<AppointmentRecord> {
  return storeVisit(unit, publish, withChange(visit, changes, entry));
}

/**
 * The only way to another time, place, status or proposal, so that the slots' holds and the notices
 * follow.
 */
export async function storeVisit(
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
): Promise<AppointmentRecord> {
  const stored = await unit.update('appointments', visit.id, visit);
  const held = await unit.find('slotHolds', { appointmentId: visit.id });
  const wanted = listSlotHolds(stored);
  const freed = held.filter((hold) => !wanted.some((one) => isSame(one, hold)));
  const taken = wanted.filter((hold) => !held.some((one) => isSame(one, hold)));
  for (const { id } of freed) await unit.remove('slotHolds', id);
  for (const hold of taken) await unit.insert('slotHolds', hold);
  if (freed.length + taken.length > 0) publishSlots(publish, stored.doctorId, { freed, taken });
  await planVisit(unit, stored);
  return stored;
}

export async function removeVisit(unit: UnitOfWork, id: string): Promise<void> {
  for (const hold of await unit.find('slotHolds', { appointmentId: id })) {
    await unit.remove('slotHolds', hold.id);
  }
  await unit.remove('appointments', id);
}

function isSame(one: SlotHoldRecord, other: SlotHoldRecord): boolean {
  return one.id === other.id && isSameTime(one, other) && one.expiresAt === other.expiresAt;
}
