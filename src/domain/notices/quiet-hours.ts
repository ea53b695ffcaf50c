import { addDays, dateInIndia, indiaInstant, timeInIndia } from '../time/india-time.ts';

/** In India. No notice is sent between them. */
export const QUIET_FROM = '21:00';
export const QUIET_UNTIL = '08:00';
/** A change of a visit that begins within these hours does not wait. */
const URGENT_MS = 12 * 60 * 60 * 1000;

export function isQuiet(at: Date): boolean {
  const time = timeInIndia(at);
  return time >= QUIET_FROM || time < QUIET_UNTIL;
}

/**
 * The time itself, or if it is in quiet hours, their end. A change is not held back once one of the
 * visits that it is about is less than 12 hours ahead.
 * @param begins starts of the visits that a change is about; empty for other notices
 */
export function holdBack(at: Date, begins: readonly Date[]): Date {
  if (!isQuiet(at)) return at;
  const day = dateInIndia(at);
  const isMorning = timeInIndia(at) < QUIET_UNTIL;
  const end = indiaInstant(isMorning ? day : addDays(day, 1), QUIET_UNTIL);
  const urgent = begins
    .filter((begin) => begin > at)
    .map((begin) => Math.max(at.getTime(), begin.getTime() - URGENT_MS));
  return new Date(Math.min(end.getTime(), ...urgent));
}
