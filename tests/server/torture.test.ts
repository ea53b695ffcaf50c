import { expect, test } from 'vitest';
import { torture } from './support/torture.ts';

const ROUNDS = process.env['SOAK'] ? 100 : 10;

test(`${ROUNDS} kills under 8 concurrent writers lose no confirmed write and damage no file`, async () => {
  const { acknowledged, faults } = await torture(ROUNDS);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 600_000);
