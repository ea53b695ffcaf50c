import type { BlockedHours } from '../../contract/doctors.ts';
import { t } from '../../words/t.ts';
import { formatDay, formatTime, type HourCycle } from '../time/india-time.ts';
import type { BlockChoice } from './block-choices.ts';

/** For example '2:00 pm to 5:00 pm'. */
export function formatHoursOfDay(
  { startTime, endTime }: Pick<BlockedHours, 'startTime' | 'endTime'>,
  hourCycle: HourCycle,
): string {
  return t`${formatTime(startTime, hourCycle)} to ${formatTime(endTime, hourCycle)}`;
}

export function formatBlocked(hours: BlockedHours, hourCycle: HourCycle): string {
  return `${formatDay(hours.date)}, ${formatHoursOfDay(hours, hourCycle)}`;
}

export const partWords: Record<Exclude<BlockChoice['kind'], 'hour'>, string> = {
  morning: t`Morning`,
  afternoon: t`Afternoon`,
  evening: t`Evening`,
};
