import { expect, test } from 'vitest';
import { torture } from './support/torture.ts';

const ROUNDS = process.env['SOAK'] ? 100 : 4;

test(`after ${ROUNDS} kills under 8 concurrent writers, no confirmed write is lost and no file is damaged`, async () => {
  const { acknowledged, faults } = await torture(ROUNDS);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 600_000);
