import type { Doctor, Registration } from '../contract/doctors.ts';
import { verificationEndpoints } from '../contract/verification.ts';
import { call } from './http/client.ts';

export async function updateRegistration(id: string, body: Registration): Promise<Doctor> {
  return call(verificationEndpoints.updateRegistration, { params: { id }, body });
}
