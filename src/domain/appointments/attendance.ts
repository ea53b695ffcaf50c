import { lateMinutes, type Appointment, type LateMinutes } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { addDays, dateInIndia, indiaInstant } from '../time/india-time.ts';
import { getStart } from './dashboard.ts';
import { isMissed } from './appointment-status.ts';

const MINUTE_MS = 60_000;

export const LATE_EARLY_HOURS = 2;
export const MISSED_AFTER_MINUTES = 15;
/** After the start, until a late patient has come or will not. */
const LATE_SHOWN_MINUTES = 60;

/** How often a patient may say of one visit that they are late. */
export const MOST_LATE = 10;
/** How often a doctor may mark one visit. */
export const MOST_MARKS = 5;

const choices = [...lateMinutes.def.values];

type Attended = Pick<Appointment, 'date' | 'time' | 'status' | 'late' | 'missed' | 'history'>;

/** `over`: completed, cancelled or marked as missed. */
export type LateProblem =
  | 'over'
  | 'not-accepted'
  | 'too-early'
  | 'too-late'
  | 'time-passed'
  | 'too-many';

export type MarkProblem = 'over' | 'not-accepted' | 'too-early' | 'too-late' | 'too-many';

/**
 * Null if the patient may say it.
 * @param minutes null to take it back
 */
export function findLateProblem(
  visit: Attended,
  minutes: LateMinutes | null,
  now: Date,
): LateProblem | null {
  const { status } = visit;
  if (status === 'completed' || status === 'cancelled' || isMissed(visit)) return 'over';
  if (status === 'pending') return 'not-accepted';
  if (now < lateStart(visit)) return 'too-early';
  if (listLateChoices(visit, now).length === 0) return 'too-late';
  if (minutes === null) return null;
  if (getArrival(visit, minutes) <= now) return 'time-passed';
  return countChanges(visit, 'late') >= MOST_LATE ? 'too-many' : null;
}

/** From now on, the patient may say that they are late. */
export function lateStart(visit: Pick<Attended, 'date' | 'time'>): Date {
  return minutesAfterStart(visit, -LATE_EARLY_HOURS * 60);
}

/** Those that have not passed. */
export function listLateChoices(visit: Pick<Attended, 'date' | 'time'>, now: Date): LateMinutes[] {
  return choices.filter((minutes) => getArrival(visit, minutes) > now);
}

export function getArrival(visit: Pick<Attended, 'date' | 'time'>, minutes: LateMinutes): Date {
  return minutesAfterStart(visit, minutes);
}

/** Null if the visit does not wait for a late patient, or began long ago. */
export function getLate(visit: Attended, now: Date): Attended['late'] | null {
  const { status, late } = visit;
  if (!late || status !== 'scheduled' || isMissed(visit)) return null;
  return now < minutesAfterStart(visit, LATE_SHOWN_MINUTES) ? late : null;
}

/** Null if the doctor may mark that the patient did not come. */
export function findMarkProblem(visit: Attended, now: Date): MarkProblem | null {
  const { status } = visit;
  if (status === 'completed' || status === 'cancelled') return 'over';
  if (status === 'pending') return 'not-accepted';
  if (now < markStart(visit)) return 'too-early';
  return countChanges(visit, 'missed') >= MOST_MARKS ? 'too-many' : null;
}

export function markStart(visit: Pick<Attended, 'date' | 'time'>): Date {
  return minutesAfterStart(visit, MISSED_AFTER_MINUTES);
}

/** Null if the doctor may take the mark back. */
export function findUnmarkProblem(
  { status, missed }: Pick<Attended, 'status' | 'missed'>,
  now: Date,
): Extract<MarkProblem, 'over' | 'not-accepted' | 'too-late'> | null {
  if (status === 'pending') return 'not-accepted';
  if (status !== 'scheduled' || !missed) return 'over';
  return now < markEnd(missed) ? null : 'too-late';
}

/** Midnight in India after the mark. */
export function markEnd({ at }: NonNullable<Appointment['missed']>): Date {
  return indiaInstant(addDays(dateInIndia(new Date(at)), 1), '00:00');
}

/** The patient may answer once. */
export function mayAnswerMark({ status, missed }: Pick<Attended, 'status' | 'missed'>): boolean {
  return isMissed({ status, missed }) && missed?.answeredAt === undefined;
}

function countChanges({ history = [] }: Attended, kind: 'late' | 'missed'): number {
  return history.filter((change) => change.kind === kind).length;
}

function minutesAfterStart(visit: Pick<Attended, 'date' | 'time'>, minutes: number): Date {
  return new Date(getStart(visit).getTime() + minutes * MINUTE_MS);
}

/** True if the viewer has something to see or to do. */
export function hasAttendance(
  visit: Attended & { doctor?: Pick<Appointment['doctor'], 'takesVisits'> },
  viewer: Role,
  now: Date,
): boolean {
  if (isMissed(visit)) return true;
  if (visit.doctor?.takesVisits === false) return false;
  if (viewer === 'patient') return findLateProblem(visit, null, now) === null;
  return getLate(visit, now) !== null || findMarkProblem(visit, now) === null;
}
