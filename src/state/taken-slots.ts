import { proxy, ref, useSnapshot } from 'valtio';
import { getTakenSlots } from '../api/doctors.ts';
import type { TakenSlots } from '../contract/doctors.ts';
import type { Loadable } from '../domain/loadable.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';

interface TakenSlotsState {
  doctorId: string;
  /** yyyy-MM-dd in India. */
  date: string;
  taken: Held<TakenSlots> | null;
  error: Problem | null;
}

const initial = (): TakenSlotsState => ({ doctorId: '', date: '', taken: null, error: null });

const state = proxy(initial());

/** Which times of a day are taken; null without a day. */
export function useTakenSlots(doctorId: string, date: string | null): Loadable<TakenSlots> | null {
  const { taken, error, ...of } = useSnapshot(state);
  if (date === null) return null;
  if (of.doctorId !== doctorId || of.date !== date) return { status: 'loading' };
  return loadableOf(taken, error);
}

/** Asks which times of a day are taken; what was known of the same day stays in view meanwhile. */
export async function loadTakenSlots(doctorId: string, date: string): Promise<TakenSlots | null> {
  const isWanted = () => state.doctorId === doctorId && state.date === date;
  if (!isWanted()) patch(state, { ...initial(), doctorId, date });
  try {
    const taken = await getTakenSlots(doctorId, date);
    if (isWanted()) patch(state, { taken: ref(taken), error: null });
    return taken;
  } catch (error) {
    if (isWanted()) state.error = problemOf(error);
    return null;
  }
}

export function resetTakenSlots(): void {
  patch(state, initial());
}
