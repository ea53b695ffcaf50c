import { dateInIndia, formatSpokenDay, timeInIndia } from '../../../domain/time/india-time.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

const NUMBERS = [
  t`No`,
  t`One`,
  t`Two`,
  t`Three`,
  t`Four`,
  t`Five`,
  t`Six`,
  t`Seven`,
  t`Eight`,
  t`Nine`,
  t`Ten`,
  t`Eleven`,
  t`Twelve`,
];

/** Uses India time: morning until 12, afternoon until 17, evening until 4. */
export function greeting(now: Date): string {
  const time = timeInIndia(now);
  if (time < '04:00' || time >= '17:00') return t`Good evening`;
  return time < '12:00' ? t`Good morning` : t`Good afternoon`;
}

export function todayText(now: Date): string {
  return `${formatSpokenDay(dateInIndia(now)).replace(' ', ', ')}.`;
}

export function patientsText(count: number): string {
  const number = NUMBERS[count] ?? count;
  return plural(count, { one: t`${number} patient today.`, other: t`${number} patients today.` });
}
