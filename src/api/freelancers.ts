import { freelancerEndpoints, type BusyHours, type Freelancer } from '../contract/freelancers.ts';
import { call } from './client.ts';

/** Every helper. */
export async function listFreelancers(): Promise<Freelancer[]> {
  return call(freelancerEndpoints.listFreelancers, {});
}

/** One helper. */
export async function getFreelancer(id: string): Promise<Freelancer> {
  return call(freelancerEndpoints.getFreelancer, { params: { id } });
}

/** The hours of a day in India for which a helper is booked. */
export async function getBusyHours(id: string, date: string): Promise<BusyHours> {
  return call(freelancerEndpoints.getBusyHours, { params: { id }, query: { date } });
}
