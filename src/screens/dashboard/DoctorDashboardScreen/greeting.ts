import { dateInIndia, formatSpokenDay } from '../../../domain/time/india-time.ts';
import { getPartOfDay, type PartOfDay } from '../../../domain/time/part-of-day.ts';
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

const GREETINGS: Record<PartOfDay, string> = {
  morning: t`Good morning`,
  afternoon: t`Good afternoon`,
  evening: t`Good evening`,
};

export function greeting(now: Date): string {
  return GREETINGS[getPartOfDay(now)];
}

export function todayText(now: Date): string {
  return `${formatSpokenDay(dateInIndia(now)).replace(' ', ', ')}.`;
}

export function patientsText(count: number): string {
  const number = NUMBERS[count] ?? count;
  return plural(count, { one: t`${number} patient today.`, other: t`${number} patients today.` });
}
