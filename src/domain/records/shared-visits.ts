import type { Appointment } from '../../contract/appointments.ts';
import type { Sharing, SharingScope } from '../../contract/sharing.ts';
import { isInForce } from './sharing.ts';

export interface VisitSharing {
  visit: Appointment;
  sharing: Sharing;
}

export interface DoctorSharing {
  doctor: Appointment['doctor'];
  visits: VisitSharing[];
  canEnd: boolean;
}

const widest: readonly SharingScope[] = ['everything', 'specialty', 'own', 'nothing'];

export function listDoctorSharing(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
): DoctorSharing[] {
  const byDoctor = new Map<string, DoctorSharing>();
  for (const { visit, sharing } of joinVisits(sharings, appointments)) {
    const known = byDoctor.get(visit.doctorId);
    const entry = known ?? { doctor: visit.doctor, visits: [], canEnd: false };
    entry.visits.push({ visit, sharing });
    entry.canEnd ||= sharing.endedAt === undefined && sharing.scope !== 'nothing';
    byDoctor.set(visit.doctorId, entry);
  }
  return [...byDoctor.values()];
}

export function findAccess(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
  patientId: string,
  now: Date,
): Sharing | null {
  const inForce = joinVisits(sharings, appointments)
    .filter(({ visit }) => visit.patientId === patientId)
    .filter(({ visit, sharing }) =>
      isInForce({ ...sharing, id: visit.id, status: visit.status }, now),
    )
    .map(({ sharing }) => sharing)
    .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay));
  return widest.flatMap((scope) => inForce.filter((one) => one.scope === scope))[0] ?? null;
}

function joinVisits(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
): VisitSharing[] {
  return sharings
    .flatMap((sharing) => {
      const visit = appointments.find(({ id }) => id === sharing.appointmentId);
      return visit && visit.status !== 'cancelled' ? [{ visit, sharing }] : [];
    })
    .filter(({ visit, sharing }) => visit.status !== 'completed' || sharing.endedAt === undefined)
    .toSorted((one, other) => toKey(one.visit).localeCompare(toKey(other.visit)));
}

function toKey({ date, time }: Appointment): string {
  return `${date} ${time}`;
}
