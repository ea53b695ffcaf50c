import * as z from 'zod/mini';
import type { Money } from '../contract/common.ts';
import type { Freelancer } from '../contract/freelancers.ts';
import { queueBookingBody, type QueueBookingBody } from '../contract/queue.ts';
import { hoursLimit, type HoursLimit } from './hours-limit.ts';
import {
  hourlyRateOf,
  isBusy,
  queueDates,
  queueTotal,
  spanOf,
  startTimes,
  type HourSpan,
} from './queue-hours.ts';

/** What stands in the queue form (spec §2, §5); '' and null where nothing does. Date and time are India's. */
export const queueFormValues = z.object({
  date: z.string(),
  time: z.string(),
  duration: z.nullable(z.number()),
  hospitalName: z.string(),
  department: z.string(),
  notes: z.string(),
});

export type QueueFormValues = z.infer<typeof queueFormValues>;

/** What the form sends; the helper is known to its page. */
export type QueueFormBody = Omit<QueueBookingBody, 'freelancerId'>;

/** The form before anything is filled in. */
export const emptyQueueForm: QueueFormValues = {
  date: '',
  time: '',
  duration: 1,
  hospitalName: '',
  department: '',
  notes: '',
};

/** A time at which the helper's hours can begin; not free where the first hour is booked. */
export interface StartTime {
  time: string;
  isFree: boolean;
}

/** What the form shows for its values. */
export interface QueueFormView {
  /** The days on offer, yyyy-MM-dd. */
  dates: string[];
  /** The chosen day, '' when it is not on offer any more. */
  date: string;
  /** When the hours of that day can begin. */
  times: StartTime[];
  /** The chosen start, '' when that day has none such. */
  time: string;
  /** Whole hours, null while they are none that can be booked. */
  duration: number | null;
  /** When the chosen hours end, HH:mm; null while they are not chosen or not free. */
  endTime: string | null;
  /** What they cost; null while their number is not known. */
  total: Money | null;
  /** Why the helper cannot be had for as long; null where nothing is in the way. */
  limit: HoursLimit | null;
}

/**
 * Joins what is filled in to what the helper offers at this instant.
 * @param busy the booked hours of the chosen day, as far as they are known
 */
export function queueFormView(
  helper: Pick<Freelancer, 'availability' | 'hourlyRate'>,
  values: QueueFormValues,
  busy: readonly HourSpan[],
  now: Date,
): QueueFormView {
  const dates = queueDates(helper, now);
  const date = dates.includes(values.date) ? values.date : '';
  const times = date === '' ? [] : startTimes(helper, date, now);
  const time = times.includes(values.time) ? values.time : '';
  const duration = queueBookingBody.shape.duration.safeParse(values.duration).data ?? null;
  const hours = time !== '' && duration !== null ? { date, time, duration } : null;
  const limit = hours && hoursLimit(helper, hours, busy, now);
  return {
    dates,
    date,
    times: times.map((start) => ({
      time: start,
      isFree: !isBusy(spanOf({ time: start, duration: 1 }), busy),
    })),
    time,
    duration,
    endTime: hours && !limit ? spanOf(hours).endTime : null,
    total: duration === null ? null : queueTotal(hourlyRateOf(helper), duration),
    limit,
  };
}

/**
 * What the values must become before they are sent (spec §5): the contract's rules, and hours that are free.
 * @param firstName what the helper is called in the messages
 */
export function queueFormSchema({ dates, times, limit }: QueueFormView, firstName: string) {
  const { duration, hospitalName, department, notes } = queueBookingBody.shape;
  const isStartFree = limit === null || limit.longest > 0;
  return z.object({
    date: z.string().check(z.refine((date) => dates.includes(date), { error: 'Date is required' })),
    time: z.string().check(
      z.refine((time) => times.some((start) => start.time === time), {
        error: 'Start time is required',
        abort: true,
      }),
      z.refine(() => isStartFree, { error: `${firstName} is not free at this time` }),
    ),
    duration: duration.check(
      z.refine(() => limit === null || !isStartFree, {
        error: `${firstName} is not free for that long`,
      }),
    ),
    hospitalName,
    department,
    notes,
  });
}
