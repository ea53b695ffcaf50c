import type { Appointment, AppointmentStatus } from '../../../contract/appointments.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { t } from '../../../words/t.ts';

const titles: Record<AppointmentStatus, string> = {
  pending: t`Not accepted yet`,
  scheduled: t`Visit notes`,
  completed: t`Record of this visit`,
  cancelled: t`Cancelled`,
};

/** @param isWriting shows the notes, also of a visit that is closed */
export function visitTitle(visit: Appointment, isWriting: boolean): string {
  if (isWriting) return titles.scheduled;
  return isMissed(visit) ? t`Did not come` : titles[visit.status];
}
