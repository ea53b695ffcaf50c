import { freelancerEndpoints, type BusyHours } from '../contract/freelancers.ts';
import { listedIn, query, type Query } from './query-client.ts';

/** Every helper; the error 'not-found' says that the API has no helpers at all. */
export const freelancerList = query(freelancerEndpoints.listFreelancers, {});

/** One helper. */
export const freelancerQuery = (id: string) =>
  listedIn(freelancerList, id, query(freelancerEndpoints.getFreelancer, { params: { id } }));

/** The booked hours of a helper's day; the user's own draft books none. */
export const busyHours = (id: string, date: string): Query<BusyHours> => ({
  ...query(freelancerEndpoints.getBusyHours, { params: { id }, query: { date } }),
  meta: { isPersonal: true },
  // Hours that were free some minutes ago are not shown as free.
  gcTime: 0,
});
