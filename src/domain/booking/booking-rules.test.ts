import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingRules,
  MOST_NOTICE_HOURS,
  MOST_PATIENT_MOVES,
} from '../../contract/booking-rules.ts';
import { weekday } from '../../contract/doctors.ts';
import { addDays, dateInIndia, indiaInstant, toMinutes } from '../time/india-time.ts';
import { defaultRules, findRuleProblem, getRules, listTaken } from './booking-rules.ts';
import { BOOKING_DAYS, freeTimes, SLOT_MINUTES } from './slots.ts';

const availability = weekday.options.map((day) => ({ day, startTime: '09:00', endTime: '13:00' }));
const rules = fc.record({
  noticeHours: fc.integer({ min: 0, max: MOST_NOTICE_HOURS }),
  daysAhead: fc.integer({ min: 1, max: BOOKING_DAYS }),
  bufferMinutes: fc.constantFrom(0 as const, 30 as const, 60 as const),
  changeHours: fc.integer({ min: 0, max: MOST_NOTICE_HOURS }),
  mostMoves: fc.integer({ min: 0, max: MOST_PATIENT_MOVES }),
  acceptsMoves: fc.boolean(),
});
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
const held = fc.subarray(times);
const instants = fc
  .integer({ min: 0, max: 7 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-11-24T00:00:00Z') + minutes * 60_000));
const days = fc.integer({ min: 0, max: BOOKING_DAYS - 1 });

describe("a doctor's rules", () => {
  it('are the specification’s days and no other limit of a booking, unless the doctor sets some', () => {
    expect(bookingRules.parse(defaultRules)).toEqual(defaultRules);
    expect(getRules({})).toEqual(defaultRules);
    fc.assert(
      fc.property(instants, days, fc.constantFrom(...times), held, (now, ahead, time, taken) => {
        const date = addDays(dateInIndia(now), ahead);
        expect(findRuleProblem(defaultRules, { date, time }, taken, now)).toBeNull();
        expect(listTaken({ availability }, date, taken, now)).toEqual(taken);
      }),
    );
  });

  it('keep patients from exactly the times of which they refuse the booking', () => {
    fc.assert(
      fc.property(rules, instants, days, held, (chosen, now, ahead, taken) => {
        const date = addDays(dateInIndia(now), ahead);
        const doctor = { availability, bookingRules: chosen };
        const shown = listTaken(doctor, date, taken, now);
        for (const time of times) {
          const problem = findRuleProblem(getRules(doctor), { date, time }, taken, now);
          expect(shown.includes(time)).toBe(taken.includes(time) || problem !== null);
        }
        expect(shown).toEqual([...new Set(shown)].sort());
      }),
    );
  });

  it('leave free only times after the notice, within the days, with a break before and after', () => {
    fc.assert(
      fc.property(rules, instants, days, held, (chosen, now, ahead, taken) => {
        const today = dateInIndia(now);
        const date = addDays(today, ahead);
        const doctor = { availability, bookingRules: chosen };
        for (const time of freeTimes(doctor, date, listTaken(doctor, date, taken, now), now)) {
          expect(ahead).toBeLessThan(chosen.daysAhead);
          const hours = (indiaInstant(date, time).getTime() - now.getTime()) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(chosen.noticeHours);
          for (const other of taken) {
            const gap = Math.abs(toMinutes(time) - toMinutes(other)) - SLOT_MINUTES;
            expect(gap).toBeGreaterThanOrEqual(chosen.bufferMinutes);
          }
        }
      }),
    );
  });
});
