import {
  doctorEndpoints,
  type Doctor,
  type DoctorProfile,
  type ScheduleBody,
  type TakenSlots,
} from '../contract/doctors.ts';
import { ApiError } from './http/api-error.ts';
import { call } from './http/client.ts';

/** Times are in India time. If the API lacks this endpoint (404), all slots look free. */
export async function getTakenSlots(
  id: string,
  date: string,
  signal?: AbortSignal,
): Promise<TakenSlots> {
  try {
    return await call(doctorEndpoints.getTakenSlots, { params: { id }, query: { date }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { date, taken: [] };
    throw error;
  }
}

export async function updateDoctor(id: string, profile: DoctorProfile): Promise<Doctor> {
  return call(doctorEndpoints.updateDoctor, { params: { id }, body: profile });
}

export async function updateAvailability(id: string, schedule: ScheduleBody): Promise<Doctor> {
  return call(doctorEndpoints.updateAvailability, { params: { id }, body: schedule });
}
