import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { isVisitNow, getStart } from './dashboard.ts';
import {
  dateInIndia,
  formatDay,
  daysBetween,
  formatTime,
  timeInIndia,
  type HourCycle,
} from '../time/india-time.ts';
import { isMissed } from './appointment-status.ts';

const MINUTE_MS = 60_000;

const COMPLETE_EARLY_MINUTES = 30;

type Timed = Pick<Appointment, 'date' | 'time'>;

/**
 * - `past`: a video visit of an earlier day, never completed or cancelled.
 * - `missed`: the doctor marked that the patient did not come.
 */
export type RoomState =
  | 'open'
  | 'not-video'
  | 'pending'
  | 'cancelled'
  | 'completed'
  | 'past'
  | 'missed'
  | 'doctor-away';

type CallVisit = Pick<Appointment, 'date' | 'appointmentType' | 'status' | 'missed'> & {
  doctor: Pick<Appointment['doctor'], 'takesVisits'>;
};

/** Open until midnight India time, because doctors may run late. */
export function roomState(visit: CallVisit, now: Date): RoomState {
  if (visit.appointmentType !== 'video') return 'not-video';
  if (visit.status !== 'scheduled') return visit.status;
  if (visit.missed) return 'missed';
  if (visit.date < dateInIndia(now)) return 'past';
  return visit.doctor.takesVisits === false ? 'doctor-away' : 'open';
}

export function mayJoinCall(visit: CallVisit, now: Date): boolean {
  return roomState(visit, now) === 'open' && visit.date === dateInIndia(now);
}

/**
 * Only video visits of today get 'room', only doctors get 'visit' (spec §2 Doctor dashboard), and
 * only completed visits 'record'.
 */
export function getVisitLink(
  visit: Appointment,
  role: Role,
  now: Date,
): 'room' | 'visit' | 'record' | null {
  if (visit.status === 'completed') return 'record';
  const today = dateInIndia(now);
  if (visit.status !== 'scheduled' || isMissed(visit) || visit.date > today) return null;
  if (mayJoinCall(visit, now)) return 'room';
  return role === 'doctor' ? 'visit' : null;
}

export function untilVisit(visit: Timed, now: Date, hourCycle: HourCycle): string {
  const minutes = Math.ceil((getStart(visit).getTime() - now.getTime()) / MINUTE_MS);
  const today = dateInIndia(now);
  if (visit.date > today) {
    const days = daysBetween(today, visit.date);
    if (days === 1) return t`Starts tomorrow`;
    return plural(days, { one: t`Starts in 1 day`, other: t`Starts in ${days} days` });
  }
  if (minutes > 90) {
    const hours = Math.floor(minutes / 60);
    return plural(hours, { one: t`Starts in 1 hour`, other: t`Starts in ${hours} hours` });
  }
  if (minutes > 0) {
    return plural(minutes, {
      one: t`Starts in a minute`,
      other: t`Starts in ${minutes} minutes`,
    });
  }
  return isVisitNow(visit, now)
    ? t`It is time`
    : t`Was due to start at ${formatTime(visit.time, hourCycle)}`;
}

export function completionWait(visit: Timed, now: Date, hourCycle: HourCycle): string | null {
  const from = new Date(getStart(visit).getTime() - COMPLETE_EARLY_MINUTES * MINUTE_MS);
  if (from <= now) return null;
  const date = dateInIndia(from);
  const time = formatTime(timeInIndia(from), hourCycle);
  return date === dateInIndia(now)
    ? t`You can complete this visit from ${time}, half an hour before it starts`
    : t`You can complete this visit from ${time} on ${formatDay(date)}, half an hour before it starts`;
}
