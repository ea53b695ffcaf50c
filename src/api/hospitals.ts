import { hospitalEndpoints, type Hospital } from '../contract/hospitals.ts';
import { call } from './client.ts';

/** Every hospital. */
export async function listHospitals(): Promise<Hospital[]> {
  return call(hospitalEndpoints.listHospitals, {});
}

/** One hospital. */
export async function getHospital(id: string): Promise<Hospital> {
  return call(hospitalEndpoints.getHospital, { params: { id } });
}
