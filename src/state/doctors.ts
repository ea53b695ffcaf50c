import { useMemo } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/doctors.ts';
import type { Doctor, DoctorProfile, ScheduleBody } from '../contract/doctors.ts';
import type { Loadable } from '../domain/loadable.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';

interface DoctorsState {
  doctors: Held<Doctor[]> | null;
  isListLive: boolean;
  selectedDoctor: Held<Doctor> | null;
  isLoading: boolean;
  error: Problem | null;
}

const initial = (): DoctorsState => ({
  doctors: null,
  isListLive: false,
  selectedDoctor: null,
  isLoading: false,
  error: null,
});

const state = proxy(initial());
let turns = 0;

/** Every listed doctor; the same object until something changes, since they may be thousands. */
export function useDoctors(): Loadable<Doctor[]> {
  const { doctors, error } = useSnapshot(state);
  return useMemo(() => loadableOf(doctors, error), [doctors, error]);
}

/** True when the list comes from a response of the API, not from a prerendered page. */
export function useIsListLive(): boolean {
  return useSnapshot(state).isListLive;
}

/** The doctor whose profile is open. */
export function useSelectedDoctor(id: string): Loadable<Doctor> {
  const { selectedDoctor, error } = useSnapshot(state);
  return loadableOf(selectedDoctor?.id === id ? selectedDoctor : null, error);
}

/** Begins with a list that the page's HTML was made from. */
export function showDoctors(doctors: Doctor[]): void {
  state.doctors = ref(doctors);
}

/** Begins with a profile that the page's HTML was made from. */
export function showDoctor(doctor: Doctor): void {
  state.selectedDoctor = ref(doctor);
}

/** Loads the list; what is there stays in view meanwhile. */
export function loadDoctors(): Promise<void> {
  return load(api.listDoctors, (doctors) => {
    patch(state, { doctors: ref(doctors), isListLive: true });
  });
}

/** Loads the list as the search does (spec §7). */
export function findDoctors(): Promise<void> {
  return load(api.findDoctors, (doctors) => {
    patch(state, { doctors: ref(doctors), isListLive: true });
  });
}

/** Opens a profile; a doctor who is in the list shows at once. */
export async function selectDoctor(id: string): Promise<void> {
  const listed = state.doctors?.find((doctor) => doctor.id === id);
  if (state.selectedDoctor?.id !== id) state.selectedDoctor = listed ? ref(listed) : null;
  await load(
    () => api.getDoctorProfile(id),
    (doctor) => {
      state.selectedDoctor = ref(doctor);
    },
  );
  if (state.error?.reason === 'not-found') clearSelectedDoctor();
}

/**
 * Saves the own schedule, as its doctor.
 * @throws {ApiError} when it is refused or cannot be sent
 */
export async function updateAvailability(id: string, schedule: ScheduleBody): Promise<void> {
  replaceDoctor(await api.updateAvailability(id, schedule));
}

/**
 * Saves the own profile, as its doctor.
 * @throws {ApiError} when it is refused or cannot be sent
 */
export async function updateDoctor(id: string, profile: DoctorProfile): Promise<Doctor> {
  const doctor = await api.updateDoctor(id, profile);
  replaceDoctor(doctor);
  return doctor;
}

/** A doctor as they are known so far: from the open profile, else from the list. */
export function knownDoctor(id: string): Doctor | null {
  if (state.selectedDoctor?.id === id) return state.selectedDoctor;
  return state.doctors?.find((doctor) => doctor.id === id) ?? null;
}

/** Puts a doctor who was changed in the place of the one before, in the list and where open (spec §4 Doctor). */
export function replaceDoctor(doctor: Doctor): void {
  // What is on its way was asked for before the change, and knows nothing of it.
  turns += 1;
  state.isLoading = false;
  const { doctors, selectedDoctor } = state;
  if (doctors) state.doctors = ref(doctors.map((one) => (one.id === doctor.id ? doctor : one)));
  if (selectedDoctor?.id === doctor.id) state.selectedDoctor = ref(doctor);
}

/** Closes the profile. */
export function clearSelectedDoctor(): void {
  state.selectedDoctor = null;
}

export function resetDoctors(): void {
  turns += 1;
  patch(state, initial());
}

/** Only the latest load may change anything: its page is the one in view. */
async function load<T>(ask: () => Promise<T>, keep: (answer: T) => void): Promise<void> {
  turns += 1;
  const turn = turns;
  patch(state, { isLoading: true, error: null });
  try {
    const answer = await ask();
    if (turn === turns) keep(answer);
  } catch (error) {
    if (turn === turns) state.error = problemOf(error);
  } finally {
    if (turn === turns) state.isLoading = false;
  }
}
