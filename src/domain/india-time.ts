import { fromZonedTime, getTimezoneOffset } from 'date-fns-tz';
import type { Weekday } from '../contract/doctors.ts';

/** The zone of every date and time in the product, whatever the viewer's device says (spec §9). */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';

/** How a time of day is written; 12-hour is the default (spec §9). */
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

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY_MS = 86_400_000;

/** The same all year round; asked for once, since every message and slot needs it and asking takes a while. */
const INDIA_OFFSET_MS = getTimezoneOffset(INDIA_TIME_ZONE, new Date(0));

/** The calendar day in India at an instant, yyyy-MM-dd. */
export function dateInIndia(at: Date): string {
  return clockInIndia(at).slice(0, 10);
}

/** The time of day in India at an instant, HH:mm. */
export function timeInIndia(at: Date): string {
  return clockInIndia(at).slice(11, 16);
}

/** The instant of a day and time in India. */
export function indiaInstant(date: string, time: string): Date {
  return fromZonedTime(`${date}T${time}:00`, INDIA_TIME_ZONE);
}

/** A calendar day moved by whole days; no clock or zone takes part. */
export function addDays(date: string, days: number): string {
  return new Date(utcDay(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcDay(to) - utcDay(from)) / DAY_MS);
}

/** The weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(utcDay(date)).getUTCDay()] ?? 'Sunday';
}

/** Minutes since midnight of an HH:mm time. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The HH:mm time at so many minutes since midnight. */
export function timeAtMinutes(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** '9:30 am', or '09:30' on the 24-hour clock. */
export function formatTime(time: string, hourCycle: HourCycle = '12h'): string {
  if (hourCycle === '24h') return time;
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The parts of a day for a date chip: 'Mon', '23', 'Nov'. */
export function dayParts(date: string): {
  weekday: string;
  day: string;
  month: string;
  year: string;
} {
  const day = new Date(utcDay(date));
  return {
    weekday: weekdayOf(date).slice(0, 3),
    day: String(day.getUTCDate()),
    month: longMonth(date).slice(0, 3),
    year: String(day.getUTCFullYear()),
  };
}

/** 'Wed 25 Nov'. */
export function formatDay(date: string): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday} ${day} ${month}`;
}

/** '25 Nov 2026'. */
export function formatDate(date: string): string {
  const { day, month, year } = dayParts(date);
  return `${day} ${month} ${year}`;
}

/** 'Wednesday, 25 November 2026'. */
export function formatLongDate(date: string): string {
  const { day, year } = dayParts(date);
  return `${weekdayOf(date)}, ${day} ${longMonth(date)} ${year}`;
}

/** 'Wednesday 25 November', for names that are read aloud. */
export function formatSpokenDay(date: string): string {
  return `${weekdayOf(date)} ${dayParts(date).day} ${longMonth(date)}`;
}

/** How far a day is from today in words: 'today', 'tomorrow', 'in 4 days', or '' for days past. */
export function formatDaysAhead(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days < 0) return '';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** A day looked back at: 'Today', 'Yesterday', 'Wed 18 Nov', or 'Wed 18 Nov 2025' in another year. */
export function formatPastDay(date: string, today: string): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : `${formatDay(date)}${otherYear(date, today)}`;
}

/**
 * When something happened, as short as can be (spec §2 Messages): '10:42 am' today, 'Yesterday', 'Thu' up to six
 * days ago, else '16 Nov', or '16 Nov 2025' in another year.
 */
export function formatRecent(at: Date, now: Date, hourCycle: HourCycle = '12h'): string {
  const [date, today] = [dateInIndia(at), dateInIndia(now)];
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return formatTime(timeInIndia(at), hourCycle);
  if (daysAgo === 1) return 'Yesterday';
  const { weekday, day, month } = dayParts(date);
  return daysAgo > 1 && daysAgo < 7 ? weekday : `${day} ${month}${otherYear(date, today)}`;
}

/** Whether a viewer's zone shows another time of day than India's at an instant. */
export function isOtherZone(viewerTimeZone: string, at: Date): boolean {
  return getTimezoneOffset(viewerTimeZone, at) !== INDIA_OFFSET_MS;
}

/**
 * What India's clock shows, as if it were UTC. The viewer's own clock must not take part: on a day
 * when it skips an hour, it cannot say a time of day within that hour.
 */
function clockInIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString();
}

/** ' 2025' for a day of another year than today's. */
function otherYear(date: string, today: string): string {
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? '' : ` ${year}`;
}

function longMonth(date: string): string {
  return MONTHS[new Date(utcDay(date)).getUTCMonth()] ?? '';
}

function utcDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
