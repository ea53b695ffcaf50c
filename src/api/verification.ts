import type { Doctor, Registration } from '../contract/doctors.ts';
import { verificationEndpoints } from '../contract/verification.ts';
import { call } from './http/client.ts';

export async function withdrawRequest(id: string, requestedAt: string): Promise<Doctor> {
  return call(verificationEndpoints.withdrawRequest, { params: { id }, body: { requestedAt } });
}

export async function updateRegistration(id: string, body: Registration): Promise<Doctor> {
  return call(verificationEndpoints.updateRegistration, { params: { id }, body });
}
