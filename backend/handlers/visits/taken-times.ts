import { listTaken } from '../../../src/domain/booking/booking-rules.ts';
import type { DoctorRecord, SlotHoldRecord } from '../../store/records.ts';
import { isLiveHold } from '../../store/slot-holds.ts';
import type { ReadTransaction } from '../../store/store.ts';

/**
 * Of each of these days, the taken times of a doctor.
 * @param doctor without rules for the doctor's own view
 */
export async function findTakenTimes(
  reads: ReadTransaction,
  doctor: DoctorRecord,
  dates: readonly string[],
  now: Date,
): Promise<Map<string, string[]>> {
  const found = await reads.find('slotHolds', { doctorId: doctor.id, date: dates });
  const holds = found.filter((hold) => isLiveHold(hold, now));
  return new Map(dates.map((date) => [date, listTaken(doctor, date, timesOn(holds, date), now)]));
}

/** Of each doctor who has any, 'yyyy-MM-dd HH:mm' of each taken slot. */
export async function findTakenSlots(
  reads: ReadTransaction,
  doctors: readonly DoctorRecord[],
  dates: readonly string[],
  now: Date,
): Promise<Map<string, Set<string>>> {
  const holds = new Map<string, SlotHoldRecord[]>();
  for (const hold of await reads.find('slotHolds', { date: dates })) {
    if (!isLiveHold(hold, now)) continue;
    const own = holds.get(hold.doctorId) ?? [];
    own.push(hold);
    holds.set(hold.doctorId, own);
  }
  return new Map(
    doctors.map((doctor) => [doctor.id, toSlots(doctor, holds.get(doctor.id) ?? [], dates, now)]),
  );
}

function toSlots(
  doctor: DoctorRecord,
  holds: readonly SlotHoldRecord[],
  dates: readonly string[],
  now: Date,
): Set<string> {
  if (!doctor.bookingRules && !doctor.blockedHours)
    return new Set(holds.map(({ date, time }) => `${date} ${time}`));
  return new Set(
    dates.flatMap((date) =>
      listTaken(doctor, date, timesOn(holds, date), now).map((time) => `${date} ${time}`),
    ),
  );
}

function timesOn(holds: readonly SlotHoldRecord[], date: string): string[] {
  return holds.filter((hold) => hold.date === date).map(({ time }) => time);
}
