import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

/** Whole days from two days on. */
export function formatHours(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return formatDays(hours / 24);
  return plural(hours, { one: t`1 hour`, other: t`${hours} hours` });
}

export function formatDays(days: number): string {
  return plural(days, { one: t`1 day`, other: t`${days} days` });
}
