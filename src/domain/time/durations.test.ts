import { expect, it } from 'vitest';
import { formatDays, formatHours } from './durations.ts';

it.each([
  [1, '1 hour'],
  [3, '3 hours'],
  [24, '24 hours'],
  [36, '36 hours'],
  [48, '2 days'],
  [168, '7 days'],
])('formatHours(%i) is %s', (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});

it('says one day and several', () => {
  expect([1, 14].map(formatDays)).toEqual(['1 day', '14 days']);
});
