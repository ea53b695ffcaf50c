import { fromZonedTime, getTimezoneOffset } from 'date-fns-tz';
import type { Weekday } from '../../contract/doctors.ts';
import { monthName, shortMonth, shortWeekday, weekdayName } from './day-names.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

/** Used whatever the device's time zone (spec §9). */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

/** Spec §9. */
export type HourCycle = '12h' | '24h';

const WEEKDAYS: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

const DAY_MS = 86_400_000;

/** India's offset never changes, so it is computed only once. */
const INDIA_OFFSET_MS = getTimezoneOffset(INDIA_TIME_ZONE, new Date(0));

/** Returns yyyy-MM-dd. */
export function dateInIndia(at: Date): string {
  return clockInIndia(at).slice(0, 10);
}

/** Returns HH:mm. */
export function timeInIndia(at: Date): string {
  return clockInIndia(at).slice(11, 16);
}

export function indiaInstant(date: string, time: string): Date {
  return fromZonedTime(`${date}T${time}:00`, INDIA_TIME_ZONE);
}

export function addDays(date: string, days: number): string {
  return new Date(utcDay(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((utcDay(to) - utcDay(from)) / DAY_MS);
}

export function getWeekday(date: string): Weekday {
  return WEEKDAYS[new Date(utcDay(date)).getUTCDay()] ?? 'Sunday';
}

export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeAtMinutes(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** For example '9:30 am' or '09:30'. */
export function formatTime(time: string, hourCycle: HourCycle = '12h'): string {
  if (hourCycle === '24h') return time;
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60);
  const clock = `${hour % 12 || 12}:${time.slice(3)}`;
  return hour < 12 ? t`${clock} am` : t`${clock} pm`;
}

/** For example 'Mon 30 Nov, 10:00 am'. */
export function formatSlot(
  { date, time }: { date: string; time: string },
  hourCycle: HourCycle,
): string {
  return `${formatDay(date)}, ${formatTime(time, hourCycle)}`;
}

/** For example 'today, 10:00 am' or 'Mon 30 Nov, 10:00 am'. */
export function formatSoon(
  { date, time }: { date: string; time: string },
  now: Date,
  hourCycle: HourCycle,
): string {
  const ahead = daysBetween(dateInIndia(now), date);
  const day =
    ahead === 0 || ahead === 1 ? formatDaysAhead(date, dateInIndia(now)) : formatDay(date);
  return `${day}, ${formatTime(time, hourCycle)}`;
}

/** Parts such as 'Mon', '23' and 'Nov'. */
export function dayParts(date: string): {
  weekday: string;
  day: string;
  month: string;
  year: string;
} {
  const day = new Date(utcDay(date));
  return {
    weekday: shortWeekday(getWeekday(date)),
    day: String(day.getUTCDate()),
    month: shortMonth(day.getUTCMonth()),
    year: String(day.getUTCFullYear()),
  };
}

export function formatDay(date: string): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday} ${day} ${month}`;
}

export function formatDate(date: string): string {
  const { day, month, year } = dayParts(date);
  return `${day} ${month} ${year}`;
}

export function formatLongDate(date: string): string {
  const { day, year } = dayParts(date);
  return `${weekdayName(getWeekday(date))}, ${day} ${longMonth(date)} ${year}`;
}

/** For example 'Friday, 4 September'. */
export function formatWeekdayAndDate(date: string): string {
  return `${weekdayName(getWeekday(date))}, ${dayParts(date).day} ${longMonth(date)}`;
}

/** For screen readers, for example 'Friday 4 September'. */
export function formatSpokenDay(date: string): string {
  return `${weekdayName(getWeekday(date))} ${dayParts(date).day} ${longMonth(date)}`;
}

/** For example 'tomorrow' or 'in 4 days'. Returns '' for a past date. */
export function formatDaysAhead(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days < 0) return '';
  if (days === 0) return t`today`;
  if (days === 1) return t`tomorrow`;
  return plural(days, { one: t`in 1 day`, other: t`in ${days} days` });
}

/** For example 'Yesterday', 'Wed 18 Nov' or 'Wed 18 Nov 2025'. */
export function formatPastDay(date: string, today: string): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return t`Today`;
  return daysAgo === 1 ? t`Yesterday` : `${formatDay(date)}${otherYear(date, today)}`;
}

/** For example '10:42 am', 'Yesterday', 'Thu' or '16 Nov' (spec §2 Messages). */
export function formatRecent(at: Date, now: Date, hourCycle: HourCycle = '12h'): string {
  const [date, today] = [dateInIndia(at), dateInIndia(now)];
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return formatTime(timeInIndia(at), hourCycle);
  if (daysAgo === 1) return t`Yesterday`;
  const { weekday, day, month } = dayParts(date);
  return daysAgo > 1 && daysAgo < 7 ? weekday : `${day} ${month}${otherYear(date, today)}`;
}

export function isOtherZone(viewerTimeZone: string, at: Date): boolean {
  return getTimezoneOffset(viewerTimeZone, at) !== INDIA_OFFSET_MS;
}

/** The device's time zone may have daylight saving time. */
function clockInIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString();
}

function otherYear(date: string, today: string): string {
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? '' : ` ${year}`;
}

function longMonth(date: string): string {
  return monthName(new Date(utcDay(date)).getUTCMonth());
}

function utcDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
