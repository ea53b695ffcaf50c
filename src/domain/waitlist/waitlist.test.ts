import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday } from '../../contract/doctors.ts';
import { partOfDay } from '../../contract/waitlist.ts';
import { QUIET_UNTIL, isQuiet } from '../notices/quiet-hours.ts';
import { addDays, dateInIndia, indiaInstant, timeAtMinutes } from '../time/india-time.ts';
import {
  byAsked,
  canWaitUntil,
  getOffer,
  isWaiting,
  nextWaitMoment,
  OFFER_MINUTES,
  planOffer,
  type Waiting,
  wantsSlot,
} from './waitlist.ts';

const slot = { date: '2026-11-25', time: '11:00' };
const at = (time: string, date = '2026-11-24') => indiaInstant(date, time);
const iso = (time: string, date?: string) => at(time, date).toISOString();
const waiting = (more: Partial<Waiting> = {}): Waiting => ({
  id: 'entry',
  askedAt: '2026-11-23T04:00:00.000Z',
  days: weekday.options,
  parts: partOfDay.options,
  until: '2026-11-27',
  passed: [],
  ...more,
});
const offer = { ...slot, at: iso('10:00'), notifiedAt: iso('10:00'), endsAt: iso('10:15') };

describe('an offer', () => {
  it.each([
    ['by day', '10:00', '2026-11-24', '10:00', '10:15', '2026-11-24'],
    ['a minute before the quiet hours', '20:59', '2026-11-24', '20:59', '21:14', '2026-11-24'],
    ['at 21:00', '21:00', '2026-11-24', '08:00', '08:15', '2026-11-25'],
    ['after midnight', '02:30', '2026-11-25', '08:00', '08:15', '2026-11-25'],
    ['a minute before 8:00', '07:59', '2026-11-25', '08:00', '08:15', '2026-11-25'],
    ['at 8:00', '08:00', '2026-11-25', '08:00', '08:15', '2026-11-25'],
  ])('%s is notified and held in time', (_, time, date, notified, end, day) => {
    expect(planOffer(slot, 0, at(time, date))).toEqual({
      ...slot,
      at: iso(time, date),
      notifiedAt: iso(notified, day),
      endsAt: iso(end, day),
    });
  });

  it('ends at the doctor’s shortest notice, if that is earlier', () => {
    expect(planOffer(slot, 1, at('09:50', slot.date))?.endsAt).toBe(iso('10:00', slot.date));
    expect(planOffer(slot, 3, at('23:00'))).toBeNull();
    expect(planOffer({ ...slot, time: '08:10' }, 0, at('23:00'))?.endsAt).toBe(
      iso('08:10', slot.date),
    );
  });

  it('is not made of a time that begins before 8:00 next morning, or has begun', () => {
    expect(planOffer({ ...slot, time: '08:00' }, 0, at('23:00'))).toBeNull();
    expect(planOffer(slot, 0, at('11:00', slot.date))).toBeNull();
  });

  it('counts until its end', () => {
    expect(getOffer({ offer }, at('10:14'))).toBe(offer);
    expect(getOffer({ offer }, at('10:15'))).toBeNull();
    expect(getOffer({}, at('10:00'))).toBeNull();
  });

  it('is never notified in quiet hours, and lasts at most 15 minutes from the notice', () => {
    const minutes = fc.integer({ min: 0, max: 14 * 24 * 60 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 0, max: 168 }), (start, made, notice) => {
        const now = new Date(at('00:00').getTime() + made * 60_000);
        const date = addDays('2026-11-24', Math.floor(start / 1440));
        const offered = { date, time: timeAtMinutes(start % 1440) };
        const plan = planOffer(offered, notice, now);
        if (!plan) return;
        const notified = new Date(plan.notifiedAt);
        const end = new Date(plan.endsAt);
        const limit = indiaInstant(offered.date, offered.time).getTime() - notice * 3_600_000;
        expect(isQuiet(notified)).toBe(false);
        expect(notified.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(end.getTime()).toBeGreaterThan(notified.getTime());
        expect(end.getTime()).toBeLessThanOrEqual(limit);
        expect(end.getTime() - notified.getTime()).toBeLessThanOrEqual(OFFER_MINUTES * 60_000);
        const isAtOnce = plan.notifiedAt === plan.at;
        expect(isAtOnce).toBe(!isQuiet(now));
        if (!isAtOnce) {
          expect(notified).toEqual(indiaInstant(dateInIndia(notified), QUIET_UNTIL));
        }
      }),
    );
  });
});

describe('a patient who waits', () => {
  it.each<[string, Partial<Waiting>, boolean]>([
    ['wants a time on a chosen day', { days: ['Wednesday'] }, true],
    ['wants none on another day', { days: ['Thursday'] }, false],
    ['wants a time in a chosen part of the day', { parts: ['morning'] }, true],
    ['wants none in another part of the day', { parts: ['afternoon', 'evening'] }, false],
    ['wants a time on the last day', { until: '2026-11-25' }, true],
    ['wants none after it', { until: '2026-11-24' }, false],
    ['wants none again that passed', { passed: [slot] }, false],
    ['wants no second one while one is held', { offer }, false],
    ['wants none after accepting one', { acceptedId: 'visit' }, false],
  ])('%s', (_, more, isWanted) => {
    expect(wantsSlot(waiting(more), slot)).toBe(isWanted);
  });

  it('wants only times before the later visit', () => {
    expect(wantsSlot(waiting(), slot, { date: '2026-11-25', time: '11:30' })).toBe(true);
    expect(wantsSlot(waiting(), slot, slot)).toBe(false);
    expect(wantsSlot(waiting(), slot, { date: '2026-11-24', time: '15:00' })).toBe(false);
  });

  it('waits to the end of the last day', () => {
    expect(isWaiting(waiting(), at('23:59', '2026-11-27'))).toBe(true);
    expect(isWaiting(waiting(), at('00:00', '2026-11-28'))).toBe(false);
    expect(isWaiting(waiting({ acceptedId: 'visit' }), at('10:00'))).toBe(false);
  });

  it('can wait from today to 13 days ahead', () => {
    expect(canWaitUntil('2026-11-24', at('23:59'))).toBe(true);
    expect(canWaitUntil('2026-11-23', at('10:00'))).toBe(false);
    expect(canWaitUntil('2026-12-07', at('10:00'))).toBe(true);
    expect(canWaitUntil('2026-12-08', at('10:00'))).toBe(false);
  });

  it('is looked at again when the offer or the wait ends', () => {
    expect(nextWaitMoment(waiting({ offer }))).toBe(offer.endsAt);
    expect(nextWaitMoment(waiting())).toBe(iso('00:00', '2026-11-28'));
  });

  it('comes before those who asked later', () => {
    const line = fc.uniqueArray(
      fc.record({
        askedAt: fc.date({ min: at('00:00'), max: at('00:00', '2036-11-24'), noInvalidDate: true }),
        id: fc.uuid(),
      }),
      {
        selector: ({ id }) => id,
      },
    );
    fc.assert(
      fc.property(line, (entries) => {
        const sorted = entries
          .map(({ askedAt, id }) => ({ askedAt: askedAt.toISOString(), id }))
          .toSorted(byAsked);
        for (const [index, entry] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next) expect(entry.askedAt <= next.askedAt).toBe(true);
        }
      }),
    );
  });
});
