import type { BookingRules } from '../../../src/contract/booking-rules.ts';
import type { Role } from '../../../src/contract/common.ts';
import { isSameTime, takesOwnTime, withEnds } from '../../../src/domain/appointments/move.ts';
import {
  defaultRules,
  findRuleProblem,
  getRules,
  type RuleProblem,
} from '../../../src/domain/booking/booking-rules.ts';
import { isBlocked } from '../../../src/domain/booking/blocked-hours.ts';
import { isOffered, type SlotTime } from '../../../src/domain/booking/slots.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { formatHours } from '../../../src/domain/time/durations.ts';
import { formatDay, formatTime } from '../../../src/domain/time/india-time.ts';
import type { AppointmentRecord, DoctorRecord } from '../../store/records.ts';
import { isLiveHold } from '../../store/slot-holds.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { endProposal } from './end-proposals.ts';

export function checkOffered(doctor: DoctorRecord, slot: SlotTime, now: Date): void {
  if (isOffered(doctor, slot, now) && isPractising(doctor, slot.date)) return;
  throw new ApiError('slot-not-offered', 'The doctor does not offer this time.');
}

interface Wanted {
  doctor: DoctorRecord;
  slot: SlotTime;
  /** The doctor's rules are for patients. */
  by: Role;
  /** Of a visit that moves, whose own holds are not in its way. */
  visitId?: string;
}

export async function checkFree(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { doctor, slot, by, visitId }: Wanted,
  now: Date,
): Promise<void> {
  const rules = by === 'patient' ? getRules(doctor) : defaultRules;
  const { date, time } = slot;
  const where = { doctorId: doctor.id, date, ...(rules.bufferMinutes === 0 && { time }) };
  const held: string[] = [];
  for (const hold of await unit.find('slotHolds', where)) {
    const { appointmentId } = hold;
    if (appointmentId !== undefined && appointmentId === visitId) continue;
    if (appointmentId === undefined || isLiveHold(hold, now)) held.push(hold.time);
    // The sweep would end it within a minute.
    else await endProposal(backend, unit, publish, appointmentId, now);
  }
  if (by === 'doctor' && isBlocked(doctor, slot)) {
    const message = 'You have blocked this time. Take it back first, or choose another.';
    throw new ApiError('slot-taken', message);
  }
  if (held.includes(time) || isBlocked(doctor, slot)) {
    throw new ApiError('slot-taken', 'This time has just been taken. Please choose another.');
  }
  const problem = findRuleProblem(rules, slot, held, now);
  if (problem) throw refuseSlot(problem, doctor, rules);
}

function refuseSlot(
  problem: RuleProblem,
  doctor: DoctorRecord,
  { noticeHours, daysAhead, bufferMinutes }: Required<BookingRules>,
): ApiError {
  const name = withDoctorTitle(doctor.name);
  switch (problem) {
    case 'notice':
      return new ApiError(
        'slot-not-offered',
        `${name} can be booked until ${formatHours(noticeHours)} before a visit. Choose a later time.`,
      );
    case 'ahead':
      return new ApiError(
        'slot-not-offered',
        `${name} can be booked for ${daysAhead === 1 ? 'today only' : `the next ${daysAhead} days`}. Choose an earlier day.`,
      );
    case 'buffer':
      return new ApiError(
        'slot-taken',
        `${name} keeps ${bufferMinutes} minutes free between visits. Choose another time.`,
      );
  }
}

/** @param own the patient's visits, without the one that moves */
export async function checkOwnTime(
  reads: ReadTransaction,
  own: readonly AppointmentRecord[],
  slot: SlotTime,
  now: Date,
): Promise<void> {
  const visit = own.find((one) => takesOwnTime(withEnds(one, now), slot));
  if (!visit) return;
  const doctor = await reads.get('doctors', visit.doctorId);
  const name = doctor ? withDoctorTitle(doctor.name) : 'another doctor';
  const when = `${formatDay(slot.date)} at ${formatTime(slot.time, '12h')}`;
  throw new ApiError(
    'visit-in-the-way',
    isSameTime(visit, slot)
      ? `You have a visit with ${name} on ${when}. Choose another time, or cancel that visit first.`
      : `You have proposed ${when} to ${name}. Choose another time, or withdraw that first.`,
  );
}
