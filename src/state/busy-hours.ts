import { proxy, ref, useSnapshot } from 'valtio';
import { getBusyHours } from '../api/freelancers.ts';
import type { BusyHours } from '../contract/freelancers.ts';
import type { Loadable } from '../domain/loadable.ts';
import { whenPersonChanges } from './auth.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';

interface BusyHoursState {
  freelancerId: string;
  /** yyyy-MM-dd in India. */
  date: string;
  hours: Held<BusyHours> | null;
  error: Problem | null;
}

const initial = (): BusyHoursState => ({ freelancerId: '', date: '', hours: null, error: null });

const state = proxy(initial());
// The own draft is no booking to its patient, but to everybody else.
whenPersonChanges(resetBusyHours);

/** The booked hours of a helper's day; null without a day. */
export function useBusyHours(freelancerId: string, date: string): Loadable<BusyHours> | null {
  const { hours, error, ...of } = useSnapshot(state);
  if (date === '') return null;
  if (of.freelancerId !== freelancerId || of.date !== date) return { status: 'loading' };
  return loadableOf(hours, error);
}

/** Asks which hours of a day are booked; what was known of the same day stays in view meanwhile. */
export async function loadBusyHours(freelancerId: string, date: string): Promise<void> {
  const isWanted = () => state.freelancerId === freelancerId && state.date === date;
  if (!isWanted()) patch(state, { ...initial(), freelancerId, date });
  state.error = null;
  try {
    const hours = await getBusyHours(freelancerId, date);
    if (isWanted()) patch(state, { hours: ref(hours), error: null });
  } catch (error) {
    if (isWanted()) state.error = problemOf(error);
  }
}

export function resetBusyHours(): void {
  patch(state, initial());
}
