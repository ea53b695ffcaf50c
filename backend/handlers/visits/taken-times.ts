import type { SlotHoldRecord } from '../../store/records.ts';
import { isLiveHold } from '../../store/slot-holds.ts';
import type { ReadTransaction } from '../../store/store.ts';

/** Of each of these days, the taken times of a doctor. */
export async function findTakenTimes(
  reads: ReadTransaction,
  doctorId: string,
  dates: readonly string[],
  now: Date,
): Promise<Map<string, string[]>> {
  const taken = new Map<string, string[]>(dates.map((date) => [date, []]));
  const holds = await reads.find('slotHolds', { doctorId, date: dates });
  for (const { date, time } of onlyLive(holds, now)) taken.get(date)?.push(time);
  return taken;
}

/** Of all doctors, 'yyyy-MM-dd HH:mm' of each taken slot. */
export async function findTakenSlots(
  reads: ReadTransaction,
  dates: readonly string[],
  now: Date,
): Promise<Map<string, Set<string>>> {
  const taken = new Map<string, Set<string>>();
  const holds = await reads.find('slotHolds', { date: dates });
  for (const { doctorId, date, time } of onlyLive(holds, now)) {
    const slots = taken.get(doctorId) ?? new Set();
    taken.set(doctorId, slots.add(`${date} ${time}`));
  }
  return taken;
}

function onlyLive(holds: readonly SlotHoldRecord[], now: Date): SlotHoldRecord[] {
  return holds.filter((hold) => isLiveHold(hold, now));
}
