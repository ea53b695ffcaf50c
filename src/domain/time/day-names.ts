import type { Weekday } from '../../contract/doctors.ts';
import { t } from '../../words/t.ts';

type Name = readonly [string, string];

const weekdays: Record<Weekday, Name> = {
  Monday: [t`Monday`, t`Mon`],
  Tuesday: [t`Tuesday`, t`Tue`],
  Wednesday: [t`Wednesday`, t`Wed`],
  Thursday: [t`Thursday`, t`Thu`],
  Friday: [t`Friday`, t`Fri`],
  Saturday: [t`Saturday`, t`Sat`],
  Sunday: [t`Sunday`, t`Sun`],
};

const months: readonly Name[] = [
  [t`January`, t`Jan`],
  [t`February`, t`Feb`],
  [t`March`, t`Mar`],
  [t`April`, t`Apr`],
  [t`May`, t`May`],
  [t`June`, t`Jun`],
  [t`July`, t`Jul`],
  [t`August`, t`Aug`],
  [t`September`, t`Sep`],
  [t`October`, t`Oct`],
  [t`November`, t`Nov`],
  [t`December`, t`Dec`],
];

export function weekdayName(day: Weekday): string {
  return weekdays[day][0];
}

export function shortWeekday(day: Weekday): string {
  return weekdays[day][1];
}

/** @param index 0 is January */
export function monthName(index: number): string {
  return months[index]?.[0] ?? '';
}

export function shortMonth(index: number): string {
  return months[index]?.[1] ?? '';
}
