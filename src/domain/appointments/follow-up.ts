import type { Appointment, FollowUp } from '../../contract/appointments.ts';
import type { BookingRules } from '../../contract/booking-rules.ts';
import type { FreeDay } from '../../contract/free-times.ts';
import { byStart, type SlotTime } from '../booking/slots.ts';
import { addDays, dateInIndia, daysBetween, toMinutes } from '../time/india-time.ts';

/** The latest day that a doctor can ask for. */
export const FOLLOW_UP_MOST_DAYS = 365;
/** How often a doctor may ask for a day after one visit. */
export const MOST_FOLLOW_UPS = 5;
/** Before and after the day. Together with it, they are a week with each of its days. */
export const FOLLOW_UP_SPREAD_DAYS = 3;
/** After the day, until which the patient may answer. */
export const FOLLOW_UP_OPEN_DAYS = 30;
const TIMES = 3;

type Closed = Pick<Appointment, 'status' | 'followUp' | 'history'>;
type Followed = Pick<Appointment, 'status'>;

/** `chosen` until the chosen visit is cancelled. Then the patient may choose again. */
export type FollowUpState = 'open' | 'chosen' | 'declined' | 'ended';

/**
 * Null if the doctor has not asked for a follow-up.
 * @param next the visit that the patient has chosen, if it is known
 */
export function getFollowUpState(
  { status, followUp }: Closed,
  next: Followed | undefined,
  now: Date,
): FollowUpState | null {
  if (status !== 'completed' || !followUp) return null;
  if (followUp.visitId !== undefined && next?.status !== 'cancelled') return 'chosen';
  if (followUp.declinedAt !== undefined) return 'declined';
  return dateInIndia(now) > followUpEnd(followUp) ? 'ended' : 'open';
}

/** The last day on which the patient may answer. */
export function followUpEnd({ date }: Pick<FollowUp, 'date'>): string {
  return addDays(date, FOLLOW_UP_OPEN_DAYS);
}

export type AskProblem = 'not-completed' | 'answered' | 'past-day' | 'far-day' | 'too-many';

/**
 * Null if the doctor may ask.
 * @param date null to take it back
 */
export function findAskProblem(
  visit: Closed,
  next: Followed | undefined,
  date: string | null,
  now: Date,
): AskProblem | null {
  if (visit.status !== 'completed') return 'not-completed';
  const state = getFollowUpState(visit, next, now);
  if (state === 'chosen' || state === 'declined') return 'answered';
  if (date === null) return null;
  const dayProblem = findDayProblem(date, now);
  if (dayProblem) return dayProblem;
  return countAsked(visit) >= MOST_FOLLOW_UPS ? 'too-many' : null;
}

export function findDayProblem(date: string, now: Date): 'past-day' | 'far-day' | null {
  const ahead = daysBetween(dateInIndia(now), date);
  if (ahead < 1) return 'past-day';
  return ahead > FOLLOW_UP_MOST_DAYS ? 'far-day' : null;
}

function countAsked({ history = [] }: Closed): number {
  return history.filter(({ kind }) => kind === 'follow-up').length;
}

/** The day that the doctor asked for, or today if it has passed. */
export function getWantedDay({ date }: Pick<FollowUp, 'date'>, now: Date): string {
  const today = dateInIndia(now);
  return date < today ? today : date;
}

export function isNearFollowUp(
  followUp: Pick<FollowUp, 'date'>,
  { date }: Pick<SlotTime, 'date'>,
  now: Date,
): boolean {
  return Math.abs(daysBetween(getWantedDay(followUp, now), date)) <= FOLLOW_UP_SPREAD_DAYS;
}

export interface FollowUpTimes {
  /** The nearest free ones, in order. */
  times: SlotTime[];
  /** The first day on which times are offered, if it is ahead. */
  opensOn: string | null;
  /** If no time is free: the next day on which another day can be booked. */
  moreOn: string | null;
}

/**
 * The free times that the patient is offered. They open as soon as the day before the wanted one can
 * be booked, so that 'in 2 weeks' is open at once for 14 days ahead.
 */
export function findFollowUpTimes(
  { followUp, time }: Pick<Appointment, 'followUp' | 'time'>,
  days: readonly FreeDay[],
  { daysAhead }: Pick<Required<BookingRules>, 'daysAhead'>,
  now: Date,
): FollowUpTimes {
  const none = { times: [], opensOn: null, moreOn: null };
  if (!followUp) return none;
  const today = dateInIndia(now);
  const opensOn = addDays(followUp.date, -daysAhead);
  if (opensOn > today) return { ...none, opensOn };
  const near = days.filter((day) => isNearFollowUp(followUp, day, now));
  const wantedDay = getWantedDay(followUp, now);
  const times = findNearest({ date: wantedDay, time }, near);
  const lastBookable = addDays(today, daysAhead - 1);
  const isMoreAhead = lastBookable < addDays(wantedDay, FOLLOW_UP_SPREAD_DAYS);
  return { ...none, times, moreOn: times.length === 0 && isMoreAhead ? addDays(today, 1) : null };
}

/** Nearest in days, then in the time of the day. */
function findNearest(wanted: SlotTime, days: readonly FreeDay[]): SlotTime[] {
  const dayDistance = ({ date }: SlotTime) => Math.abs(daysBetween(wanted.date, date));
  const timeDistance = ({ time }: SlotTime) => Math.abs(toMinutes(time) - toMinutes(wanted.time));
  return days
    .flatMap(({ date, times }) => times.map((time) => ({ date, time })))
    .sort(
      (a, b) =>
        dayDistance(a) - dayDistance(b) || timeDistance(a) - timeDistance(b) || byStart(a, b),
    )
    .slice(0, TIMES)
    .sort(byStart);
}

export interface FollowUpLinks<Visit> {
  /** The completed visit that this one follows. */
  previous: Visit | undefined;
  /** The follow-up of this visit. */
  next: Visit | undefined;
}

export function findFollowUpLinks<Visit extends Pick<Appointment, 'id'>>(
  { followUp, followUpOf }: Pick<Appointment, 'followUp' | 'followUpOf'>,
  visits: readonly Visit[],
): FollowUpLinks<Visit> {
  const find = (id: string | undefined) =>
    id === undefined ? undefined : visits.find((visit) => visit.id === id);
  return { previous: find(followUpOf), next: find(followUp?.visitId) };
}

/** Sorted by the wanted day. */
export function openFollowUps<Visit extends Closed & Pick<Appointment, 'id'>>(
  visits: readonly Visit[],
  now: Date,
): Visit[] {
  const day = ({ followUp }: Visit) => followUp?.date ?? '';
  return visits
    .filter(
      (visit) => getFollowUpState(visit, findFollowUpLinks(visit, visits).next, now) === 'open',
    )
    .sort((a, b) => day(a).localeCompare(day(b)));
}

/** Instead of a day, until one is chosen. */
export const OTHER_DAY = 'other-day';

export const followUpSteps = ['1-week', '2-weeks', '1-month'] as const;
export type FollowUpStep = (typeof followUpSteps)[number];

/** @param today in India */
export function followUpDay(step: FollowUpStep, today: string): string {
  switch (step) {
    case '1-week':
      return addDays(today, 7);
    case '2-weeks':
      return addDays(today, 14);
    case '1-month':
      return addMonth(today);
  }
}

/** On the same day of the next month, or its last. */
function addMonth(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
