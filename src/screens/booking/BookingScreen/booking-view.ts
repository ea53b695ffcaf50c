import type { TakenSlots } from '../../../contract/doctors.ts';
import type { BookingDraft } from '../../../domain/booking/booking-draft.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import {
  BOOKING_DATES_SHOWN,
  datesToChoose,
  slotsOn,
  type Schedule,
  type Slot,
} from '../../../domain/booking/slots.ts';
import { t } from '../../../words/t.ts';

export interface BookingView {
  /** The next six working days, and the draft's day if later. */
  dates: string[];
  /** Null if the doctor cannot be booked on the draft's day. */
  date: string | null;
  /** Null if the draft's time is not free. */
  time: string | null;
  slots: Loadable<Slot[]>;
  fullyBookedDates: string[];
  missing: string | null;
}

/**
 * While slots load, a time counts as free unless it was just taken (spec §2 Booking, §5).
 * @param lostTime counts as taken, even if the list is behind
 */
export function bookingView(
  schedule: Schedule,
  draft: BookingDraft,
  taken: Loadable<TakenSlots> | null,
  now: Date,
  lostTime: string | null = null,
): BookingView {
  const dates = datesToChoose(schedule, now);
  const date = draft.date !== null && dates.includes(draft.date) ? draft.date : null;
  const slots = date === null ? loading : slotsOfDay(schedule, date, taken, now, lostTime);
  const free =
    slots.status === 'ready' ? slots.data.filter((slot) => slot.status === 'available') : null;
  const isFree = free ? free.some((slot) => slot.time === draft.time) : draft.time !== lostTime;
  const time = date !== null && isFree ? draft.time : null;
  return {
    dates: dates.filter((day, index) => index < BOOKING_DATES_SHOWN || day === date),
    date,
    time,
    slots,
    fullyBookedDates: date !== null && isFullyBooked(slots) ? [date] : [],
    missing: missingFrom(date, time, draft.time),
  };
}

function isFullyBooked(slots: Loadable<Slot[]>): boolean {
  return (
    slots.status === 'ready' &&
    slots.data.length > 0 &&
    slots.data.every(({ status }) => status === 'taken')
  );
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
