import type { VisitChange } from '../../../src/contract/appointments.ts';
import { isSameTime } from '../../../src/domain/appointments/move.ts';
import { type VisitChanges, withChange } from '../../../src/domain/appointments/visit-change.ts';
import type { AppointmentRecord, SlotHoldRecord } from '../../store/records.ts';
import { listSlotHolds } from '../../store/slot-holds.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { planVisit } from '../notices/plan-deliveries.ts';

export async function insertVisit(unit: UnitOfWork, visit: AppointmentRecord): Promise<void> {
  await unit.insert('appointments', visit);
  for (const hold of listSlotHolds(visit)) await unit.insert('slotHolds', hold);
  await planVisit(unit, visit);
}

export function changeVisit(
  unit: UnitOfWork,
  visit: AppointmentRecord,
  changes: VisitChanges,
  entry?: VisitChange,
): Promise<AppointmentRecord> {
  return storeVisit(unit, withChange(visit, changes, entry));
}

/** The only way to another time, place, status or proposal, so that the slots' holds and the notices follow. */
export async function storeVisit(
  unit: UnitOfWork,
  visit: AppointmentRecord,
): Promise<AppointmentRecord> {
  const stored = await unit.update('appointments', visit.id, visit);
  const held = await unit.find('slotHolds', { appointmentId: visit.id });
  const wanted = listSlotHolds(stored);
  for (const hold of held) {
    if (!wanted.some((one) => isSame(one, hold))) await unit.remove('slotHolds', hold.id);
  }
  for (const hold of wanted) {
    if (!held.some((one) => isSame(one, hold))) await unit.insert('slotHolds', hold);
  }
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
