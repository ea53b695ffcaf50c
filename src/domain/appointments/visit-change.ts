import type { Appointment, AppointmentStatus, VisitChange } from '../../contract/appointments.ts';

/** Visits of older data, and of APIs without revisions, have this one. */
const firstRevision: Record<AppointmentStatus, number> = {
  pending: 0,
  scheduled: 1,
  completed: 2,
  cancelled: 2,
};

type Revised = Pick<Appointment, 'status' | 'revision'>;

export type VisitChanges = Partial<
  Pick<
    Appointment,
    | 'date'
    | 'time'
    | 'place'
    | 'status'
    | 'cancelledBy'
    | 'cancelReason'
    | 'proposal'
    | 'late'
    | 'missed'
    | 'followUp'
  >
>;

const revisedFields = ['date', 'time', 'place', 'status'] as const;

export function getRevision({ revision, status }: Revised): number {
  return revision ?? firstRevision[status];
}

const revisingKinds: ReadonlySet<VisitChange['kind']> = new Set([
  'accepted',
  'cancelled',
  'completed',
  'moved',
  'move-accepted',
] as const);

/** The doctor accepted it at some time. Visits of older data have no entry of that. */
export function wasAccepted(visit: Revised & Pick<Appointment, 'history'>): boolean {
  const { history = [] } = visit;
  if (history.some(({ kind }) => kind === 'accepted')) return true;
  return getRevision(visit) > history.filter(({ kind }) => revisingKinds.has(kind)).length;
}

/** @param entry undefined for a change that is no event of the visit, such as an erasure */
export function withChange<Visit extends Revised & Pick<Appointment, 'history'>>(
  visit: Visit,
  changes: VisitChanges,
  entry?: VisitChange,
): Visit {
  const isRevised = revisedFields.some((field) => {
    return field in changes && Reflect.get(changes, field) !== Reflect.get(visit, field);
  });
  return {
    ...visit,
    ...changes,
    revision: getRevision(visit) + (isRevised ? 1 : 0),
    ...(entry && { history: [...(visit.history ?? []), entry] }),
  };
}
