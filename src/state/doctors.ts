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
import {
  listedIn,
  query,
  queryClient,
  refetchInView,
  updateData,
  type Query,
} from './core/query-client.ts';
import { onRealtime } from './realtime.ts';
import { currentUser, updateUser } from './session/session.ts';

onRealtime('doctor_changed', (doctor) => {
  replaceDoctor(doctor);
  if (currentUser()?.id === doctor.id) updateUser(doctor);
});
onRealtime('stale', () => {
  if (currentUser()?.role === 'doctor') refetchInView(doctorEndpoints.getDoctorProfile);
});

/** `success` may be missing from the response (spec §7). */
const oneDoctor = <E extends Endpoint>(endpoint: E) => ({
  ...endpoint,
  response: z.object({ doctor: doctorSchema }),
});

export const doctorList = query(doctorEndpoints.listDoctors, {});

/** Shares its cache entry with `doctorList` (spec §7). */
export const foundDoctors: Query<Doctor[]> = {
  ...query(doctorEndpoints.findDoctors, {}, ({ doctors }) => doctors),
  queryKey: doctorList.queryKey,
};

export const doctorProfile = (id: string) =>
  listedIn(
    doctorList,
    id,
    query(oneDoctor(doctorEndpoints.getDoctorProfile), { query: { id } }, ({ doctor }) => doctor),
  );

export const doctorToBook = (id: string) =>
  query(oneDoctor(doctorEndpoints.getDoctorForBooking), { params: { id } }, ({ doctor }) => doctor);

export const takenSlots = (id: string, date: string): Query<TakenSlots> => ({
  ...query(doctorEndpoints.getTakenSlots, { params: { id }, query: { date } }),
  queryFn: ({ signal }) => api.getTakenSlots(id, date, signal),
  // Don't cache: other patients may book these times.
  gcTime: 0,
});

/** False while the list is still the prerendered one. */
export function useIsListLive(): boolean {
  return useQuery({ ...doctorList, enabled: false }, queryClient).dataUpdatedAt > 0;
}

/** @throws {ApiError} */
export async function updateAvailability(id: string, schedule: ScheduleBody): Promise<void> {
  replaceDoctor(await api.updateAvailability(id, schedule));
}

/** @throws {ApiError} */
export async function updateDoctor(id: string, profile: DoctorProfile): Promise<Doctor> {
  const doctor = await api.updateDoctor(id, profile);
  replaceDoctor(doctor);
  return doctor;
}

export function knownDoctor(id: string): Doctor | null {
  const listed = queryClient.getQueryData(doctorList.queryKey)?.find((one) => one.id === id);
  return queryClient.getQueryData(doctorProfile(id).queryKey) ?? listed ?? null;
}

/** Updates both cached copies (spec §4 Doctor). */
export function replaceDoctor(doctor: Doctor): void {
  updateData(doctorList, (list) => list.map((one) => (one.id === doctor.id ? doctor : one)));
  updateData(doctorProfile(doctor.id), () => doctor);
}
