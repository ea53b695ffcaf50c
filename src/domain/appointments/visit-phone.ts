import type { Appointment } from '../../contract/appointments.ts';
import { t } from '../../words/t.ts';
import { getStart } from './dashboard.ts';
import {
  addDays,
  formatTime,
  indiaInstant,
  timeInIndia,
  type HourCycle,
} from '../time/india-time.ts';
import { isMissed } from './appointment-status.ts';

type Timed = Pick<Appointment, 'date' | 'time'>;

/** Before the start of the visit. */
const EARLY_MINUTES = 30;
const MINUTE_MS = 60_000;

export type PhoneAccess = 'too-early' | 'open' | 'over';

/** When the doctor of a phone visit may read the patient's number. */
export function phoneAccess(
  visit: Timed & Pick<Appointment, 'appointmentType' | 'status' | 'missed'>,
  now: Date,
): PhoneAccess {
  const isOpen = visit.status === 'pending' || visit.status === 'scheduled';
  const mayCome = isOpen && !isMissed(visit);
  if (visit.appointmentType !== 'phone' || !mayCome || now >= phoneEnd(visit)) return 'over';
  return visit.status === 'scheduled' && now >= phoneStart(visit) ? 'open' : 'too-early';
}

/** A phone visit that can still take place. */
export function isPhoneAhead(
  visit: Timed & Pick<Appointment, 'appointmentType' | 'status' | 'missed'>,
  now: Date,
): boolean {
  return phoneAccess(visit, now) !== 'over';
}

/** Midnight in India after the visit. */
export function phoneEnd({ date }: Timed): Date {
  return indiaInstant(addDays(date, 1), '00:00');
}

export function phoneWaitText(visit: Timed, hourCycle: HourCycle): string {
  const from = formatTime(timeInIndia(phoneStart(visit)), hourCycle);
  return t`You can see the number from ${from}, half an hour before the visit.`;
}

function phoneStart(visit: Timed): Date {
  return new Date(getStart(visit).getTime() - EARLY_MINUTES * MINUTE_MS);
}

/** A message to the patient. */
export function notReachedText(now: Date): string {
  const time = formatTime(timeInIndia(now), '12h');
  return t`I called you at ${time} for your visit by phone and could not reach you. Please write here when I can call again.`;
}
