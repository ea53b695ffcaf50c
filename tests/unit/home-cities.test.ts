import { expect, test } from 'vitest';
import { createSeed } from '../../backend/seed/seed.ts';
import { listCities } from '../../src/domain/hospitals/cities.ts';
import { demoCities } from '../../src/pages/home/demo-cities.ts';

test('the home page names the cities of the demo’s doctors and hospitals', () => {
  const { doctors, hospitals } = createSeed('2026-11-21');
  const list = new Intl.ListFormat('en-IN');
  expect(demoCities).toBe(list.format(listCities(doctors)));
  expect(demoCities).toBe(list.format(listCities(hospitals)));
});
