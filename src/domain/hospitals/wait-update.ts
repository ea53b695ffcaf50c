import { t } from '../../words/t.ts';
import {
  dateInIndia,
  daysBetween,
  formatPastDay,
  formatTime,
  timeInIndia,
  type HourCycle,
} from '../time/india-time.ts';

const MINUTE_MS = 60_000;

/**
 * Words after '50 min'. Returns '' if the time is unknown or in the future.
 * @param now may be the start of the current minute, as of `useNow('minute')`
 */
export function formatWaitUpdate(
  updatedAt: string | undefined,
  now: Date,
  hourCycle: HourCycle,
): string {
  if (updatedAt === undefined) return '';
  const at = new Date(updatedAt);
  if (at.getTime() >= now.getTime() + MINUTE_MS - (now.getTime() % MINUTE_MS)) return '';
  const [date, today] = [dateInIndia(at), dateInIndia(now)];
  const daysAgo = daysBetween(date, today);
  if (daysAgo <= 0) {
    const time = formatTime(timeInIndia(at), hourCycle);
    return t`wait, updated ${time}`;
  }
  // Without the time, it takes as many lines as today's: built HTML may show a day that is over.
  if (daysAgo === 1) return t`wait, updated yesterday`;
  const day = formatPastDay(date, today);
  return t`wait, updated ${day}`;
}
