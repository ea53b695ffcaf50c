import { useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../../api/browser/browser-storage.ts';
import type { HourCycle } from '../../domain/time/india-time.ts';

const KEY = 'caresetu-hour-cycle';

const state = proxy<{ hourCycle: HourCycle | null }>({ hourCycle: null });

/** Spec §9. */
export function useStoredHourCycle(): HourCycle {
  const kept = useSyncExternalStore(never, stored, () => '12h' as const);
  return useSnapshot(state).hourCycle ?? kept;
}

export function chooseHourCycle(hourCycle: HourCycle): void {
  writeText('local', KEY, hourCycle);
  state.hourCycle = hourCycle;
}

export function resetHourCycle(): void {
  state.hourCycle = null;
}

function never(): () => void {
  return () => {};
}

function stored(): HourCycle {
  return readText('local', KEY) === '24h' ? '24h' : '12h';
}
