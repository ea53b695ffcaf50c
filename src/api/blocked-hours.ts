import { blockedHoursEndpoints, type BlockHoursBody } from '../contract/blocked-hours.ts';
import type { Doctor } from '../contract/doctors.ts';
import { call } from './http/client.ts';

export async function blockHours(id: string, hours: BlockHoursBody): Promise<Doctor> {
  return call(blockedHoursEndpoints.blockHours, { params: { id }, body: hours });
}
