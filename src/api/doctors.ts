import * as z from 'zod/mini';
import {
  doctor as doctorSchema,
  doctorEndpoints,
  type Doctor,
  type DoctorProfile,
  type ScheduleBody,
  type TakenSlots,
} from '../contract/doctors.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';

/** The specification promises no `success` beside the doctor (spec §7). */
const oneDoctor = <E extends Endpoint>(endpoint: E) => ({
  ...endpoint,
  answer: z.object({ doctor: doctorSchema }),
});

/** Every listed doctor. */
export async function listDoctors(): Promise<Doctor[]> {
  return call(doctorEndpoints.listDoctors, {});
}

/** Every listed doctor, as the search asks for them. */
export async function findDoctors(): Promise<Doctor[]> {
  return (await call(doctorEndpoints.findDoctors, {})).doctors;
}

/** One doctor. */
export async function getDoctor(id: string): Promise<Doctor> {
  return call(doctorEndpoints.getDoctor, { params: { id } });
}

/** One doctor, as the profile asks for it. */
export async function getDoctorProfile(id: string): Promise<Doctor> {
  return (await call(oneDoctor(doctorEndpoints.getDoctorProfile), { query: { id } })).doctor;
}

/** One doctor, as the booking page asks for it. */
export async function getDoctorForBooking(id: string): Promise<Doctor> {
  return (await call(oneDoctor(doctorEndpoints.getDoctorForBooking), { params: { id } })).doctor;
}

/**
 * The times of a day in India that are taken. An API that lacks this extension answers 404: then none
 * is known to be, and booking a taken one is refused.
 */
export async function getTakenSlots(id: string, date: string): Promise<TakenSlots> {
  try {
    return await call(doctorEndpoints.getTakenSlots, { params: { id }, query: { date } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { date, taken: [] };
    throw error;
  }
}

/** Replaces the own profile, as its doctor. */
export async function updateDoctor(id: string, profile: DoctorProfile): Promise<Doctor> {
  return call(doctorEndpoints.updateDoctor, { params: { id }, body: profile });
}

/** Replaces the own weekly schedule and days of leave, as their doctor. */
export async function updateAvailability(id: string, schedule: ScheduleBody): Promise<Doctor> {
  return call(doctorEndpoints.updateAvailability, { params: { id }, body: schedule });
}
