import type { BookingRules } from '../../../contract/booking-rules.ts';
import type { TakenSlots } from '../../../contract/doctors.ts';
import type { FreeDay } from '../../../contract/free-times.ts';
import type { BookingDraft } from '../../../domain/booking/booking-draft.ts';
import { getRules } from '../../../domain/booking/booking-rules.ts';
import { nextFree } from '../../../domain/booking/free-days.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import {
  BOOKING_DATES_SHOWN,
  datesToChoose,
  listFree,
  slotsOn,
  type Schedule,
  type Slot,
  type SlotTime,
} from '../../../domain/booking/slots.ts';
import { addDays, dateInIndia } from '../../../domain/time/india-time.ts';
import { t } from '../../../words/t.ts';

export interface BookingView {
  /** The next six working days, and the draft's day if later. */
  dates: string[];
  /** Null if the doctor cannot be booked on the draft's day. */
  date: string | null;
  /** Null if the draft's time is not free. */
  time: string | null;
  slots: Loadable<Slot[]>;
  /** Of the days for which it is known. */
  freeCounts: Record<string, number>;
  /** Set if the chosen day is full, or else if all days are. */
  full: { date: string | null; next: SlotTime | null } | null;
  missing: string | null;
}

/**
 * While slots load, a time counts as free unless it was just taken (spec §2 Booking, §5).
 * @param lostTime counts as taken, even if the list is behind
 * @param freeDays null while they are unknown
 */
export function bookingView(
  schedule: Schedule & { bookingRules?: BookingRules | undefined },
  draft: Pick<BookingDraft, 'date' | 'time'>,
  taken: Loadable<TakenSlots> | null,
  now: Date,
  lostTime: string | null = null,
  freeDays: readonly FreeDay[] | null = null,
): BookingView {
  const lastDay = addDays(dateInIndia(now), getRules(schedule).daysAhead - 1);
  const dates = datesToChoose(schedule, now).filter((day) => day <= lastDay);
  const date = draft.date !== null && dates.includes(draft.date) ? draft.date : null;
  const slots = date === null ? loading : slotsOfDay(schedule, date, taken, now, lostTime);
  const free = slots.status === 'ready' ? listFree(slots.data) : null;
  const isFree = free ? free.includes(draft.time ?? '') : draft.time !== lostTime;
  const time = date !== null && isFree ? draft.time : null;
  const counts = Object.fromEntries((freeDays ?? []).map((day) => [day.date, day.times.length]));
  // The times on the page are newer. A day without any is empty, but not full.
  const hasTimes = slots.status === 'ready' && slots.data.length > 0;
  if (date !== null && free && hasTimes && (freeDays || free.length === 0)) {
    counts[date] = free.length;
  }
  return {
    dates: dates.filter((day, index) => index < BOOKING_DATES_SHOWN || day === date),
    date,
    time,
    slots,
    freeCounts: counts,
    full: freeDays && fullDay(date, counts, freeDays),
    missing: missingFrom(date, time, draft.time),
  };
}

function fullDay(
  date: string | null,
  counts: Readonly<Record<string, number>>,
  freeDays: readonly FreeDay[],
): BookingView['full'] {
  const next = nextFree(freeDays, date);
  const isFull = date === null ? next === null : counts[date] === 0;
  return isFull ? { date, next } : null;
}

const loading: Loadable<Slot[]> = { status: 'loading' };

function slotsOfDay(
  schedule: Schedule,
  date: string,
  taken: Loadable<TakenSlots> | null,
  now: Date,
  lostTime: string | null,
): Loadable<Slot[]> {
  if (taken?.status === 'error') return taken;
  if (taken?.status !== 'ready' || taken.data.date !== date) return loading;
  const lost = lostTime === null ? [] : [lostTime];
  return { status: 'ready', data: slotsOn(schedule, date, [...taken.data.taken, ...lost], now) };
}

function missingFrom(
  date: string | null,
  time: string | null,
  wantedTime: string | null,
): string | null {
  if (date === null) return t`Choose a date and a time to confirm.`;
  if (time !== null) return null;
  return wantedTime === null
    ? t`Choose a time to confirm.`
    : t`That time is no longer free. Choose another.`;
}
