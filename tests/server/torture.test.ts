import { expect, test } from 'vitest';
import { torture } from './support/torture.ts';

/** A hundred in the long run, a tenth of them in the short one. */
const ROUNDS = process.env['SOAK'] ? 100 : 10;

test(`${ROUNDS} kills under 8 writers lose no answered write and break no file`, async () => {
  const { acknowledged, faults } = await torture(ROUNDS);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 600_000);
