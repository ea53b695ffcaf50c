import { array, assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

test('a bucket never allows more than its burst and its rate', () => {
  const waits = array(nat(3000), { maxLength: 200 });
  assert(
    property(
      integer({ min: 1, max: 20 }),
      integer({ min: 1, max: 20 }),
      waits,
      (size, rate, ms) => {
        let now = Date.parse('2026-11-23T04:00:00.000Z');
        const bucket = new TokenBucket(size, rate, new Date(now));
        let passed = 0;
        let taken = 0;
        for (const wait of ms) {
          now += wait;
          passed += wait;
          if (bucket.take(new Date(now))) taken += 1;
          expect(taken).toBeLessThanOrEqual(size + (passed / 1000) * rate + 1e-6);
        }
      },
    ),
  );
});

test('a bucket is full again after a pause, also if the clock went back', () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-23T04:00:00.000Z') + seconds * 1000);
  const bucket = new TokenBucket(2, 1, at(0));
  const takeAt = (...seconds: number[]) => seconds.map((one) => bucket.take(at(one)));
  expect(takeAt(0, 0, 0)).toEqual([true, true, false]);
  expect(takeAt(-60, -59)).toEqual([false, true]);
  expect(takeAt(600, 600, 600)).toEqual([true, true, false]);
});
