import { todaysVisits } from '../../domain/appointments/dashboard.ts';
import { foremostVisit } from '../../domain/appointments/foremost-visit.ts';
import type { NextPatient } from '../../screens/appointments/VisitScreen/VisitOutcome.tsx';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { paths } from '../paths.ts';

/** The visit that matters after this one, as on the doctor's dashboard. */
export function useNextPatient(userId: string, visitId: string, now: Date): NextPatient | null {
  const visits = useLoadable(appointmentList(userId));
  const waitingIds = useWaitingIds();
  if (visits.status !== 'ready') return null;
  const others = todaysVisits(visits.data, now).filter(({ id }) => id !== visitId);
  const next = foremostVisit(others, now, waitingIds);
  if (!next) return null;
  return { name: next.patient.name, time: next.time, href: withBase(paths.visit(next.id)) };
}
