import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/freelancers.ts';
import type { Freelancer } from '../contract/freelancers.ts';
import type { Loadable } from '../domain/loadable.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';

interface FreelancersState {
  freelancers: Held<Freelancer[]> | null;
  selectedFreelancer: Held<Freelancer> | null;
  listError: Problem | null;
  freelancerError: Problem | null;
}

const initial = (): FreelancersState => ({
  freelancers: null,
  selectedFreelancer: null,
  listError: null,
  freelancerError: null,
});

const state = proxy(initial());
let wantedId = '';

/** Every helper; the error 'not-found' says that the API has no helpers at all. */
export function useFreelancers(): Loadable<Freelancer[]> {
  const { freelancers, listError } = useSnapshot(state);
  return loadableOf(freelancers, listError);
}

/** The helper whose page is open; the error 'not-found' says that there is none of this id. */
export function useSelectedFreelancer(id: string): Loadable<Freelancer> {
  const { selectedFreelancer, freelancerError } = useSnapshot(state);
  return loadableOf(selectedFreelancer?.id === id ? selectedFreelancer : null, freelancerError);
}

/** Loads the list; what is there stays in view meanwhile. */
export async function loadFreelancers(): Promise<void> {
  try {
    patch(state, { freelancers: ref(await api.listFreelancers()), listError: null });
  } catch (error) {
    state.listError = problemOf(error);
  }
}

/** Opens a helper's page; one who is in the list shows at once. */
export async function selectFreelancer(id: string): Promise<void> {
  const listed = state.freelancers?.find((freelancer) => freelancer.id === id);
  if (state.selectedFreelancer?.id !== id) state.selectedFreelancer = listed ? ref(listed) : null;
  wantedId = id;
  state.freelancerError = null;
  try {
    const freelancer = await api.getFreelancer(id);
    if (wantedId === id) state.selectedFreelancer = ref(freelancer);
  } catch (error) {
    if (wantedId !== id) return;
    state.freelancerError = problemOf(error);
    if (state.freelancerError.reason === 'not-found') state.selectedFreelancer = null;
  }
}

export function resetFreelancers(): void {
  wantedId = '';
  patch(state, initial());
}
