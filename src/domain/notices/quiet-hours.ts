import { addDays, dateInIndia, indiaInstant, timeInIndia } from '../time/india-time.ts';

/** In India. No notice is sent between them. */
export const QUIET_FROM = '21:00';
export const QUIET_UNTIL = '08:00';
/** A change of a visit that begins within this time after the change does not wait. */
const URGENT_MS = 12 * 60 * 60 * 1000;

export function isQuiet(at: Date): boolean {
  const time = timeInIndia(at);
  return time >= QUIET_FROM || time < QUIET_UNTIL;
}

/** Of the quiet hours that include the time. */
export function endQuietHours(at: Date): Date {
  const day = dateInIndia(at);
  const isMorning = timeInIndia(at) < QUIET_UNTIL;
  return indiaInstant(isMorning ? day : addDays(day, 1), QUIET_UNTIL);
}

/**
 * The time itself, or if it is in quiet hours, their end. A change does not wait if one of its
 * visits began within 12 hours of it, nor if one begins before the end of quiet hours.
 * @param begins starts of the visits that a change is about; empty for other notices
 * @param changedAt when the change was made: an attempt to send it may be later
 */
export function holdBack(at: Date, begins: readonly Date[], changedAt = at): Date {
  if (!isQuiet(at)) return at;
  const end = endQuietHours(at);
  const isUrgent = begins.some((begin) => {
    const wasNear = begin.getTime() - changedAt.getTime() <= URGENT_MS;
    return begin > at && (wasNear || begin <= end);
  });
  return isUrgent ? at : end;
}
