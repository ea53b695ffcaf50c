import type { PartOfDay } from '../../contract/waitlist.ts';
import { timeInIndia } from './india-time.ts';

/** In India: morning from midnight to 12:00, afternoon to 17:00, then evening. */
export function getPartOfDay(at: Date): PartOfDay {
  const time = timeInIndia(at);
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}
