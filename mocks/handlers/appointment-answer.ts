import type { Appointment } from '../../src/contract/appointments.ts';
import { withLapse } from '../../src/domain/appointment-status.ts';
import type { News } from '../realtime.ts';
import type { AppointmentRecord } from '../store/records.ts';
import type { Reads } from '../store/store.ts';
import type { Backend } from './backend.ts';
import { doctorCard, personCard } from './people.ts';

export async function appointmentAnswer(
  backend: Backend,
  reads: Reads,
  visit: AppointmentRecord,
): Promise<Appointment> {
  const place = await reads.get('doctors', visit.doctorId);
  return {
    // The sweep stores the lapse up to a minute later.
    ...withLapse(visit, backend.clock.now()),
    doctor: {
      ...(await doctorCard(backend, reads, visit.doctorId)),
      hospital: place?.hospital,
      location: place?.location,
    },
    patient: await personCard(backend, reads, visit.patientId),
  };
}

export async function appointmentNews(
  backend: Backend,
  reads: Reads,
  visit: AppointmentRecord,
): Promise<Extract<News, { event: 'appointment_changed' }>> {
  const payload = await appointmentAnswer(backend, reads, visit);
  return { to: [visit.patientId, visit.doctorId], event: 'appointment_changed', payload };
}

export function byStart(a: AppointmentRecord, b: AppointmentRecord): number {
  return startOf(a).localeCompare(startOf(b));
}

function startOf({ date, time }: AppointmentRecord): string {
  return `${date} ${time}`;
}
