import {
  dateInIndia,
  formatDay,
  formatTime,
  timeInIndia,
} from '../../src/domain/time/india-time.ts';

/** Such as 'Sat 21 Nov, 10:00 am'. */
export function formatMoment(instant: Date): string {
  return `${formatDay(dateInIndia(instant))}, ${formatTime(timeInIndia(instant))}`;
}
