import { freelancerEndpoints, type BusyHours } from '../contract/freelancers.ts';
import { listedIn, query, type Query } from './core/query-client.ts';

export const freelancerList = query(freelancerEndpoints.listFreelancers, {});

export const freelancerQuery = (id: string) =>
  listedIn(freelancerList, id, query(freelancerEndpoints.getFreelancer, { params: { id } }));

export const busyHours = (id: string, date: string): Query<BusyHours> => ({
  ...query(freelancerEndpoints.getBusyHours, { params: { id }, query: { date } }),
  meta: { isPersonal: true },
  gcTime: 0,
});
