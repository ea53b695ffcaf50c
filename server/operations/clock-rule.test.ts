import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDatabaseGap, findDoubt, wasLongOff } from './clock-rule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const time = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2040) });
const uptime = fc.integer({ min: 0, max: 10 * 365 * DAY });
const jump = fc.integer({ min: -3650 * DAY, max: 3650 * DAY });
const agreeing = fc.integer({ min: -MINUTE, max: MINUTE });

test('while the server runs, the clock is right if it moves with the uptime to 5 minutes', () => {
  fc.assert(
    fc.property(time, uptime, uptime, jump, agreeing, (at, up, elapsed, ms, databaseGap) => {
      const doubt = findDoubt({
        now: at + elapsed + ms,
        uptime: up + elapsed,
        reference: { now: at, uptime: up },
        trustedAt: at,
        databaseGap,
      });
      expect(doubt).toEqual(Math.abs(ms) > 5 * MINUTE ? { kind: 'jump', ms } : null);
    }),
  );
});

test('at the start, the clock is right unless it is more than a day behind the data', () => {
  fc.assert(
    fc.property(time, uptime, jump, agreeing, (trustedAt, up, ms, databaseGap) => {
      const now = trustedAt + ms;
      const doubt = findDoubt({ now, uptime: up, reference: null, trustedAt, databaseGap });
      expect(doubt).toEqual(ms < -DAY ? { kind: 'behind-data', ms } : null);
    }),
  );
});

test('a clock that is more than a minute from that of the database is never right', () => {
  const gap = jump.filter((ms) => Math.abs(ms) > MINUTE);
  fc.assert(
    fc.property(time, uptime, gap, fc.boolean(), (now, up, databaseGap, isFirst) => {
      const reference = isFirst ? null : { now, uptime: up };
      const doubt = findDoubt({ now, uptime: up, reference, trustedAt: now, databaseGap });
      expect(doubt).toEqual({ kind: 'database', ms: databaseGap });
    }),
  );
});

test('the time of a request to the database does not count as a difference', () => {
  const span = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(time, span, span, jump, (sentAt, there, back, ms) => {
      const receivedAt = sentAt + there + back;
      expect(findDatabaseGap(sentAt, sentAt + there, receivedAt)).toBe(0);
      const gap = findDatabaseGap(sentAt, (ms < 0 ? receivedAt : sentAt) - ms, receivedAt);
      expect(gap).toBe(ms);
    }),
  );
});

test.each([
  ['data that was used 30 days ago', -30 * DAY, false],
  ['data that was used more than 30 days ago', -30 * DAY - 1, true],
  ['data of the same moment', 0, false],
])('%s', (_, ms, isLong) => {
  const now = Date.UTC(2026, 10, 23);
  expect(wasLongOff(now, now + ms)).toBe(isLong);
});
