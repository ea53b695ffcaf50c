import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as api from '../api/doctors.ts';
import {
  doctorEndpoints,
  doctor as doctorSchema,
  type Doctor,
  type DoctorProfile,
  type ScheduleBody,
  type TakenSlots,
} from '../contract/doctors.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { listedIn, query, queryClient, updateData, type Query } from './query-client.ts';

/** The specification promises no `success` beside the doctor (spec §7). */
const oneDoctor = <E extends Endpoint>(endpoint: E) => ({
  ...endpoint,
  answer: z.object({ doctor: doctorSchema }),
});

/** Every listed doctor. */
export const doctorList = query(doctorEndpoints.listDoctors, {});

/** The same list, requested as the search does (spec §7). */
export const foundDoctors: Query<Doctor[]> = {
  ...query(doctorEndpoints.findDoctors, {}, ({ doctors }) => doctors),
  queryKey: doctorList.queryKey,
};

/** One doctor, as the profile shows them. */
export const doctorProfile = (id: string) =>
  listedIn(
    doctorList,
    id,
    query(oneDoctor(doctorEndpoints.getDoctorProfile), { query: { id } }, ({ doctor }) => doctor),
  );

/** One doctor, as the booking page shows them. */
export const doctorToBook = (id: string) =>
  query(oneDoctor(doctorEndpoints.getDoctorForBooking), { params: { id } }, ({ doctor }) => doctor);

/** The times of a day in India that are taken. */
export const takenSlots = (id: string, date: string): Query<TakenSlots> => ({
  ...query(doctorEndpoints.getTakenSlots, { params: { id }, query: { date } }),
  queryFn: ({ signal }) => api.getTakenSlots(id, date, signal),
  // Times that were free some minutes ago are not shown as free.
  gcTime: 0,
});

/** True when the list comes from a response of the API, not from a prerendered page. */
export function useIsListLive(): boolean {
  return useQuery({ ...doctorList, enabled: false }, queryClient).dataUpdatedAt > 0;
}

/**
 * Saves the doctor's own schedule.
 * @throws {ApiError} when it is refused or cannot be sent
 */
export async function updateAvailability(id: string, schedule: ScheduleBody): Promise<void> {
  replaceDoctor(await api.updateAvailability(id, schedule));
}

/**
 * Saves the doctor's own profile.
 * @throws {ApiError} when it is refused or cannot be sent
 */
export async function updateDoctor(id: string, profile: DoctorProfile): Promise<Doctor> {
  const doctor = await api.updateDoctor(id, profile);
  replaceDoctor(doctor);
  return doctor;
}

/** A doctor as they are cached: from their profile, else from the list. */
export function knownDoctor(id: string): Doctor | null {
  const listed = queryClient.getQueryData(doctorList.queryKey)?.find((one) => one.id === id);
  return queryClient.getQueryData(doctorProfile(id).queryKey) ?? listed ?? null;
}

/** Puts a doctor who was changed in the place of the one before, in the list and the profile (spec §4 Doctor). */
export function replaceDoctor(doctor: Doctor): void {
  updateData(doctorList, (list) => list.map((one) => (one.id === doctor.id ? doctor : one)));
  updateData(doctorProfile(doctor.id), () => doctor);
}
