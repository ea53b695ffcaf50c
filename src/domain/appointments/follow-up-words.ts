import type { Appointment, FollowUp } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { t } from '../../words/t.ts';
import { doctorShortName, firstName } from '../names.ts';
import { formatDay } from '../time/india-time.ts';
import {
  FOLLOW_UP_MOST_DAYS,
  type FollowUpState,
  type FollowUpStep,
  type FollowUpTimes,
} from './follow-up.ts';

export const stepWords: Record<FollowUpStep, string> = {
  '1-week': t`In 1 week`,
  '2-weeks': t`In 2 weeks`,
  '1-month': t`In 1 month`,
};

/** For the patient. */
export function formatWish(
  { doctor }: Pick<Appointment, 'doctor'>,
  { date }: Pick<FollowUp, 'date'>,
): string {
  return t`${doctorShortName(doctor.name)} would like to see you again around ${formatDay(date)}.`;
}

/** For the patient: the offered times, or the reason for none. */
export function formatOffer({ times, opensOn, moreOn }: FollowUpTimes): string {
  if (opensOn !== null) return t`You can choose a time from ${formatDay(opensOn)}.`;
  if (times.length > 0) return t`These times are free now. They are not held for you.`;
  return moreOn === null
    ? t`No time near that day is free.`
    : t`No time near that day is free yet. More times open on ${formatDay(moreOn)}.`;
}

/** For the doctor. */
export function formatAsked(
  { patient }: Pick<Appointment, 'patient'>,
  { date }: Pick<FollowUp, 'date'>,
  state: Exclude<FollowUpState, 'chosen'>,
): string {
  const name = firstName(patient.name);
  const day = formatDay(date);
  switch (state) {
    case 'open':
      return t`You asked ${name} to come again around ${day}. No answer yet.`;
    case 'declined':
      return t`${name} answered ‘No thanks’ to a follow-up around ${day}.`;
    case 'ended':
      return t`${name} did not answer about a follow-up around ${day}.`;
  }
}

/** For the patient. */
export function formatDeclined({ date }: Pick<FollowUp, 'date'>): string {
  return t`You answered ‘No thanks’ to a follow-up around ${formatDay(date)}.`;
}

export function formatDayProblem(problem: 'past-day' | 'far-day'): string {
  return problem === 'past-day'
    ? t`Choose a day from tomorrow on.`
    : t`Choose a day within the next ${FOLLOW_UP_MOST_DAYS} days.`;
}

/** The link to the earlier visit. */
export function formatPrevious({ date }: Pick<Appointment, 'date'>, viewer: Role): string {
  const day = formatDay(date);
  return viewer === 'patient'
    ? t`Follow-up of your visit on ${day}`
    : t`Follow-up of the visit on ${day}`;
}

/** The link to the follow-up. */
export function formatNext({ date, status }: Pick<Appointment, 'date' | 'status'>): string {
  const day = formatDay(date);
  switch (status) {
    case 'pending':
      return t`Follow-up requested for ${day}`;
    case 'scheduled':
      return t`Follow-up on ${day}`;
    case 'completed':
      return t`Followed up on ${day}`;
    case 'cancelled':
      return t`The follow-up on ${day} was cancelled`;
  }
}
