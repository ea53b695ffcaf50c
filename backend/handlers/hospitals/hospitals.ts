import type { HttpHandler } from 'msw';
import { hospitalEndpoints } from '../../../src/contract/hospitals.ts';
import type { HospitalRecord } from '../../store/records.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { pictureAddress } from '../files/picture-path.ts';

/** Implements spec §2 Hospitals. */
export function hospitalHandlers(backend: Backend): HttpHandler[] {
  const { store } = backend;

  const toWire = (hospital: HospitalRecord) => ({
    ...hospital,
    image: pictureAddress(backend, hospital.image),
  });

  return [
    endpointHandler(backend, hospitalEndpoints.listHospitals, async () => {
      const hospitals = await store.read((reads) => reads.find('hospitals'));
      return hospitals.sort((a, b) => a.name.localeCompare(b.name)).map(toWire);
    }),
    endpointHandler(backend, hospitalEndpoints.getHospital, async ({ params }) => {
      const hospital = await store.read((reads) => reads.get('hospitals', params.id));
      if (!hospital) throw new ApiError('not-found', 'Hospital not found');
      return toWire(hospital);
    }),
  ];
}
