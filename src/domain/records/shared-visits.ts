import type { Appointment } from '../../contract/appointments.ts';
import type { Sharing, SharingScope } from '../../contract/sharing.ts';
import { awaitsAnswer, hasGiven } from './health-request.ts';
import { isInForce, mayReadHealthFacts, type SharedVisit } from './sharing.ts';
import { isMissed } from '../appointments/appointment-status.ts';

interface VisitSharing {
  visit: Appointment;
  sharing: Sharing;
}

/** Visits with the same doctor, for which the doctor sees the same. */
export interface SharedVisits {
  /** At least one, soonest first. */
  visits: Appointment[];
  /** Of the visits, the one that lasts longest. */
  sharing: Sharing;
}

export interface DoctorSharing {
  doctor: Appointment['doctor'];
  parts: SharedVisits[];
  canEnd: boolean;
}

const widest: readonly SharingScope[] = ['everything', 'specialty', 'own', 'nothing'];

export function listDoctorSharing(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
  today: string,
): DoctorSharing[] {
  const byDoctor = new Map<string, DoctorSharing>();
  for (const { visit, sharing } of joinVisits(sharings, appointments)) {
    if (isMissed(visit) && sharing.lastDay < today) continue;
    const known = byDoctor.get(visit.doctorId);
    const entry = known ?? { doctor: visit.doctor, parts: [], canEnd: false };
    const part = entry.parts.find(
      (one) => isEqualShare(one.sharing, sharing, today) && isSameState(one.visits[0], visit),
    );
    if (part) {
      part.visits.push(visit);
      if (part.sharing.lastDay < sharing.lastDay) part.sharing = sharing;
    } else entry.parts.push({ visits: [visit], sharing });
    entry.canEnd ||=
      sharing.endedAt === undefined && (sharing.scope !== 'nothing' || hasGiven(sharing, today));
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
    .filter(({ visit, sharing }) => isInForce(toSharedVisit(visit, sharing), now))
    .map(({ sharing }) => sharing)
    .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay));
  return widest.flatMap((scope) => inForce.filter((one) => one.scope === scope))[0] ?? null;
}

/** The sharing by which a doctor reads the patient's health facts. Scopes come before answers. */
export function findFactsSharing(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
  patientId: string,
  now: Date,
): Sharing | null {
  const readable = joinVisits(sharings, appointments)
    .filter(({ visit }) => visit.patientId === patientId)
    .filter(({ visit, sharing }) => mayReadHealthFacts(toSharedVisit(visit, sharing), now))
    .map(({ sharing }) => sharing)
    .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay));
  return widest.flatMap((scope) => readable.filter((one) => one.scope === scope))[0] ?? null;
}

/** The visit whose doctor waits for the patient's answer, soonest first. */
export function findAsked(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
  now: Date,
): VisitSharing | null {
  const asked = joinVisits(sharings, appointments).find(({ visit, sharing }) =>
    awaitsAnswer(toSharedVisit(visit, sharing), now),
  );
  return asked ?? null;
}

export function toSharedVisit({ id, status, missed }: Appointment, sharing: Sharing): SharedVisit {
  return { ...sharing, id, status, missed };
}

/** The sharing has begun, waits for the doctor, or rests because of a mark. */
function isSameState(one: Appointment | undefined, other: Appointment): boolean {
  if (!one) return false;
  const isPending = (visit: Appointment) => visit.status === 'pending';
  return isPending(one) === isPending(other) && isMissed(one) === isMissed(other);
}

function isEqualShare(one: Sharing, other: Sharing, today: string): boolean {
  const toKey = (sharing: Sharing) => {
    const { scope, specialty, endedAt } = sharing;
    if (endedAt !== undefined) return 'ended';
    // The patient withdraws a yes for one visit.
    if (hasGiven(sharing, today)) return sharing.appointmentId;
    return `${scope} ${scope === 'specialty' ? specialty : ''}`;
  };
  return toKey(one) === toKey(other);
}

/** The choice for the last visit with the doctor. Null without any, or if access was ended. */
export function lastScope(
  sharings: readonly Sharing[],
  appointments: readonly Appointment[],
  doctorId: string,
): SharingScope | null {
  const last = joinVisits(sharings, appointments).findLast(
    ({ visit }) => visit.doctorId === doctorId,
  );
  return last && last.sharing.endedAt === undefined ? last.sharing.scope : null;
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
