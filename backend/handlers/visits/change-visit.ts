import type { VisitChange } from '../../../src/contract/appointments.ts';
import { type VisitChanges, withChange } from '../../../src/domain/appointments/visit-change.ts';
import type { AppointmentRecord } from '../../store/records.ts';
import { toSlotHold } from '../../store/slot-holds.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';

interface DoctorSlot {
  doctorId: string;
  date: string;
  time: string;
}

export async function isHeld(
  reads: ReadTransaction,
  { doctorId, date, time }: DoctorSlot,
): Promise<boolean> {
  return (await reads.find('slotHolds', { doctorId, date, time })).length > 0;
}

/** Of each of these days, the taken times. */
export async function findTakenTimes(
  reads: ReadTransaction,
  doctorId: string,
  dates: readonly string[],
): Promise<Map<string, string[]>> {
  const holds = await reads.find('slotHolds', { doctorId, date: dates });
  const taken = new Map<string, string[]>(dates.map((date) => [date, []]));
  for (const { date, time } of holds) taken.get(date)?.push(time);
  return taken;
}

export async function insertVisit(unit: UnitOfWork, visit: AppointmentRecord): Promise<void> {
  await unit.insert('appointments', visit);
  await updateHold(unit, visit);
}

export function changeVisit(
  unit: UnitOfWork,
  visit: AppointmentRecord,
  changes: VisitChanges,
  entry?: VisitChange,
): Promise<AppointmentRecord> {
  return storeVisit(unit, withChange(visit, changes, entry));
}

/** The only way to another time, place or status, so that the slot's hold follows. */
export async function storeVisit(
  unit: UnitOfWork,
  visit: AppointmentRecord,
): Promise<AppointmentRecord> {
  const stored = await unit.update('appointments', visit.id, visit);
  await updateHold(unit, stored);
  return stored;
}

export async function removeVisit(unit: UnitOfWork, id: string): Promise<void> {
  await unit.remove('slotHolds', id);
  await unit.remove('appointments', id);
}

async function updateHold(unit: UnitOfWork, visit: AppointmentRecord): Promise<void> {
  const held = await unit.get('slotHolds', visit.id);
  const hold = toSlotHold(visit);
  if (held?.date === hold?.date && held?.time === hold?.time) return;
  await unit.remove('slotHolds', visit.id);
  if (hold) await unit.insert('slotHolds', hold);
}
