import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { appointmentEndpoints, type Appointment } from '../../contract/appointments.ts';
import { isPhoneAhead } from '../../domain/appointments/visit-phone.ts';
import { audited } from '../core/audited.ts';
import { query, useLoadable, type Query } from '../core/query-client.ts';

const { getVisitPhone } = appointmentEndpoints;

/** The number for the call. It is removed as soon as no screen shows it. */
export const visitPhone = (id: string): Query<string> => ({
  ...audited(query(getVisitPhone, { params: { id } }, ({ phone }) => phone)),
  gcTime: 0,
});

/** For patients: by visit, the number of each phone visit that is ahead. */
export function useVisitPhones(
  visits: readonly Appointment[],
  now: Date,
): Readonly<Record<string, string>> {
  const ids = visits.filter((visit) => isPhoneAhead(visit, now)).map(({ id }) => id);
  const phones = useLoadable({ ...visitPhones(ids), enabled: ids.length > 0 });
  return phones.status === 'ready' ? phones.data : {};
}

/** Leaves out visits that have ended since. */
function visitPhones(ids: readonly string[]): Query<Record<string, string>> {
  const queryKey: QueryKey = [getVisitPhone.path, ids];
  const known = queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const found: Record<string, string> = {};
      const load = async (id: string) => {
        const { phone } = await call(getVisitPhone, { params: { id }, signal });
        found[id] = phone;
      };
      await Promise.all(ids.map((id) => load(id).catch(ignoreMissing)));
      return found;
    },
    meta: { isPersonal: true },
  });
  return { ...audited(known), gcTime: 0 };
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.reason !== 'not-found') throw error;
}
