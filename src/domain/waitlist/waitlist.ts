import type { Weekday } from '../../contract/doctors.ts';
import type { PartOfDay, WaitlistOffer } from '../../contract/waitlist.ts';
import { isSameTime } from '../appointments/move.ts';
import { BOOKING_DAYS, type SlotTime } from '../booking/slots.ts';
import { endQuietHours, isQuiet } from '../notices/quiet-hours.ts';
import { addDays, dateInIndia, getWeekday, indiaInstant } from '../time/india-time.ts';
import { getPartOfDay } from '../time/part-of-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a time is held for a patient, from the moment of the notice. */
export const OFFER_MINUTES = 15;

interface Wishes {
  days: readonly Weekday[];
  parts: readonly PartOfDay[];
  until: string;
}

export interface Waiting extends Wishes {
  id: string;
  askedAt: string;
  offer?: WaitlistOffer | undefined;
  /** Offered before, and declined or not answered. */
  passed: readonly SlotTime[];
  /** The patient accepted an offer. */
  acceptedId?: string | undefined;
}

/**
 * When the patient is notified of a free time, and how long it is held. Null if it cannot be offered
 * any more.
 * @param noticeHours the doctor's shortest notice before a visit
 */
export function planOffer(
  { date, time }: SlotTime,
  noticeHours: number,
  now: Date,
): WaitlistOffer | null {
  const notified = isQuiet(now) ? endQuietHours(now) : now;
  const limit = indiaInstant(date, time).getTime() - noticeHours * HOUR_MS;
  const end = Math.min(notified.getTime() + OFFER_MINUTES * MINUTE_MS, limit);
  if (end <= notified.getTime()) return null;
  return {
    date,
    time,
    at: now.toISOString(),
    notifiedAt: notified.toISOString(),
    endsAt: new Date(end).toISOString(),
  };
}

/** Null without an offer, or after its end. */
export function getOffer({ offer }: Pick<Waiting, 'offer'>, now: Date): WaitlistOffer | null {
  return offer && new Date(offer.endsAt) > now ? offer : null;
}

/**
 * True if a free time can be offered. An offer that has ended counts until it is passed on.
 * @param visit the patient's later visit, which moves
 */
export function wantsSlot(
  { days, parts, until, offer, passed, acceptedId }: Waiting,
  slot: SlotTime,
  visit?: SlotTime,
): boolean {
  if (offer || acceptedId !== undefined || slot.date > until) return false;
  if (visit && !isEarlier(slot, visit)) return false;
  const part = getPartOfDay(indiaInstant(slot.date, slot.time));
  return (
    days.includes(getWeekday(slot.date)) &&
    parts.includes(part) &&
    !passed.some((one) => isSameTime(one, slot))
  );
}

export function isEarlier(one: SlotTime, other: SlotTime): boolean {
  return `${one.date} ${one.time}` < `${other.date} ${other.time}`;
}

/** Of a line: the one who asked first comes first. */
export function byAsked(
  a: Pick<Waiting, 'askedAt' | 'id'>,
  b: Pick<Waiting, 'askedAt' | 'id'>,
): number {
  return a.askedAt.localeCompare(b.askedAt) || a.id.localeCompare(b.id);
}

/** Until midnight in India after the last day. */
export function isWaiting({ until, acceptedId }: Waiting, now: Date): boolean {
  return acceptedId === undefined && until >= dateInIndia(now);
}

function waitEnd(until: string): Date {
  return indiaInstant(addDays(until, 1), '00:00');
}

/** The next moment with something to do: the end of the offer, or of the wait. */
export function nextWaitMoment({ offer, until }: Pick<Waiting, 'offer' | 'until'>): string {
  const end = waitEnd(until).toISOString();
  return offer && offer.endsAt < end ? offer.endsAt : end;
}

export function canWaitUntil(until: string, now: Date): boolean {
  const today = dateInIndia(now);
  return until >= today && until < addDays(today, BOOKING_DAYS);
}
