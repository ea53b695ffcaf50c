import { freeTimesEndpoints, type FreeDay } from '../../contract/free-times.ts';
import { query, type Query } from '../core/query-client.ts';

export const freeTimes = (id: string): Query<FreeDay[]> => ({
  ...query(freeTimesEndpoints.listFreeTimes, { params: { id } }, ({ days }) => days),
  // Don't cache: other patients may book these times.
  gcTime: 0,
});

const FREE_TIMES_MS = 30_000;

/** @param isFollowed the picker follows the doctor's times */
export const openFreeTimes = (id: string, isFollowed: boolean): Query<FreeDay[]> => ({
  ...freeTimes(id),
  refetchInterval: !isFollowed && FREE_TIMES_MS,
});
