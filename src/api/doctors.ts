import {
  doctorEndpoints,
  type Doctor,
  type DoctorProfile,
  type ScheduleBody,
  type TakenSlots,
} from '../contract/doctors.ts';
import { ApiError } from './http/api-error.ts';
import { call } from './http/client.ts';

/**
 * Taken times, in India time. An API without this extension responds with 404; a taken slot is then
 * refused only when the user books it.
 */
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
