import * as z from 'zod/mini';
import type { Money } from '../contract/common.ts';
import type { Freelancer } from '../contract/freelancers.ts';
import type { Hospital } from '../contract/hospitals.ts';
import { queueBookingBody, type QueueBookingBody } from '../contract/queue.ts';
import { otherCityMessage } from './hospital-suggestions.ts';
import { hoursLimit, type HoursLimit } from './hours-limit.ts';
import { firstName } from './names.ts';
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

/** What a helper offers at an instant. */
export interface QueueOffer {
  helper: Pick<Freelancer, 'availability' | 'hourlyRate'>;
  /** The days on offer, yyyy-MM-dd. */
  dates: string[];
  /** The booked hours of the chosen day, as far as they are known. */
  busy: readonly HourSpan[];
  now: Date;
}

/** What a helper offers now, worked out once for all that is then filled in. */
export function queueOffer(
  helper: QueueOffer['helper'],
  busy: readonly HourSpan[],
  now: Date,
): QueueOffer {
  return { helper, dates: queueDates(helper, now), busy, now };
}

/** A time at which the helper's hours can begin; not free where the first hour is booked. */
export interface StartTime {
  time: string;
  isFree: boolean;
}

/** What the form shows for its values. */
export interface QueueFormView {
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

/** Joins what is filled in to what is on offer. */
export function queueFormView(
  { helper, dates, busy, now }: QueueOffer,
  values: QueueFormValues,
): QueueFormView {
  const date = dates.includes(values.date) ? values.date : '';
  const times = date === '' ? [] : startTimes(helper, date, now);
  const time = times.includes(values.time) ? values.time : '';
  const duration = queueBookingBody.shape.duration.safeParse(values.duration).data ?? null;
  const hours = time !== '' && duration !== null ? { date, time, duration } : null;
  const limit = hours && hoursLimit(helper, hours, busy, now);
  return {
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
 * The schema of the values to send (spec §5): the contract's rules, hours that are free, and a
 * hospital that is not listed in another city.
 */
export function queueFormSchema(
  offer: QueueOffer,
  helper: Pick<Freelancer, 'name' | 'location'>,
  hospitals: readonly Hospital[],
) {
  const name = firstName(helper.name);
  const { duration, hospitalName, department, notes } = queueBookingBody.shape;
  const needs = (path: string, error: string, isMet: (view: QueueFormView) => boolean) =>
    z.refine<QueueFormValues>((values) => isMet(queueFormView(offer, values)), {
      path: [path],
      error,
      // Also beside a field that is wrong by itself.
      when: () => true,
    });
  const listedHere = hospitalName.check(
    z.refine((text) => otherCityMessage(hospitals, text, helper) === null, {
      error: ({ input }) => otherCityMessage(hospitals, String(input), helper) ?? undefined,
    }),
  );
  const form = {
    date: z.string(),
    time: z.string(),
    duration,
    hospitalName: listedHere,
    department,
    notes,
  };
  return z.object(form).check(
    needs('date', 'Date is required', ({ date }) => date !== ''),
    needs('time', 'Start time is required', ({ time }) => time !== ''),
    needs('time', `${name} is not free at this time`, ({ limit }) => limit?.longest !== 0),
    needs(
      'duration',
      `${name} is not free for that long`,
      ({ limit }) => limit === null || limit.longest === 0,
    ),
  );
}
