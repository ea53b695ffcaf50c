import type { Appointment } from '../../../src/contract/appointments.ts';
import { withLapse } from '../../../src/domain/appointments/appointment-status.ts';
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
  const place = await reads.get('doctors', visit.doctorId);
  return {
    // Compute the lapse here too, because the sweep stores it up to a minute later.
    ...withLapse(visit, backend.clock.now()),
    doctor: {
      ...(await doctorCard(backend, reads, visit.doctorId)),
      hospital: place?.hospital,
      location: place?.location,
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
