import type { Appointment } from '../../contract/appointments.ts';
import { isForCalendar } from '../../domain/appointments/ics.ts';
import { privacyQuery } from '../account/privacy.ts';
import { useLoadable } from '../core/query-client.ts';

/**
 * For the calendar files of cancelled visits: the deployment's mail address, which is loaded only
 * if there are any. Null if it has none, or as long as it is not known.
 */
export function useOrganizer(visits: readonly Appointment[], now: Date): string | null {
  const enabled = visits.some((visit) => visit.status === 'cancelled' && isForCalendar(visit, now));
  const privacy = useLoadable({ ...privacyQuery, enabled });
  return privacy.status === 'ready' ? (privacy.data.contact?.email ?? null) : null;
}
