import type { Appointment } from '../../../contract/appointments.ts';
import type { PartOfDay } from '../../../contract/waitlist.ts';
import { dateInIndia, formatWeekdayAndDate } from '../../../domain/time/india-time.ts';
import { getPartOfDay } from '../../../domain/time/part-of-day.ts';
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
  return `${formatWeekdayAndDate(dateInIndia(now))}.`;
}

/** Says visits where a patient has two, so that the number is that of the list. */
export function patientsText(visits: readonly Pick<Appointment, 'patientId'>[]): string {
  const count = visits.length;
  const number = NUMBERS[count] ?? count;
  const patients = new Set(visits.map(({ patientId }) => patientId)).size;
  return patients === count
    ? plural(count, { one: t`${number} patient today.`, other: t`${number} patients today.` })
    : plural(count, { one: t`${number} visit today.`, other: t`${number} visits today.` });
}
