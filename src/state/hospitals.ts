import { hospitalEndpoints } from '../contract/hospitals.ts';
import { listedIn, query } from './query-client.ts';

/** Every hospital (spec §2 Hospitals). */
export const hospitalList = query(hospitalEndpoints.listHospitals, {});

/** One hospital. */
export const hospitalQuery = (id: string) =>
  listedIn(hospitalList, id, query(hospitalEndpoints.getHospital, { params: { id } }));
