import type { Appointment } from '../../../src/contract/appointments.ts';
import { withLapse } from '../../../src/domain/appointments/appointment-status.ts';
import { isPractising, isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AppointmentRecord } from '../../store/core/records.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import type { Backend } from '../core/backend.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { doctorCard, toUserCard } from '../doctors/people.ts';

export async function toAppointmentResponse(
  backend: Backend,
  reads: ReadTransaction,
  visit: AppointmentRecord,
  readerId: string,
): Promise<Appointment> {
  const doctor = await reads.get('doctors', visit.doctorId);
  const now = backend.clock.now();
  const hidesNotes = readerId === doctor?.id && isSuspended(doctor) && visit.status !== 'completed';
  return {
    // The sweep may store the lapse up to a minute later.
    ...withLapse(visit, now),
    ...(hidesNotes && { notes: '' }),
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

/** Returns the response for the caller, who is the patient unless named. */
export async function publishAppointment(
  backend: Backend,
  reads: ReadTransaction,
  publish: Publish,
  visit: AppointmentRecord,
  callerId: string = visit.patientId,
): Promise<Appointment> {
  const { patientId, doctorId } = visit;
  const shown = await toAppointmentResponse(backend, reads, visit, patientId);
  const shownToDoctor = await toAppointmentResponse(backend, reads, visit, doctorId);
  const event = 'appointment_changed';
  if (shown.notes === shownToDoctor.notes) {
    publish({ to: [patientId, doctorId], event, payload: shown });
  } else {
    publish({ to: [patientId], event, payload: shown });
    publish({ to: [doctorId], event, payload: shownToDoctor });
  }
  return callerId === doctorId ? shownToDoctor : shown;
}

export function byStart(a: AppointmentRecord, b: AppointmentRecord): number {
  return toStart(a).localeCompare(toStart(b));
}

function toStart({ date, time }: AppointmentRecord): string {
  return `${date} ${time}`;
}
