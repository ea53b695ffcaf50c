import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctTime, mayBeCached } from './server-time.ts';

const MINUTE_MS = 60_000;
const base = Date.parse('2026-11-21T04:30:00Z');

/** @param share when the server answers, as a share of the round trip */
function respond(trueNow: number, roundTripMs: number, share: number): number {
  const madeAt = trueNow - roundTripMs * (1 - share);
  return Math.floor(madeAt / 1000) * 1000;
}

const trip = fc.record({
  pause: fc.integer({ min: 0, max: 60 * MINUTE_MS }),
  roundTrip: fc.integer({ min: 0, max: 15_000 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe("the time of the API's responses", () => {
  it('corrects any error of the device to within the round trip', () => {
    const error = fc.integer({ min: -4e11, max: 4e11 });
    fc.assert(
      fc.property(error, trip, (off, { roundTrip, share }) => {
        const time = correctTime(base + off, respond(base, roundTrip, share), roundTrip);
        expect(Math.abs(time - base)).toBeLessThanOrEqual(3000 + roundTrip);
      }),
    );
  });

  it('never moves the clock of a device that is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), trip, (off, { roundTrip, share }) => {
        const now = base + off;
        expect(correctTime(now, respond(base, roundTrip, share), roundTrip)).toBe(now);
      }),
    );
  });

  it('is not moved back and forth by ordinary round trips', () => {
    const error = fc.integer({ min: -4e11, max: 4e11 });
    const ordinary = trip.map((one) => ({ ...one, roundTrip: one.roundTrip % 3000 }));
    fc.assert(
      fc.property(error, fc.array(ordinary, { minLength: 2 }), (off, trips) => {
        let now = base;
        let clockError = off;
        trips.forEach(({ pause, roundTrip, share }, index) => {
          now += pause;
          const time = correctTime(now + clockError, respond(now, roundTrip, share), roundTrip);
          if (index > 0) expect(time - now).toBe(clockError);
          clockError = time - now;
        });
      }),
    );
  });
});

describe('a response that may come from a cache', () => {
  const check = (init: Record<string, string>, method = 'GET') =>
    mayBeCached(method, new Headers(init));

  it.each<Record<string, string>>([
    { age: '1' },
    { age: '120' },
    { 'x-from-cache': '1' },
    { 'X-From-Service-Worker': 'true' },
    { 'x-cache': 'Hit from cloudfront' },
    { 'cache-control': 'public, max-age=60' },
    { 'cache-control': 's-maxage=60, max-age=0' },
    { expires: 'Sat, 21 Nov 2026 04:31:00 GMT' },
    { 'last-modified': 'Sat, 21 Nov 2026 04:00:00 GMT' },
  ])('is recognised by %j', (headers) => expect(check(headers)).toBe(true));

  it.each<Record<string, string>>([
    {},
    { 'cache-control': 'no-store' },
    { 'cache-control': 'no-cache', 'last-modified': 'Sat, 21 Nov 2026 04:00:00 GMT' },
    { 'cache-control': 'private, max-age=0' },
    { 'cache-control': 'public, max-age=0', expires: '-1' },
    { 'cache-control': 'max-age=0', 'last-modified': 'Sat, 21 Nov 2026 04:00:00 GMT' },
    { age: '0' },
    { 'x-cache': 'MISS' },
  ])('is not one with %j', (headers) => expect(check(headers)).toBe(false));

  it('is only recognised by its age if the request changes data', () => {
    expect(check({ 'cache-control': 'max-age=60' }, 'POST')).toBe(false);
    expect(check({ age: '5' }, 'POST')).toBe(true);
  });
});
