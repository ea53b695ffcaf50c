import * as z from 'zod/mini';
import type { Money } from '../../contract/common.ts';
import type { Freelancer } from '../../contract/freelancers.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import { queueBookingBody, type QueueBookingBody } from '../../contract/queue.ts';
import { t } from '../../words/t.ts';
import { otherCityMessage } from '../hospitals/hospital-suggestions.ts';
import { hoursLimit, type HoursLimit } from './hours-limit.ts';
import { firstName } from '../names.ts';
import {
  getHourlyRate,
  isBusy,
  queueDates,
  queueTotal,
  toInterval,
  startTimes,
  type HourSpan,
} from './queue-hours.ts';

/** Spec §2, §5. Empty fields are '' or null. Dates and times are in India time. */
export const queueFormValues = z.object({
  date: z.string(),
  time: z.string(),
  duration: z.nullable(z.number()),
  hospitalName: z.string(),
  department: z.string(),
  notes: z.string(),
});

export type QueueFormValues = z.infer<typeof queueFormValues>;

export type QueueFormBody = Omit<QueueBookingBody, 'freelancerId'>;

export const emptyQueueForm: QueueFormValues = {
  date: '',
  time: '',
  duration: 1,
  hospitalName: '',
  department: '',
  notes: '',
};

export interface QueueOffer {
  helper: Pick<Freelancer, 'availability' | 'hourlyRate'>;
  /** yyyy-MM-dd. */
  dates: string[];
  busy: readonly HourSpan[];
  now: Date;
}

export function queueOffer(
  helper: QueueOffer['helper'],
  busy: readonly HourSpan[],
  now: Date,
): QueueOffer {
  return { helper, dates: queueDates(helper, now), busy, now };
}

export interface StartTime {
  time: string;
  isFree: boolean;
}

export interface QueueFormView {
  /** '' if the date is no longer available. */
  date: string;
  times: StartTime[];
  /** '' if the time is not available. */
  time: string;
  /** In whole hours. Null if invalid. */
  duration: number | null;
  /** HH:mm. Null if the selected hours are not free. */
  endTime: string | null;
  total: Money | null;
  limit: HoursLimit | null;
}

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
      isFree: !isBusy(toInterval({ time: start, duration: 1 }), busy),
    })),
    time,
    duration,
    endTime: hours && !limit ? toInterval(hours).endTime : null,
    total: duration === null ? null : queueTotal(getHourlyRate(helper), duration),
    limit,
  };
}

/** Also checks the helper's free hours and the hospital's city (spec §5). */
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
      // By default, Zod skips this check if another field has an error.
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
    needs('date', t`Date is required`, ({ date }) => date !== ''),
    needs('time', t`Start time is required`, ({ time }) => time !== ''),
    needs('time', t`${name} is not free at this time`, ({ limit }) => limit?.longest !== 0),
    needs(
      'duration',
      t`${name} is not free for that long`,
      ({ limit }) => limit === null || limit.longest === 0,
    ),
  );
}
