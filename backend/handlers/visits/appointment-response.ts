import type { Appointment } from '../../../src/contract/appointments.ts';
import { withEnds } from '../../../src/domain/appointments/move.ts';
import { isPractising, isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AppointmentRecord, DoctorRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { doctorCard, toUserCard } from '../people/people.ts';
import { findBlock } from '../conversations/blocks.ts';

export async function toAppointmentResponse(
  backend: Pick<Backend, 'baseUrl' | 'clock'>,
  reads: ReadTransaction,
  visit: AppointmentRecord,
  viewerId: string,
): Promise<Appointment> {
  const doctor = await reads.get('doctors', visit.doctorId);
  const now = backend.clock.now();
  return {
    // The sweep may store what has ended up to a minute later.
    ...withEnds(await visitFor(reads, visit, doctor, viewerId), now),
    doctor: {
      ...(await doctorCard(backend, reads, visit.doctorId)),
      ...(doctor && {
        registration: doctor.registration,
        takesVisits: isPractising(doctor, dateInIndia(now)),
      }),
    },
    patient: {
      ...(await toUserCard(backend, reads, visit.patientId)),
      ...(viewerId === visit.doctorId && (await findBlockedName(reads, visit))),
    },
  };
}

async function findBlockedName(
  reads: ReadTransaction,
  { doctorId, patientId }: AppointmentRecord,
): Promise<{ blockedName?: string }> {
  const block = await findBlock(reads, doctorId, patientId);
  return block ? { blockedName: block.blockedName } : {};
}

/** Omits texts of a blocked partner, and what a suspended doctor may not read. */
async function visitFor(
  reads: ReadTransaction,
  visit: AppointmentRecord,
  doctor: DoctorRecord | undefined,
  viewerId: string,
): Promise<AppointmentRecord> {
  const isDoctor = viewerId === visit.doctorId;
  const block = await findBlock(reads, viewerId, isDoctor ? visit.patientId : visit.doctorId);
  const isSuspendedViewer = isDoctor && doctor !== undefined && isSuspended(doctor);
  const isFromBlocked = isDoctor && block !== undefined && visit.createdAt >= block.blockedAt;
  const shown = { ...visit };
  if (isFromBlocked || (isSuspendedViewer && visit.status !== 'completed')) shown.notes = '';
  if (block && visit.cancelledBy === (isDoctor ? 'patient' : 'doctor')) delete shown.cancelReason;
  return shown;
}

export async function publishAppointment(
  backend: Pick<Backend, 'baseUrl' | 'clock'>,
  reads: ReadTransaction,
  publish: Publish,
  visit: AppointmentRecord,
  callerId: string = visit.patientId,
): Promise<Appointment> {
  const { patientId, doctorId } = visit;
  const shown = await toAppointmentResponse(backend, reads, visit, patientId);
  const shownToDoctor = await toAppointmentResponse(backend, reads, visit, doctorId);
  const event = 'appointment_changed';
  publish({ to: [patientId], event, payload: shown });
  publish({ to: [doctorId], event, payload: shownToDoctor });
  return callerId === doctorId ? shownToDoctor : shown;
}

export function byStart(a: AppointmentRecord, b: AppointmentRecord): number {
  return toStart(a).localeCompare(toStart(b));
}

function toStart({ date, time }: AppointmentRecord): string {
  return `${date} ${time}`;
}
