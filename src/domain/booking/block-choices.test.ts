import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaInstant } from '../time/india-time.ts';
import { findVisitsIn, listBlockableDays, listBlockChoices } from './block-choices.ts';
import { addBlocked, isBlocked } from './blocked-hours.ts';
import { offeredTimes } from './slots.ts';

const day = '2026-11-25';
const schedule = {
  availability: [
    { day: 'Wednesday', startTime: '10:00', endTime: '13:00' },
    { day: 'Wednesday', startTime: '14:30', endTime: '18:00' },
  ],
} as const;
const at = (time: string) => indiaInstant(day, time);
const hoursOf = (choices: ReturnType<typeof listBlockChoices>) =>
  choices.map(({ kind, hours }) => `${kind} ${hours.startTime}-${hours.endTime}`);

describe('the choices to block', () => {
  it('are parts of the day, then hours', () => {
    expect(hoursOf(listBlockChoices(schedule, day, at('08:00')))).toEqual([
      'morning 10:00-12:00',
      'afternoon 12:00-17:00',
      'evening 17:00-18:00',
      'hour 10:00-11:00',
      'hour 11:00-12:00',
      'hour 12:00-13:00',
      'hour 14:30-15:00',
      'hour 15:00-16:00',
      'hour 16:00-17:00',
      'hour 17:00-18:00',
    ]);
  });

  it('leave out what has passed', () => {
    expect(hoursOf(listBlockChoices(schedule, day, at('16:05')))).toEqual([
      'afternoon 16:30-17:00',
      'evening 17:00-18:00',
      'hour 16:30-17:00',
      'hour 17:00-18:00',
    ]);
    expect(listBlockChoices(schedule, day, at('19:00'))).toEqual([]);
    expect(listBlockableDays(schedule, at('19:00'))).toEqual(['2026-12-02']);
  });

  it('end before midnight', () => {
    const late = {
      availability: [{ day: 'Wednesday', startTime: '23:00', endTime: '23:59' }],
    } as const;
    expect(hoursOf(listBlockChoices(late, day, at('08:00')))).toEqual([
      'evening 23:00-23:59',
      'hour 23:00-23:59',
    ]);
  });

  it('say exactly which times are blocked', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(23), (one, other, hour) => {
        const now = at(`${String(hour).padStart(2, '0')}:10`);
        const choices = listBlockChoices(schedule, day, now);
        const [first, second] = [choices[one], choices[other]];
        if (!first || !second) return;
        const blockedHours = addBlocked([first.hours], second.hours);
        const blocked = { ...schedule, blockedHours };
        for (const { hours, isBlocked: isAll } of listBlockChoices(blocked, day, now)) {
          const times = offeredTimes(schedule, day).filter((time) =>
            isBlocked({ blockedHours: [hours] }, { date: day, time }),
          );
          expect(times.length).toBeGreaterThan(0);
          expect(isAll).toBe(times.every((time) => isBlocked(blocked, { date: day, time })));
        }
        expect(listBlockChoices(blocked, day, now)[one]?.isBlocked).toBe(true);
      }),
    );
  });
});

describe('visits in hours to block', () => {
  const visit = {
    id: 'one',
    doctorId: 'ananya',
    patientId: 'meera',
    date: day,
    time: '15:00',
    appointmentType: 'video',
    notes: '',
    status: 'scheduled',
    createdAt: '2026-11-21T04:30:00Z',
    price: { amountMinor: 5000, currency: 'USD' },
    doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
    patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
  } as const;
  const afternoon = { date: day, startTime: '14:30', endTime: '17:00' };
  const found = (...visits: Parameters<typeof findVisitsIn>[1]) =>
    findVisitsIn(afternoon, visits, at('10:00')).map(({ id }) => id);

  it('are those that are ahead, requests included', () => {
    expect(
      found(
        { ...visit, id: 'later', time: '16:30', status: 'pending' },
        visit,
        { ...visit, id: 'cancelled', status: 'cancelled' },
        { ...visit, id: 'evening', time: '17:00' },
        { ...visit, id: 'tomorrow', date: '2026-11-26' },
      ),
    ).toEqual(['one', 'later']);
  });

  it('include a visit for which a time in them is proposed', () => {
    const proposal = { date: day, time: '16:00', by: 'doctor', at: visit.createdAt } as const;
    expect(found({ ...visit, id: 'proposed', date: '2026-11-26', proposal })).toEqual(['proposed']);
  });
});
