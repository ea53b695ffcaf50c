import { hospitalEndpoints } from '../contract/hospitals.ts';
import { listedIn, query } from './core/query-client.ts';

/** Spec §2 Hospitals. */
export const hospitalList = query(hospitalEndpoints.listHospitals, {});

export const hospitalQuery = (id: string) =>
  listedIn(hospitalList, id, query(hospitalEndpoints.getHospital, { params: { id } }));
