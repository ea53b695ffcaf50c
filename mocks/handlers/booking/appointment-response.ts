import type { Appointment } from '../../../src/contract/appointments.ts';
import { withLapse } from '../../../src/domain/appointments/appointment-status.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AppointmentRecord } from '../../store/core/records.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import type { Backend } from '../core/backend.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { doctorCard, toUserCard } from '../doctors/people.ts';
import { findBlock } from '../messages/blocks.ts';

export async function toAppointmentResponse(
  backend: Backend,
  reads: ReadTransaction,
  visit: AppointmentRecord,
  viewerId: string,
): Promise<Appointment> {
  const doctor = await reads.get('doctors', visit.doctorId);
  const now = backend.clock.now();
  return {
    // The sweep may store the lapse up to a minute later.
    ...withLapse(await visitFor(reads, visit, viewerId), now),
    doctor: {
      ...(await doctorCard(backend, reads, visit.doctorId)),
      hospital: doctor?.hospital,
      location: doctor?.location,
      ...(doctor && {
        registration: doctor.registration,
        takesVisits: isPractising(doctor, dateInIndia(now)),
      }),
    },
    patient: await toUserCard(backend, reads, visit.patientId),
  };
}

/** Omits texts of a blocked partner. */
async function visitFor(
  reads: ReadTransaction,
  visit: AppointmentRecord,
  viewerId: string,
): Promise<AppointmentRecord> {
  const isDoctor = viewerId === visit.doctorId;
  const block = await findBlock(reads, viewerId, isDoctor ? visit.patientId : visit.doctorId);
  if (!block) return visit;
  const shown = { ...visit };
  if (isDoctor && visit.createdAt >= block.blockedAt) shown.notes = '';
  if (visit.cancelledBy === (isDoctor ? 'patient' : 'doctor')) delete shown.cancelReason;
  return shown;
}

export async function publishAppointment(
  backend: Backend,
  reads: ReadTransaction,
  publish: Publish,
  visit: AppointmentRecord,
): Promise<void> {
  for (const viewerId of [visit.patientId, visit.doctorId]) {
    const payload = await toAppointmentResponse(backend, reads, visit, viewerId);
    publish({ to: [viewerId], event: 'appointment_changed', payload });
  }
}

export function byStart(a: AppointmentRecord, b: AppointmentRecord): number {
  return toStart(a).localeCompare(toStart(b));
}

function toStart({ date, time }: AppointmentRecord): string {
  return `${date} ${time}`;
}
