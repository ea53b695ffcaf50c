import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/hospitals.ts';
import type { Hospital } from '../contract/hospitals.ts';
import type { Loadable } from '../domain/loadable.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';

interface HospitalsState {
  hospitals: Held<Hospital[]> | null;
  selectedHospital: Held<Hospital> | null;
  listError: Problem | null;
  hospitalError: Problem | null;
}

const initial = (): HospitalsState => ({
  hospitals: null,
  selectedHospital: null,
  listError: null,
  hospitalError: null,
});

const state = proxy(initial());
let wantedId = '';

/** Every hospital (spec §2 Hospitals). */
export function useHospitals(): Loadable<Hospital[]> {
  const { hospitals, listError } = useSnapshot(state);
  return loadableOf(hospitals, listError);
}

/** The hospital whose page is open. */
export function useSelectedHospital(id: string): Loadable<Hospital> {
  const { selectedHospital, hospitalError } = useSnapshot(state);
  return loadableOf(selectedHospital?.id === id ? selectedHospital : null, hospitalError);
}

/** Begins with a list that the page's HTML was made from. */
export function showHospitals(hospitals: Hospital[]): void {
  state.hospitals = ref(hospitals);
}

/** Begins with a hospital that the page's HTML was made from. */
export function showHospital(hospital: Hospital): void {
  state.selectedHospital = ref(hospital);
}

/** Loads the list; what is there stays in view meanwhile. */
export async function loadHospitals(): Promise<void> {
  try {
    patch(state, { hospitals: ref(await api.listHospitals()), listError: null });
  } catch (error) {
    state.listError = problemOf(error);
  }
}

/** Opens a hospital's page; one that is in the list shows at once. */
export async function selectHospital(id: string): Promise<void> {
  const listed = state.hospitals?.find((hospital) => hospital.id === id);
  if (state.selectedHospital?.id !== id) state.selectedHospital = listed ? ref(listed) : null;
  wantedId = id;
  state.hospitalError = null;
  try {
    const hospital = await api.getHospital(id);
    if (wantedId === id) state.selectedHospital = ref(hospital);
  } catch (error) {
    if (wantedId !== id) return;
    state.hospitalError = problemOf(error);
    if (state.hospitalError.reason === 'not-found') state.selectedHospital = null;
  }
}

export function resetHospitals(): void {
  wantedId = '';
  patch(state, initial());
}
