import type { Appointment, LateMinutes } from '../../contract/appointments.ts';
import { t } from '../../words/t.ts';
import { formatTime, timeInIndia, type HourCycle } from '../time/india-time.ts';
import { getArrival } from './attendance.ts';

export function formatMinutes(minutes: LateMinutes): string {
  return t`${minutes} minutes`;
}

/** For the doctor. */
export function formatLate(
  visit: Pick<Appointment, 'date' | 'time'>,
  minutes: LateMinutes,
  hourCycle: HourCycle,
): string {
  const arrival = formatTime(timeInIndia(getArrival(visit, minutes)), hourCycle);
  return t`${minutes} minutes late, expected at ${arrival}`;
}
