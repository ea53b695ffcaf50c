import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import { availabilityBody, weekday, type AvailabilityWindow } from '../../contract/doctors.ts';
import { addDays, dateInIndia, toMinutes } from '../time/india-time.ts';
import {
  toScheduleBody,
  changeDay,
  copyDay,
  toScheduleDraft,
  draftProblem,
  isSameSchedule,
  suggestWindow,
  TIME_STEPS,
  visitsOutside,
  windowProblems,
  type DayWindow,
} from './schedule-edit.ts';
import { offeredTimes } from '../booking/slots.ts';

/** 10:00 in India. */
const now = new Date('2026-11-21T04:30:00Z');
const today = dateInIndia(now);

const hours = (startTime: string, endTime: string): DayWindow => ({ startTime, endTime });
const monday = (startTime: string, endTime: string): AvailabilityWindow => ({
  day: 'Monday',
  startTime,
  endTime,
});

function visit(date: string, time: string, status: AppointmentStatus): Appointment {
  return {
    id: `${date} ${time} ${status}`,
    doctorId: 'ananya',
    patientId: 'meera',
    date,
    time,
    appointmentType: 'video',
    notes: '',
    status,
    createdAt: '2026-11-01T00:00:00Z',
    price: { amountMinor: 5000, currency: 'USD' },
    doctor: { id: 'ananya', name: 'Ananya', specialty: 'Cardiology', profilePicture: null },
    patient: { id: 'meera', name: 'Meera', profilePicture: null },
  };
}

const aTime = fc.constantFrom(...TIME_STEPS);
const aWindow = fc.record({ startTime: aTime, endTime: aTime });
const aDay = fc.constantFrom(...weekday.options);
const aLeaveDay = fc.integer({ min: -5, max: 20 }).map((days) => addDays(today, days));
const aSchedule = fc.record({
  availability: fc.array(fc.record({ day: aDay, startTime: aTime, endTime: aTime }), {
    maxLength: 10,
  }),
  leaveDays: fc.uniqueArray(aLeaveDay, { maxLength: 6 }),
});

describe('a schedule draft', () => {
  it("lists each day's windows in order, and only future leave", () => {
    const draft = toScheduleDraft(
      {
        availability: [monday('15:00', '18:00'), monday('09:00', '13:00')],
        leaveDays: ['2026-11-30', '2026-11-20', '2026-11-21', '2026-11-30'],
      },
      today,
    );
    expect(draft.week.Monday).toEqual([hours('09:00', '13:00'), hours('15:00', '18:00')]);
    expect(draft.week.Tuesday).toEqual([]);
    expect(draft.leaveDays).toEqual(['2026-11-21', '2026-11-30']);
  });

  it('is saved as the original schedule without past leave if nothing was edited', () => {
    fc.assert(
      fc.property(aSchedule, (schedule) => {
        const draft = toScheduleDraft(schedule, today);
        expect(isSameSchedule(toScheduleDraft(toScheduleBody(draft), today), draft)).toBe(true);
        expect(toScheduleBody(draft).availability).toHaveLength(schedule.availability.length);
      }),
    );
  });

  it('is rejected if and only if the API would reject it', () => {
    fc.assert(
      fc.property(aSchedule, (schedule) => {
        const draft = toScheduleDraft(schedule, today);
        const { success } = availabilityBody.safeParse(toScheduleBody(draft));
        expect(draftProblem(draft) === null).toBe(success);
      }),
    );
  });

  it('is rejected if it has more windows or leave days than the API accepts', () => {
    const none = toScheduleDraft({ availability: [] }, today);
    const minutes = Array.from({ length: 51 }, (_, at) =>
      hours(`09:${String(at).padStart(2, '0')}`, `09:${String(at + 1).padStart(2, '0')}`),
    );
    expect(draftProblem(changeDay(none, 'Friday', minutes))).toMatch('50 sets of hours');
    expect(draftProblem(changeDay(none, 'Friday', minutes.slice(1)))).toBeNull();
    const leaveDays = Array.from({ length: 61 }, (_, days) => addDays(today, days));
    expect(draftProblem({ ...none, leaveDays })).toMatch('60 days');
    expect(draftProblem({ ...none, leaveDays: leaveDays.slice(1) })).toBeNull();
  });

  it('changes only the edited day', () => {
    const draft = toScheduleDraft({ availability: [monday('09:00', '13:00')] }, today);
    const changed = changeDay(draft, 'Tuesday', [hours('10:00', '11:00')]);
    expect(toScheduleBody(changed).availability).toEqual([
      monday('09:00', '13:00'),
      { day: 'Tuesday', startTime: '10:00', endTime: '11:00' },
    ]);
  });

  it("copies a day's windows only to the selected days", () => {
    fc.assert(
      fc.property(aSchedule, aDay, fc.uniqueArray(aDay), (schedule, from, to) => {
        const draft = toScheduleDraft(schedule, today);
        const copied = copyDay(draft, from, to);
        for (const day of weekday.options) {
          expect(copied.week[day]).toEqual(draft.week[to.includes(day) ? from : day]);
        }
        expect(copied.leaveDays).toEqual(draft.leaveDays);
      }),
    );
  });
});

describe("a day's windows", () => {
  it('must end after they start, and must not overlap', () => {
    expect(windowProblems([hours('09:00', '13:00'), hours('13:00', '18:00')])).toEqual([
      null,
      null,
    ]);
    expect(windowProblems([hours('13:00', '09:00'), hours('10:00', '11:00')])).toEqual([
      'The end must be after the start.',
      null,
    ]);
    expect(windowProblems([hours('09:00', '13:00'), hours('12:30', '18:00')])).toEqual([
      null,
      'These hours overlap other hours on the same day.',
    ]);
    expect(windowProblems([hours('09:00', '09:00')])).toEqual(['The end must be after the start.']);
  });

  it('get a suggestion for another window whenever half an hour is free', () => {
    fc.assert(
      fc.property(fc.array(aWindow, { maxLength: 6 }), (windows) => {
        const sound = windows.filter((_, at) => windowProblems(windows)[at] === null);
        const suggestion = suggestWindow(sound);
        if (suggestion) {
          expect(windowProblems([...sound, suggestion]).at(-1)).toBeNull();
          expect(TIME_STEPS).toContain(suggestion.startTime);
        } else {
          const open = sound.map(
            (window) => toMinutes(window.endTime) - toMinutes(window.startTime),
          );
          expect(open.reduce((sum, length) => sum + length, 0)).toBe(23 * 60 + 30);
        }
      }),
    );
  });

  it('get a suggestion for the afternoon after a morning window', () => {
    expect(suggestWindow([])).toEqual(hours('09:00', '17:00'));
    expect(suggestWindow([hours('09:00', '13:00')])).toEqual(hours('14:00', '18:00'));
    expect(suggestWindow([hours('09:00', '23:30')])).toEqual(hours('00:00', '04:00'));
    expect(suggestWindow([hours('00:00', '23:30')])).toBeNull();
  });
});

describe('visits outside a schedule', () => {
  const mornings = { availability: [monday('09:00', '13:00')] };

  it('are upcoming requests and visits at times that the schedule no longer offers', () => {
    const kept = visit('2026-11-23', '09:00', 'scheduled');
    const outside = [
      visit('2026-11-23', '13:00', 'scheduled'),
      visit('2026-11-24', '09:00', 'pending'),
    ];
    const nobodys = [
      visit('2026-11-23', '14:00', 'cancelled'),
      visit('2026-11-20', '14:00', 'scheduled'),
      visit('2026-11-21', '09:30', 'scheduled'),
    ];
    expect(visitsOutside(mornings, [...outside.toReversed(), kept, ...nobodys], now)).toEqual(
      outside,
    );
  });

  it('include visits on a leave day', () => {
    const booked = visit('2026-11-23', '09:00', 'scheduled');
    expect(visitsOutside(mornings, [booked], now)).toEqual([]);
    expect(visitsOutside({ ...mornings, leaveDays: ['2026-11-23'] }, [booked], now)).toEqual([
      booked,
    ]);
  });

  it('are all upcoming visits and requests except those at offered times', () => {
    const aVisit = fc
      .tuple(
        fc.integer({ min: -3, max: 15 }),
        aTime,
        fc.constantFrom<AppointmentStatus>('pending', 'scheduled', 'completed', 'cancelled'),
      )
      .map(([days, time, status]) => visit(addDays(today, days), time, status));
    fc.assert(
      fc.property(aSchedule, fc.array(aVisit, { maxLength: 12 }), (schedule, visits) => {
        const outside = new Set(visitsOutside(schedule, visits, now));
        for (const booked of visits) {
          const isComing = `${booked.date} ${booked.time}` >= `${today} 10:00`;
          const isBooked = booked.status === 'pending' || booked.status === 'scheduled';
          const isOffered = offeredTimes(schedule, booked.date).includes(booked.time);
          expect(outside.has(booked)).toBe(isComing && isBooked && !isOffered);
        }
      }),
    );
  });
});
