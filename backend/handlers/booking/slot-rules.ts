import { holdsSlot } from '../../../src/domain/appointments/appointment-status.ts';
import { isSameTime } from '../../../src/domain/appointments/move.ts';
import { isOffered, type SlotTime } from '../../../src/domain/booking/slots.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
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

export async function checkFree(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { doctorId, date, time }: SlotTime & { doctorId: string },
  now: Date,
): Promise<void> {
  for (const hold of await unit.find('slotHolds', { doctorId, date, time })) {
    if (isLiveHold(hold, now)) {
      throw new ApiError('slot-taken', 'This time has just been taken. Please choose another.');
    }
    // The sweep would end it within a minute.
    await endProposal(backend, unit, publish, hold.appointmentId, now);
  }
}

/** @param own the patient's visits, without the one that moves */
export async function checkOwnTime(
  reads: ReadTransaction,
  own: readonly AppointmentRecord[],
  slot: SlotTime,
): Promise<void> {
  const visit = own.find((one) => takesOwnTime(one, slot));
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

/** A doctor's proposal takes no time of the patient, since doctors do not see other visits. */
function takesOwnTime(visit: AppointmentRecord, slot: SlotTime): boolean {
  const { status, proposal } = visit;
  if (!holdsSlot(status)) return false;
  return isSameTime(visit, slot) || (proposal?.by === 'patient' && isSameTime(proposal, slot));
}
