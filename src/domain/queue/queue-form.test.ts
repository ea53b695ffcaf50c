import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday } from '../../contract/doctors.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import { MAX_QUEUE_HOURS, queueBookingBody } from '../../contract/queue.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import {
  emptyQueueForm,
  queueFormSchema,
  queueFormView,
  queueOffer,
  type QueueFormValues,
} from './queue-form.ts';
import type { HourSpan } from './queue-hours.ts';

/** 10:00 in India on a Saturday. */
const now = new Date('2026-11-21T04:30:00Z');
const ramesh = {
  name: 'Ramesh Pawar',
  location: { area: 'Koramangala', city: 'Bengaluru', state: 'Karnataka' },
  availability: weekday.options.map((day) => ({ day, startTime: '07:00', endTime: '21:00' })),
  hourlyRate: 25,
};
const filledIn: QueueFormValues = {
  date: '2026-11-25',
  time: '08:00',
  duration: 3,
  hospitalName: 'Setubandh Hospital, Koramangala',
  department: 'Cardiology OPD',
  notes: '',
};
const gulmohar: Hospital = {
  id: 'gulmohar',
  name: 'Gulmohar Hospital',
  address: 'Hill Road, Bandra West, Mumbai',
  phone: '',
  rating: 4.7,
  reviews: 10,
  departments: ['Neurology'],
  waitTime: 45,
  image: null,
  location: { area: 'Bandra West', city: 'Mumbai', state: 'Maharashtra' },
};
const morning: HourSpan = { startTime: '09:00', endTime: '11:00' };

const view = (change: Partial<QueueFormValues>, busy: HourSpan[] = [], at = now) =>
  queueFormView(queueOffer(ramesh, busy, at), { ...filledIn, ...change });
const errors = (change: Partial<QueueFormValues>, busy: HourSpan[] = []) =>
  fieldErrors(queueFormSchema(queueOffer(ramesh, busy, now), ramesh, [gulmohar]), {
    ...filledIn,
    ...change,
  });

describe('the queue form', () => {
  it('shows the end time and the price in cents', () => {
    expect(view({})).toMatchObject({
      endTime: '11:00',
      total: { amountMinor: 7500, currency: 'USD' },
      limit: null,
    });
  });

  it('shows no price if the number of hours is invalid', () => {
    for (const duration of [null, 0, 13, 1.5]) {
      expect(view({ duration })).toMatchObject({ duration: null, total: null, endTime: null });
    }
  });

  it('marks a start time as taken if the following hour is booked', () => {
    const booked = view({}, [morning]).times.filter(({ isFree }) => !isFree);
    expect(booked.map(({ time }) => time)).toEqual(['08:30', '09:00', '09:30', '10:00', '10:30']);
  });

  it('keeps the selected start time and shows the conflict if that slot has since been booked', () => {
    expect(view({ time: '09:00' }, [morning])).toMatchObject({
      time: '09:00',
      endTime: null,
      limit: { longest: 0, otherStart: '11:00' },
    });
  });

  it('clears a selected day or start time that has passed', () => {
    expect(view({ date: '2026-11-20' })).toMatchObject({ date: '', time: '', times: [] });
    expect(view({ date: '2026-11-21', time: '09:00' })).toMatchObject({ time: '' });
  });
});

describe("the queue form's errors", () => {
  it('appear for every empty field except the notes', () => {
    expect(errors(emptyQueueForm)).toEqual({
      date: 'Date is required',
      time: 'Start time is required',
      hospitalName: 'Hospital name is required',
      department: 'Department is required',
    });
  });

  it('do not appear if all fields are filled in', () => {
    expect(errors({})).toEqual({});
  });

  it('appear for required fields that contain only spaces', () => {
    expect(errors({ hospitalName: '  ', department: '\t' })).toEqual({
      hospitalName: 'Hospital name is required',
      department: 'Department is required',
    });
  });

  it('appear for all invalid fields at the same time', () => {
    expect(Object.keys(errors({ ...emptyQueueForm, duration: null }))).toHaveLength(5);
  });

  it('report an invalid number of hours', () => {
    for (const duration of [null, 0, 13, -2, 1.5]) {
      expect(errors({ duration })).toEqual({ duration: 'Duration must be 1 to 12 whole hours' });
    }
  });

  it('report a booked start, and hours that overlap another booking or exceed the working day', () => {
    expect(errors({ time: '09:30' }, [morning])).toEqual({
      time: 'Ramesh is not free at this time',
    });
    expect(errors({}, [morning])).toEqual({ duration: 'Ramesh is not free for that long' });
    expect(errors({ time: '20:00' })).toEqual({ duration: 'Ramesh is not free for that long' });
  });
});

describe('the hospital field', () => {
  it('rejects a hospital that is listed in another city, and accepts an unlisted one', () => {
    expect(errors({ hospitalName: 'Gulmohar Hospital, Bandra West' })).toEqual({
      hospitalName:
        'Gulmohar Hospital is in Mumbai. Ramesh works in Bengaluru, so please choose a hospital there.',
    });
    expect(errors({ hospitalName: 'AIIMS' })).toEqual({});
    expect(errors({ hospitalName: ' ' })).toEqual({ hospitalName: 'Hospital name is required' });
  });
});

describe('the queue form with any values', () => {
  const values = fc.record({
    date: fc.constantFrom('', '2026-11-21', '2026-11-25', '2026-12-04', '2026-12-05', 'soon'),
    time: fc.constantFrom('', '06:30', '07:00', '10:00', '13:30', '20:00', '25:00'),
    duration: fc.option(fc.integer({ min: -1, max: 14 })),
    hospitalName: fc.string({ maxLength: 200 }),
    department: fc.string({ maxLength: 150 }),
    notes: fc.string({ maxLength: 1100 }),
  });

  it('sends only what the contract accepts, and shows hours times rate as the price', () => {
    const offer = queueOffer(ramesh, [morning], now);
    fc.assert(
      fc.property(values, (filled) => {
        const shown = queueFormView(offer, filled);
        const sent = queueFormSchema(offer, ramesh, [gulmohar]).safeParse(filled);
        if (sent.success) {
          const body = { ...sent.data, freelancerId: 'ramesh' };
          expect(queueBookingBody.safeParse(body).success).toBe(true);
          expect(shown.limit).toBeNull();
        }
        const { duration, total } = shown;
        expect(total === null).toBe(duration === null);
        if (duration === null) return;
        expect(duration).toBeLessThanOrEqual(MAX_QUEUE_HOURS);
        expect(total?.amountMinor).toBe(duration * 2500);
      }),
    );
  });
});
