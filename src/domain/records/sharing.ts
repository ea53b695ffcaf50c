import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import type { HealthRequest, SharingScope } from '../../contract/sharing.ts';
import { dateInIndia } from '../time/india-time.ts';
import { isMissed } from '../appointments/appointment-status.ts';

export const DEFAULT_SCOPE: SharingScope = 'own';
/** Days after a visit in which its doctor keeps access. */
export const DEFAULT_SHARING_DAYS = 7;

export interface SharedVisit {
  id: string;
  status: AppointmentStatus;
  scope: SharingScope;
  specialty: string;
  lastDay: string;
  endedAt?: string | undefined;
  healthRequest?: HealthRequest | undefined;
  missed: Appointment['missed'];
}

export interface Reader {
  doctorId: string;
  isSuspended: boolean;
  visits: SharedVisit[];
}

export type SharedItem =
  /** `specialty` is the author's at the time of writing. */
  | { kind: 'record'; authorId: string; specialty: string }
  | { kind: 'file'; authorId: string }
  | { kind: 'health-facts' };

/** `visitId` is left out for what the reader wrote. */
export type Permission = { visitId?: string };

export function findPermission(item: SharedItem, reader: Reader, now: Date): Permission | null {
  if (item.kind !== 'health-facts' && item.authorId === reader.doctorId) return {};
  if (reader.isSuspended) return null;
  const visit = reader.visits.find((one) => isInForce(one, now) && covers(one, item));
  return visit ? { visitId: visit.id } : null;
}

export function hasAcceptedVisit({ visits }: Reader): boolean {
  return visits.some(({ status }) => status === 'scheduled' || status === 'completed');
}

export function mayReadHealthFacts(visit: SharedVisit, now: Date): boolean {
  return isInForce(visit, now) && covers(visit, { kind: 'health-facts' });
}

/** Not while the doctor's mark says that the visit did not take place (ADR 0097). */
export function isInForce(visit: SharedVisit, now: Date): boolean {
  const { status, lastDay, endedAt } = visit;
  if (isMissed(visit) || (status !== 'scheduled' && status !== 'completed')) return false;
  return endedAt === undefined && dateInIndia(now) <= lastDay;
}

function covers({ scope, specialty, healthRequest }: SharedVisit, item: SharedItem): boolean {
  if (item.kind === 'health-facts' && healthRequest?.state === 'given') return true;
  if (scope === 'everything') return true;
  if (scope === 'nothing') return false;
  if (item.kind === 'file') return true;
  if (scope === 'own') return false;
  if (item.kind === 'health-facts') return true;
  return specialty !== '' && item.specialty === specialty;
}
