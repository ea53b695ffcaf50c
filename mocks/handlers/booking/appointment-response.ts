import type { Appointment } from '../../../src/contract/appointments.ts';
import { withLapse } from '../../../src/domain/appointments/appointment-status.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { RealtimeEvent } from '../../realtime/realtime.ts';
import type { AppointmentRecord } from '../../store/core/records.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import type { Backend } from '../core/backend.ts';
import { doctorCard, toUserCard } from '../doctors/people.ts';

export async function toAppointmentResponse(
  backend: Backend,
  reads: ReadTransaction,
  visit: AppointmentRecord,
): Promise<Appointment> {
  const doctor = await reads.get('doctors', visit.doctorId);
  const now = backend.clock.now();
  return {
    // The sweep may store the lapse up to a minute later.
    ...withLapse(visit, now),
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

export async function createAppointmentEvent(
  backend: Backend,
  reads: ReadTransaction,
  visit: AppointmentRecord,
): Promise<Extract<RealtimeEvent, { event: 'appointment_changed' }>> {
  const payload = await toAppointmentResponse(backend, reads, visit);
  return { to: [visit.patientId, visit.doctorId], event: 'appointment_changed', payload };
}

export function byStart(a: AppointmentRecord, b: AppointmentRecord): number {
  return toStart(a).localeCompare(toStart(b));
}

function toStart({ date, time }: AppointmentRecord): string {
  return `${date} ${time}`;
}
