import type { PartOfDay, WaitlistEntry, WaitlistOffer } from '../../contract/waitlist.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { weekday } from '../../contract/doctors.ts';
import { joinFacts } from '../join-facts.ts';
import { shortWeekday } from '../time/day-names.ts';
import { formatDay, formatTime, type HourCycle, timeInIndia } from '../time/india-time.ts';

const MINUTE_MS = 60_000;

export const partNames: Record<PartOfDay, string> = {
  morning: t`Mornings`,
  afternoon: t`Afternoons`,
  evening: t`Evenings`,
};

/** Such as 'Mon, Wed · Mornings · until Fri 4 Dec'. */
export function formatWishes({
  days,
  parts,
  until,
}: Pick<WaitlistEntry, 'days' | 'parts' | 'until'>): string {
  const all = weekday.options;
  const chosen = all.filter((day) => days.includes(day)).map(shortWeekday);
  const isAnyTime = parts.length === Object.keys(partNames).length;
  return joinFacts([
    days.length === all.length ? t`Any day` : chosen.join(', '),
    isAnyTime ? t`Any time of day` : parts.map((part) => partNames[part]).join(', '),
    t`until ${formatDay(until)}`,
  ]);
}

/** It promises no time. */
export function formatPosition(position: number): string {
  return position === 1
    ? t`You are first in the line. This does not promise you a time.`
    : // translators: the number is 2 or more
      t`You are number ${position} in the line. This does not promise you a time.`;
}

/** Before the notice at 8:00, and in whole minutes after it. */
export function formatTimeLeft(
  { endsAt }: Pick<WaitlistOffer, 'endsAt'>,
  now: Date,
  hourCycle: HourCycle,
): string {
  const end = new Date(endsAt);
  const until = formatTime(timeInIndia(end), hourCycle);
  const minutes = Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes > 60) return t`Held for you until ${until}`;
  return plural(minutes, {
    one: t`Held for you for 1 more minute, until ${until}`,
    other: t`Held for you for ${minutes} more minutes, until ${until}`,
  });
}
