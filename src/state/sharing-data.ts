import { recordEndpoints } from '../contract/records.ts';
import { sharingEndpoints, type Sharing } from '../contract/sharing.ts';
import { query, queryClient, refetch, refetchInView, updateData } from './core/query-client.ts';
import { onRealtime } from './realtime.ts';
import { currentUser, onUserChange } from './session/session.ts';

export const healthFacts = (patientId: string) =>
  query(sharingEndpoints.getHealthFacts, { params: { id: patientId } });

/** Of the last list, as JSON. */
let last: { sharing: string; scopes: string } | null = null;
onUserChange(() => {
  last = null;
});
onRealtime('sharing_changed', (sharing) => applySharings([sharing]));
onRealtime('stale', () => refetchInView(sharingEndpoints.listSharing));

/** For a doctor, a change clears the patients' data. */
export const sharingList = query(sharingEndpoints.listSharing, {}, (list) => {
  clearChanged(list);
  return list;
});

/** Shows requests and answers also without the event. */
export const everyMinute = ({ state }: { state: { data: unknown } }) =>
  state.data !== undefined && 60_000;

/** Also fetches the list, because events of several processes may arrive in another order. */
export function applySharings(received: readonly Sharing[]): void {
  const isReceived = (id: string) => received.some(({ appointmentId }) => appointmentId === id);
  updateData(sharingList, (list) => {
    const next = [...list.filter(({ appointmentId }) => !isReceived(appointmentId)), ...received];
    clearChanged(next);
    return next;
  });
  refetch(sharingList);
}

function clearChanged(list: readonly Sharing[]): void {
  const sorted = list.toSorted((a, b) => a.appointmentId.localeCompare(b.appointmentId));
  const sharing = JSON.stringify(sorted);
  const scopes = JSON.stringify(sorted.map((one) => ({ ...one, healthRequest: undefined })));
  const isDoctor = currentUser()?.role === 'doctor';
  if (isDoctor && last && sharing !== last.sharing) {
    clear(sharingEndpoints.getHealthFacts.path);
    // A health request opens and closes no records.
    if (scopes !== last.scopes) clear(recordEndpoints.listRecords.path);
  }
  last = { sharing, scopes };
}

function clear(path: string): void {
  void queryClient.resetQueries({ queryKey: [path] });
}
