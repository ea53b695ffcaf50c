import { expect, test } from 'vitest';
import { describeDatabase } from './open-postgres.ts';

test.each([
  ['postgres://user:hidden@database.example/clinic', 'clinic at database.example'],
  ['postgres:///clinic', 'clinic at this machine'],
])('%s is named in messages without its user and password', (url, name) => {
  expect(describeDatabase(url)).toBe(name);
});
