import { timeInIndia } from './india-time.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** In India: morning from midnight to 12:00, afternoon to 17:00, then evening. */
export function getPartOfDay(at: Date): PartOfDay {
  const time = timeInIndia(at);
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}
