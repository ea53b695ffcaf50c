import { useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../api/browser-storage.ts';
import type { HourCycle } from '../domain/india-time.ts';

const KEY = 'caresetu-hour-cycle';

const state = proxy<{ hourCycle: HourCycle | null }>({ hourCycle: null });

/** How times are written in messages: on the 12-hour clock unless the other was chosen (spec §9). */
export function useHourCycle(): HourCycle {
  const kept = useSyncExternalStore(never, stored, () => '12h' as const);
  return useSnapshot(state).hourCycle ?? kept;
}

/** Chooses a clock for this and later visits. */
export function chooseHourCycle(hourCycle: HourCycle): void {
  writeText('local', KEY, hourCycle);
  state.hourCycle = hourCycle;
}

export function resetHourCycle(): void {
  state.hourCycle = null;
}

/** Only `chooseHourCycle` changes it, which says so itself. */
function never(): () => void {
  return () => {};
}

function stored(): HourCycle {
  return readText('local', KEY) === '24h' ? '24h' : '12h';
}
