import {
  doctorEndpoints,
  type Doctor,
  type DoctorProfile,
  type ScheduleBody,
  type TakenSlots,
} from '../contract/doctors.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';

/**
 * The times of a day in India that are taken. An API that lacks this extension answers 404: then none
 * is known to be, and booking a taken one is refused.
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

/** Replaces the doctor's own profile. */
export async function updateDoctor(id: string, profile: DoctorProfile): Promise<Doctor> {
  return call(doctorEndpoints.updateDoctor, { params: { id }, body: profile });
}

/** Replaces the doctor's own weekly schedule and days of leave. */
export async function updateAvailability(id: string, schedule: ScheduleBody): Promise<Doctor> {
  return call(doctorEndpoints.updateAvailability, { params: { id }, body: schedule });
}
