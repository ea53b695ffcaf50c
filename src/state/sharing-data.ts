import { recordEndpoints } from '../contract/records.ts';
import { sharingEndpoints } from '../contract/sharing.ts';
import { query, queryClient, type Query } from './core/query-client.ts';
import { currentUser, onUserChange } from './session/session.ts';

const AUDITED_STALE_MS = 300_000;

export const healthFacts = (patientId: string) =>
  query(sharingEndpoints.getHealthFacts, { params: { id: patientId } });

let lastSharing: string | null = null;
onUserChange(() => {
  lastSharing = null;
});

/** For a doctor, a change clears the patients' data. */
export const sharingList = query(sharingEndpoints.listSharing, {}, (list) => {
  const sharing = JSON.stringify(list);
  const isDoctor = currentUser()?.role === 'doctor';
  if (isDoctor && lastSharing !== null && sharing !== lastSharing) clearShared();
  lastSharing = sharing;
  return list;
});

/** Each read by a doctor is recorded. */
export function audited<T>(options: Query<T>): Query<T> {
  return {
    ...options,
    staleTime: AUDITED_STALE_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  };
}

function clearShared(): void {
  for (const { path } of [recordEndpoints.listRecords, sharingEndpoints.getHealthFacts]) {
    void queryClient.resetQueries({ queryKey: [path] });
  }
}
