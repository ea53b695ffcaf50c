import { createContext, useContext } from 'react';
import type { HourCycle } from '../../domain/time/india-time.ts';

/** The app provides the user's choice. */
export const HourCycleContext = createContext<HourCycle>('12h');

export function useHourCycle(): HourCycle {
  return useContext(HourCycleContext);
}
