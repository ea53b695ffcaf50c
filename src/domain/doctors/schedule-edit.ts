import type { Appointment } from '../../contract/appointments.ts';
import type { BookingRules } from '../../contract/booking-rules.ts';
import {
  MAX_LEAVE_DAYS,
  MAX_WINDOWS,
  overlap,
  weekday,
  type AvailabilityWindow,
  type BlockedHours,
  type ScheduleBody,
  type Weekday,
} from '../../contract/doctors.ts';
import { t } from '../../words/t.ts';
import { getStart } from '../appointments/dashboard.ts';
import { getProposal } from '../appointments/move.ts';
import { toMinutes, timeAtMinutes } from '../time/india-time.ts';
import { fitsLeave } from './leave-days.ts';
import { isBlocked } from '../booking/blocked-hours.ts';
import { offeredTimes, SLOT_MINUTES, type Schedule, type SlotTime } from '../booking/slots.ts';

const SUGGESTED_MINUTES = 240;
const BREAK_MINUTES = 60;

export const TIME_STEPS: readonly string[] = Array.from({ length: 48 }, (_, step) =>
  timeAtMinutes(step * SLOT_MINUTES),
);

export type DayWindow = Readonly<Omit<AvailabilityWindow, 'day'>>;

export interface ScheduleDraft {
  week: Readonly<Record<Weekday, readonly DayWindow[]>>;
  /** Future leave, in India time. */
  leaveDays: readonly string[];
  /** Once the doctor has changed one. Without them, the saved rules stay. */
  bookingRules?: BookingRules | undefined;
}

export function toScheduleDraft(
  { availability, leaveDays = [] }: Schedule,
  today: string,
): ScheduleDraft {
  const windowsOf = (day: Weekday): DayWindow[] =>
    availability
      .filter((window) => window.day === day)
      .map(({ startTime, endTime }) => ({ startTime, endTime }))
      .sort(byStart);
  return {
    week: createWeek(windowsOf),
    leaveDays: [...new Set(leaveDays)].filter((day) => day >= today).sort(),
  };
}

export function toScheduleBody({ week, leaveDays, bookingRules }: ScheduleDraft): ScheduleBody {
  return {
    availability: weekday.options.flatMap((day) =>
      [...week[day]].sort(byStart).map((window) => ({ day, ...window })),
    ),
    leaveDays: [...leaveDays],
    ...(bookingRules && { bookingRules }),
  };
}

export function isSameSchedule(one: ScheduleDraft, other: ScheduleDraft): boolean {
  return JSON.stringify(toScheduleBody(one)) === JSON.stringify(toScheduleBody(other));
}

export function changeDay(
  draft: ScheduleDraft,
  day: Weekday,
  windows: readonly DayWindow[],
): ScheduleDraft {
  return { ...draft, week: { ...draft.week, [day]: windows } };
}

export function copyDay(
  draft: ScheduleDraft,
  from: Weekday,
  to: readonly Weekday[],
): ScheduleDraft {
  return {
    ...draft,
    week: createWeek((day) => (to.includes(day) ? draft.week[from] : draft.week[day])),
  };
}

export function windowProblems(windows: readonly DayWindow[]): (string | null)[] {
  return windows.map((window, at) => {
    if (window.startTime >= window.endTime) return t`The end must be after the start.`;
    const isDouble = windows
      .slice(0, at)
      .some((other) => other.startTime < other.endTime && overlap(window, other));
    return isDouble ? t`These hours overlap other hours on the same day.` : null;
  });
}

export function draftProblem(draft: ScheduleDraft): string | null {
  const { week, leaveDays } = draft;
  const days = weekday.options.map((day) => week[day]);
  if (days.flat().length > MAX_WINDOWS)
    return t`You can add up to ${MAX_WINDOWS} sets of hours a week.`;
  if (!fitsLeave(leaveDays)) return t`You can list up to ${MAX_LEAVE_DAYS} days of leave.`;
  const isWrong = days.some((windows) => windowProblems(windows).some((problem) => problem));
  return isWrong ? t`Some hours cannot be saved yet. Correct the hours that are marked.` : null;
}

/** An hour after the last window, or without this break, or else at the first free time. */
export function suggestWindow(windows: readonly DayWindow[]): DayWindow | null {
  if (windows.length === 0) return { startTime: '09:00', endTime: '17:00' };
  const isFree = (start: number, end: number) =>
    !windows.some((other) =>
      overlap({ startTime: timeAtMinutes(start), endTime: timeAtMinutes(end) }, other),
    );
  const steps = TIME_STEPS.map(toMinutes);
  const lastEnd = Math.max(...windows.map(({ endTime }) => toMinutes(endTime)));
  const isStart = (start: number) =>
    steps.includes(start + SLOT_MINUTES) && isFree(start, start + SLOT_MINUTES);
  const start = [lastEnd + BREAK_MINUTES, lastEnd, ...steps].find(isStart);
  if (start === undefined) return null;
  const end = steps
    .filter((step) => step > start && step <= start + SUGGESTED_MINUTES && isFree(start, step))
    .at(-1);
  return end === undefined
    ? null
    : { startTime: timeAtMinutes(start), endTime: timeAtMinutes(end) };
}

export function bookedVisits(appointments: readonly Appointment[], now: Date): Appointment[] {
  return appointments
    .filter(
      (visit) =>
        (visit.status === 'pending' || visit.status === 'scheduled') && getStart(visit) >= now,
    )
    .sort((a, b) => getStart(a).getTime() - getStart(b).getTime());
}

/** Also those for which a time outside is proposed. */
export function visitsOutside(
  schedule: Schedule & { blockedHours?: readonly BlockedHours[] | undefined },
  appointments: readonly Appointment[],
  now: Date,
): Appointment[] {
  return bookedVisits(appointments, now).filter((visit) => {
    const proposal = getProposal(visit, now);
    return isOutside(schedule, visit) || (proposal !== null && isOutside(schedule, proposal));
  });
}

/** No weekly hours, leave, or blocked. */
export function isOutside(
  schedule: Schedule & { blockedHours?: readonly BlockedHours[] | undefined },
  { date, time }: SlotTime,
): boolean {
  return !offeredTimes(schedule, date).includes(time) || isBlocked(schedule, { date, time });
}

function createWeek(windowsOf: (day: Weekday) => readonly DayWindow[]): ScheduleDraft['week'] {
  return {
    Monday: windowsOf('Monday'),
    Tuesday: windowsOf('Tuesday'),
    Wednesday: windowsOf('Wednesday'),
    Thursday: windowsOf('Thursday'),
    Friday: windowsOf('Friday'),
    Saturday: windowsOf('Saturday'),
    Sunday: windowsOf('Sunday'),
  };
}

function byStart(one: DayWindow, two: DayWindow): number {
  return one.startTime.localeCompare(two.startTime);
}
