import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { isBlocked } from '../booking/blocked-hours.ts';
import { bookableDates, freeTimes, offeredTimes } from '../booking/slots.ts';
import { addDays, indiaInstant } from '../time/india-time.ts';
import { listNewTimes, suggestNewTimes } from './new-times.ts';

const today = '2026-11-25';
const now = indiaInstant(today, '08:00');
const availability = (['Wednesday', 'Thursday', 'Friday', 'Saturday'] as const).flatMap((day) => [
  { day, startTime: '09:00', endTime: '12:00' },
  { day, startTime: '14:00', endTime: '16:00' },
]);

const createVisit = (id: string, date: string, time: string, patientId = id): Appointment => ({
  id,
  doctorId: 'ananya',
  patientId,
  date,
  time,
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-21T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  patient: { id: patientId, name: 'Meera Nair', profilePicture: null },
});

const inputOf = (
  appointments: readonly Appointment[],
  away: {
    leaveDays?: string[];
    blockedHours?: { date: string; startTime: string; endTime: string }[];
  } = {},
) => {
  const schedule = { availability, ...away };
  const days = bookableDates(schedule, now).map((date) => {
    const taken = appointments.filter((one) => one.date === date).map(({ time }) => time);
    return { date, times: freeTimes(schedule, date, taken, now) };
  });
  return { schedule, days, appointments, now };
};

describe('a new time for a visit', () => {
  it('is on the nearest day, at the same time of the day', () => {
    const visit = createVisit('one', '2026-11-26', '14:30');
    const input = inputOf([visit], { leaveDays: ['2026-11-26'] });
    expect(listNewTimes(visit, input).slice(0, 3)).toEqual([
      { date: '2026-11-27', time: '14:30' },
      { date: today, time: '14:30' },
      { date: '2026-11-27', time: '15:00' },
    ]);
  });

  it('is in the same part of the day, unless none is free', () => {
    const visit = createVisit('one', '2026-11-26', '15:30');
    const input = inputOf([visit], { leaveDays: ['2026-11-26'] });
    const mornings = input.days.map(({ date, times }) => ({
      date,
      times: times.filter((time) => time < '12:00'),
    }));
    expect(listNewTimes(visit, { ...input, days: mornings })[0]).toEqual({
      date: '2026-11-27',
      time: '11:30',
    });
  });

  it('leaves the patient two hours to answer', () => {
    const visit = createVisit('one', today, '09:30');
    const blockedHours = [{ date: today, startTime: '09:30', endTime: '10:00' }];
    const times = listNewTimes(visit, inputOf([visit], { blockedHours }));
    expect(times[0]).toEqual({ date: today, time: '10:00' });
    expect(times).not.toContainEqual({ date: today, time: '09:00' });
  });

  it('is none when nothing is free', () => {
    const visit = createVisit('one', '2026-11-26', '15:30');
    expect(suggestNewTimes([visit], { ...inputOf([visit]), days: [] })).toEqual([
      { visit, slot: null },
    ]);
  });
});

describe('new times for any visits', () => {
  const aDay = fc.nat(9).map((days) => addDays(today, days));
  const aVisit = fc.record({
    date: aDay,
    time: fc.constantFrom('09:00', '09:30', '11:30', '14:00', '15:30'),
    patientId: fc.constantFrom('meera', 'arjun', 'kavya'),
    isProposed: fc.boolean(),
  });
  const situation = fc.record({
    visits: fc
      .uniqueArray(aVisit, { maxLength: 10, selector: ({ date, time }) => `${date} ${time}` })
      .map((all) =>
        all.map(({ date, time, patientId, isProposed }, at): Appointment => ({
          ...createVisit(`visit-${at}`, date, time, patientId),
          ...(isProposed && {
            proposal: {
              date: addDays(date, 1),
              time: '10:00',
              by: 'patient',
              at: now.toISOString(),
            },
          }),
        })),
      ),
    leaveDays: fc.uniqueArray(aDay, { maxLength: 3 }),
    blocked: aDay,
    leftOut: fc.nat(9),
  });

  it('are free, different, within the hours, and not in the way of the patient’s own visits', () => {
    fc.assert(
      fc.property(situation, ({ visits, leaveDays, blocked, leftOut }) => {
        const blockedHours = [{ date: blocked, startTime: '14:00', endTime: '16:00' }];
        const input = inputOf(visits, { leaveDays, blockedHours });
        const found = suggestNewTimes(visits.slice(leftOut), input);
        const slots = found.flatMap(({ slot }) => slot ?? []);
        expect(new Set(slots.map(({ date, time }) => `${date} ${time}`)).size).toBe(slots.length);
        for (const { visit, slot } of found) {
          if (!slot) continue;
          const { date, time } = slot;
          expect(offeredTimes(input.schedule, date)).toContain(time);
          expect(isBlocked({ blockedHours }, slot)).toBe(false);
          expect(indiaInstant(date, time).getTime()).toBeGreaterThan(now.getTime());
          const own = visits.filter((one) => one.patientId === visit.patientId);
          const ownTimes = own.flatMap((one) => [one, ...(one.proposal ? [one.proposal] : [])]);
          expect(ownTimes.some((one) => one.date === date && one.time === time)).toBe(false);
          expect(visits.some((one) => one.date === date && one.time === time)).toBe(false);
        }
      }),
    );
  });
});
