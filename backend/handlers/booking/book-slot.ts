import type { BookingBody } from '../../../src/contract/appointments.ts';
import { isOpen } from '../../../src/domain/appointments/appointment-status.ts';
import type { SlotTime } from '../../../src/domain/booking/slots.ts';
import { findOffer, isSameOffer, offeredTypes } from '../../../src/domain/doctors/practice.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { randomId } from '../../core/crypto.ts';
import type { AccountRecord, AppointmentRecord, DoctorRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { insertVisit } from '../visits/change-visit.ts';
import { defaultSharing } from '../visits/visit-sharing.ts';
import { checkFree, checkOffered, checkOwnTime } from './slot-rules.ts';

interface NewVisit {
  patient: AccountRecord;
  doctor: DoctorRecord;
  slot: SlotTime;
  seen: BookingBody['seen'];
  now: Date;
  visit: Pick<AppointmentRecord, 'appointmentType' | 'notes' | 'status' | 'followUpOf'>;
}

/** A request, or a follow-up that is scheduled at once. */
export async function bookSlot(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { patient, doctor, slot, seen, now, visit: chosen }: NewVisit,
): Promise<AppointmentRecord> {
  const { appointmentType } = chosen;
  checkOffered(doctor, slot, now);
  const name = withDoctorTitle(doctor.name);
  if (!offeredTypes(doctor).includes(appointmentType)) {
    throw new ApiError(
      'slot-not-offered',
      `${name} does not offer clinic visits now. Choose another way to meet.`,
    );
  }
  await checkFree(backend, unit, publish, { doctor, slot, by: 'patient' }, now);
  const offer = findOffer(doctor, appointmentType);
  if (seen && !isSameOffer(appointmentType, seen, offer)) {
    throw new ApiError(
      'offer-changed',
      `${name} has changed the place or the price. Check them, then confirm again.`,
    );
  }
  const own = await unit.find('appointments', { patientId: patient.id });
  await checkOwnTime(unit, own, slot, now);
  checkOpenVisits(own, now, backend.limits.openVisits);
  const visit: AppointmentRecord = {
    id: randomId(),
    doctorId: doctor.id,
    patientId: patient.id,
    ...slot,
    ...chosen,
    createdAt: now.toISOString(),
    ...offer,
    // As if the doctor had accepted it.
    revision: chosen.status === 'scheduled' ? 1 : 0,
  };
  await insertVisit(unit, publish, visit);
  await unit.insert('sharings', defaultSharing(visit, doctor.specialty, backend.sharingDays));
  return visit;
}

function checkOpenVisits(own: readonly AppointmentRecord[], now: Date, limit: number): void {
  const count = own.filter((visit) => isOpen(visit, now)).length;
  if (count < limit) return;
  throw new ApiError(
    'too-many-visits',
    `You have ${count} open appointments and requests. The most you can have is ${limit}. Cancel one in Appointments before you book another.`,
  );
}
