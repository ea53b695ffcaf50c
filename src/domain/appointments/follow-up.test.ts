import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment, VisitChange } from '../../contract/appointments.ts';
import { addDays, dateInIndia, daysBetween } from '../time/india-time.ts';
import {
  findAskProblem,
  findDayProblem,
  findFollowUpLinks,
  findFollowUpTimes,
  FOLLOW_UP_MOST_DAYS,
  FOLLOW_UP_OPEN_DAYS,
  FOLLOW_UP_SPREAD_DAYS,
  followUpDay,
  followUpSteps,
  getFollowUpState,
  getWantedDay,
  isNearFollowUp,
  MOST_FOLLOW_UPS,
  openFollowUps,
} from './follow-up.ts';

/** 10:00 in India on a Monday. */
const now = new Date('2026-11-30T04:30:00Z');
const today = '2026-11-30';
const at = '2026-11-30T04:00:00.000Z';
const completed = { status: 'completed' as const, time: '10:00' };
const asked = (days: number, more: Partial<Appointment['followUp']> = {}) => ({
  ...completed,
  followUp: { date: addDays(today, days), at, ...more },
});
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const askedTimes = (count: number): { history: VisitChange[] } => ({
  history: Array.from({ length: count }, () => ({ kind: 'follow-up', by: 'doctor', at })),
});
const daily = (times: string[], from = 0, count = 14) =>
  Array.from({ length: count }, (_, day) => ({ date: addDays(today, from + day), times }));
const fourteen = { daysAhead: 14 };

describe('the state of a follow-up', () => {
  it.each([
    ['none that was asked for', completed, undefined, null],
    [
      'of a visit that is not completed',
      { ...asked(14), status: 'scheduled' as const },
      undefined,
      null,
    ],
    ['that waits', asked(14), undefined, 'open'],
    ['that was declined', asked(14, { declinedAt: at }), undefined, 'declined'],
    [
      'that is scheduled',
      asked(14, { visitId: 'next' }),
      { status: 'scheduled' as const },
      'chosen',
    ],
    ['that is requested', asked(14, { visitId: 'next' }), { status: 'pending' as const }, 'chosen'],
    ['that took place', asked(14, { visitId: 'next' }), { status: 'completed' as const }, 'chosen'],
    [
      'that was cancelled since',
      asked(14, { visitId: 'next' }),
      { status: 'cancelled' as const },
      'open',
    ],
    ['of which the visit is not known', asked(14, { visitId: 'next' }), undefined, 'chosen'],
    ['on its last day', asked(-FOLLOW_UP_OPEN_DAYS), undefined, 'open'],
    ['after its last day', asked(-FOLLOW_UP_OPEN_DAYS - 1), undefined, 'ended'],
  ] as const)('%s', (_, visit, next, state) => {
    expect(getFollowUpState(visit, next, now)).toBe(state);
  });
});

describe('a doctor who asks', () => {
  it.each([
    ['today', 0, 'past-day'],
    ['tomorrow', 1, null],
    ['in a year', FOLLOW_UP_MOST_DAYS, null],
    ['later', FOLLOW_UP_MOST_DAYS + 1, 'far-day'],
  ] as const)('for %s', (_, days, problem) => {
    expect(findDayProblem(addDays(today, days), now)).toBe(problem);
    expect(findAskProblem(completed, undefined, addDays(today, days), now)).toBe(problem);
  });

  it('can do so after the visit, until the patient has answered, and not without end', () => {
    const date = addDays(today, 14);
    const ask = (visit: Parameters<typeof findAskProblem>[0], wanted: string | null = date) =>
      findAskProblem(visit, undefined, wanted, now);
    expect(ask({ status: 'scheduled' })).toBe('not-completed');
    expect(ask({ status: 'cancelled' }, null)).toBe('not-completed');
    expect(ask(asked(3))).toBeNull();
    expect(ask(asked(3), null)).toBeNull();
    expect(ask(asked(3, { declinedAt: at }))).toBe('answered');
    expect(ask(asked(3, { visitId: 'next' }), null)).toBe('answered');
    expect(ask(asked(-FOLLOW_UP_OPEN_DAYS - 1))).toBeNull();
    expect(ask({ ...asked(3), ...askedTimes(MOST_FOLLOW_UPS - 1) })).toBeNull();
    expect(ask({ ...asked(3), ...askedTimes(MOST_FOLLOW_UPS) })).toBe('too-many');
    expect(ask({ ...asked(3), ...askedTimes(MOST_FOLLOW_UPS) }, null)).toBeNull();
  });

  it.each([
    ['1-week', '2026-11-30', '2026-12-07'],
    ['2-weeks', '2026-12-20', '2027-01-03'],
    ['1-month', '2026-11-30', '2026-12-30'],
    ['1-month', '2026-12-31', '2027-01-31'],
    ['1-month', '2027-01-31', '2027-02-28'],
    ['1-month', '2028-01-30', '2028-02-29'],
  ] as const)('for %s from %s means %s', (step, from, day) => {
    expect(followUpDay(step, from)).toBe(day);
  });

  it('gets a day that is allowed with each step, on any day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom(...followUpSteps),
        (days, step) => {
          const at = later(days);
          expect(findDayProblem(followUpDay(step, dateInIndia(at)), at)).toBeNull();
        },
      ),
    );
  });
});

describe('the offered times', () => {
  it('are the three nearest to the day, then to the time of the visit', () => {
    const days = daily(['09:00', '10:30', '11:00', '18:00']);
    expect(findFollowUpTimes(asked(7), days, fourteen, now)).toEqual({
      times: ['09:00', '10:30', '11:00'].map((time) => ({ date: '2026-12-07', time })),
      opensOn: null,
      moreOn: null,
    });
  });

  it('come from the days around it if the day is full', () => {
    const days = daily(['10:00']).filter(({ date }) => date !== '2026-12-07');
    expect(findFollowUpTimes(asked(7), days, fourteen, now).times).toEqual([
      { date: '2026-12-05', time: '10:00' },
      { date: '2026-12-06', time: '10:00' },
      { date: '2026-12-08', time: '10:00' },
    ]);
  });

  it('are open at once for 2 weeks, and for a month once the day before it can be booked', () => {
    const days = daily(['10:00']);
    expect(findFollowUpTimes(asked(14), days, fourteen, now)).toMatchObject({ opensOn: null });
    expect(findFollowUpTimes(asked(14), days, fourteen, now).times).toHaveLength(3);
    const month = asked(30);
    expect(findFollowUpTimes(month, days, fourteen, now)).toEqual({
      times: [],
      opensOn: '2026-12-16',
      moreOn: null,
    });
    const opened = findFollowUpTimes(month, daily(['10:00'], 16), fourteen, later(16));
    expect(opened.times.at(-1)).toEqual({ date: '2026-12-29', time: '10:00' });
  });

  it('follow the days ahead that the doctor allows', () => {
    expect(findFollowUpTimes(asked(14), [], { daysAhead: 3 }, now).opensOn).toBe('2026-12-11');
    expect(findFollowUpTimes(asked(1), [], { daysAhead: 1 }, now).opensOn).toBeNull();
  });

  it('may be none yet, or none at all', () => {
    expect(findFollowUpTimes(asked(14), [], fourteen, now).moreOn).toBe('2026-12-01');
    expect(findFollowUpTimes(asked(7), [], fourteen, now).moreOn).toBeNull();
  });

  it('are those near today once the day has passed', () => {
    const visit = asked(-10);
    expect(getWantedDay(visit.followUp, now)).toBe(today);
    expect(findFollowUpTimes(visit, daily(['10:00']), fourteen, now).times[0]?.date).toBe(today);
  });

  it('are free, near the day, in order, at most three, and no nearer one is left out', () => {
    const time = fc.constantFrom('09:00', '09:30', '10:00', '12:00', '17:30');
    const freeDays = fc
      .uniqueArray(fc.integer({ min: 0, max: 13 }))
      .chain((days) =>
        fc.tuple(
          ...days
            .toSorted((a, b) => a - b)
            .map((day) =>
              fc
                .uniqueArray(time)
                .map((times) => ({ date: addDays(today, day), times: times.toSorted() })),
            ),
        ),
      );
    fc.assert(
      fc.property(
        freeDays,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 14 }),
        (days, ahead, daysAhead) => {
          const visit = asked(ahead);
          const { times, opensOn, moreOn } = findFollowUpTimes(visit, days, { daysAhead }, now);
          const wanted = getWantedDay(visit.followUp, now);
          const distance = ({ date }: { date: string }) => Math.abs(daysBetween(wanted, date));
          const all = days.flatMap(({ date, times: free }) =>
            free.map((one) => ({ date, time: one })),
          );
          const near = all.filter((slot) => isNearFollowUp(visit.followUp, slot, now));
          if (opensOn !== null) expect(opensOn > today).toBe(true);
          expect(times).toHaveLength(opensOn === null ? Math.min(3, near.length) : 0);
          if (times.length > 0) expect(moreOn).toBeNull();
          for (const slot of times) {
            expect(near).toContainEqual(slot);
            expect(distance(slot)).toBeLessThanOrEqual(FOLLOW_UP_SPREAD_DAYS);
          }
          const farthest = Math.max(0, ...times.map(distance));
          const nearer = near.filter((slot) => distance(slot) < farthest);
          for (const slot of nearer) expect(times).toContainEqual(slot);
          expect(times).toEqual(
            times.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)),
          );
        },
      ),
    );
  });
});

describe('both visits', () => {
  const closed = { ...asked(14, { visitId: 'next' }), id: 'closed' };
  const next = { id: 'next', status: 'scheduled' as const, followUpOf: 'closed' };

  it('are linked in both directions', () => {
    const visits = [closed, next];
    expect(findFollowUpLinks(closed, visits)).toEqual({ previous: undefined, next });
    expect(findFollowUpLinks(next, visits)).toEqual({ previous: closed, next: undefined });
    expect(findFollowUpLinks({}, visits)).toEqual({ previous: undefined, next: undefined });
    expect(findFollowUpLinks(next, [])).toEqual({ previous: undefined, next: undefined });
  });

  it('leave the list of those that wait, which has the nearest day first', () => {
    const soon = { ...asked(3), id: 'soon' };
    const far = { ...asked(60), id: 'far' };
    const declined = { ...asked(3, { declinedAt: at }), id: 'declined' };
    expect(openFollowUps([far, closed, { ...completed, ...next }, declined, soon], now)).toEqual([
      soon,
      far,
    ]);
  });
});
