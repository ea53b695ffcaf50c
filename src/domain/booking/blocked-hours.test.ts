import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockedHours } from '../../contract/doctors.ts';
import { timeAtMinutes, toMinutes } from '../time/india-time.ts';
import { addBlocked, isBlocked, listBlocked, removeBlocked } from './blocked-hours.ts';
import { SLOT_MINUTES } from './slots.ts';

const day = '2026-11-25';
const hours = (startTime: string, endTime: string, date = day): BlockedHours => ({
  date,
  startTime,
  endTime,
});
const schedule = {
  availability: [{ day: 'Wednesday', startTime: '09:00', endTime: '12:00' }],
} as const;

describe('blocked hours', () => {
  it('take the times that overlap them, and no time that only touches them', () => {
    const blockedHours = [hours('09:45', '10:30')];
    expect(listBlocked({ ...schedule, blockedHours }, day)).toEqual(['09:30', '10:00']);
    expect(listBlocked({ ...schedule, blockedHours }, '2026-12-02')).toEqual([]);
    expect(listBlocked(schedule, day)).toEqual([]);
  });

  it('take no time outside the weekly hours', () => {
    const blockedHours = [hours('00:00', '23:59')];
    expect(listBlocked({ ...schedule, blockedHours }, day)).toHaveLength(6);
  });

  it('that touch become one, in order', () => {
    const all = [hours('14:00', '15:00', '2026-11-26'), hours('10:00', '11:00')];
    expect(addBlocked(all, hours('11:00', '12:00'))).toEqual([
      hours('10:00', '12:00'),
      hours('14:00', '15:00', '2026-11-26'),
    ]);
  });

  it('are taken back in part', () => {
    expect(removeBlocked([hours('12:00', '17:00')], hours('13:00', '14:00'))).toEqual([
      hours('12:00', '13:00'),
      hours('14:00', '17:00'),
    ]);
  });
});

describe('any sequence of blocked hours', () => {
  const aDate = fc.constantFrom(day, '2026-11-26');
  const aTime = fc.integer({ min: 0, max: 95 }).map((quarter) => timeAtMinutes(quarter * 15));
  const anHours = fc
    .record({ date: aDate, startTime: aTime, endTime: aTime })
    .filter(({ startTime, endTime }) => startTime < endTime);
  const changes = fc.array(fc.record({ hours: anHours, isBlocked: fc.boolean() }), {
    maxLength: 12,
  });
  const minutesOf = (all: readonly BlockedHours[]) =>
    new Set(
      all.flatMap(({ date, startTime, endTime }) =>
        Array.from(
          { length: (toMinutes(endTime) - toMinutes(startTime)) / 15 },
          (_, at) => `${date} ${timeAtMinutes(toMinutes(startTime) + at * 15)}`,
        ),
      ),
    );

  it('has exactly the minutes that were blocked last, in order and without overlap', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        let all: BlockedHours[] = [];
        const expected = new Set<string>();
        for (const step of steps) {
          all = step.isBlocked ? addBlocked(all, step.hours) : removeBlocked(all, step.hours);
          for (const minute of minutesOf([step.hours]))
            if (step.isBlocked) expected.add(minute);
            else expected.delete(minute);
        }
        expect(minutesOf(all)).toEqual(expected);
        all.slice(1).forEach((one, at) => {
          const before = all[at];
          if (before?.date === one.date) expect(before.endTime <= one.startTime).toBe(true);
          else expect((before?.date ?? '') < one.date).toBe(true);
        });
      }),
    );
  });

  it('changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(fc.array(anHours, { maxLength: 5 }), anHours, (some, last) => {
        const all = some.reduce<BlockedHours[]>(addBlocked, []);
        const added = addBlocked(all, last);
        expect(addBlocked(added, last)).toEqual(added);
        const removed = removeBlocked(all, last);
        expect(removeBlocked(removed, last)).toEqual(removed);
      }),
    );
  });

  it('takes a time exactly if one of its minutes is blocked', () => {
    fc.assert(
      fc.property(anHours, aDate, aTime, (blocked, date, time) => {
        const visit = {
          date,
          startTime: time,
          endTime: timeAtMinutes(toMinutes(time) + SLOT_MINUTES),
        };
        const overlaps = [...minutesOf([visit])].some((minute) => minutesOf([blocked]).has(minute));
        expect(isBlocked({ blockedHours: [blocked] }, { date, time })).toBe(overlaps);
      }),
    );
  });
});
