import { expect, test, vi } from 'vitest';
import { migrate, SCHEMA_VERSION } from './migrations.ts';
import { readStoredData, toStoredData } from './stored-data.ts';

vi.mock(import('./migration-steps.ts'), () => ({
  migrationSteps: [
    ({ visits = [], ...others }) => ({ ...others, appointments: visits }),
    ({ appointments = [], ...others }) => ({ ...others, appointments: [...appointments, 'third'] }),
  ],
}));

test('two steps lead to data version 3', () => {
  expect(SCHEMA_VERSION).toBe(3);
});

test('data takes the steps after its version, in their order', () => {
  expect(migrate(1, { visits: ['first'] })).toEqual({ appointments: ['first', 'third'] });
  expect(migrate(2, { appointments: [] })).toEqual({ appointments: ['third'] });
  expect(migrate(3, { appointments: [] })).toEqual({ appointments: [] });
});

test('data of a later version is refused before it is read', () => {
  expect(() => toStoredData({ version: 4, people: {} })).toThrow(
    'it is of data version 4, which a later version of CareSetu wrote; this one reads up to 3',
  );
});

test('a collection that no step knows is refused', () => {
  const collections = { accounts: [], doctors: [], visits: [] };
  expect(() => readStoredData({ version: 1, collections })).not.toThrow();
  expect(() => readStoredData({ version: 2, collections })).toThrow('it has "visits"');
});
