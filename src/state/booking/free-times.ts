import { freeTimesEndpoints, type FreeDay } from '../../contract/free-times.ts';
import { query, type Query } from '../core/query-client.ts';

export const freeTimes = (id: string): Query<FreeDay[]> => ({
  ...query(freeTimesEndpoints.listFreeTimes, { params: { id } }, ({ days }) => days),
  // Don't cache: other patients may book these times.
  gcTime: 0,
});
