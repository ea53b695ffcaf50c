import { expect, test } from 'vitest';
import { torture } from './support/torture.ts';

/** The short run is a tenth of the long one. */
const ROUNDS = process.env['SOAK'] ? 100 : 10;

test(`${ROUNDS} kills with 8 writers lose no confirmed write and break no file`, async () => {
  const { acknowledged, faults } = await torture(ROUNDS);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 600_000);
