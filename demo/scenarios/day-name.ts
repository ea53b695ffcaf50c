import { currentTime } from '../../src/domain/time/clock.ts';
import { addDays, dateInIndia, dayParts, formatDay } from '../../src/domain/time/india-time.ts';

/** Such as 'Fri 27 Nov 2026'. */
export function dayName(daysAhead: number): string {
  const date = addDays(dateInIndia(currentTime()), daysAhead);
  return `${formatDay(date)} ${dayParts(date).year}`;
}
