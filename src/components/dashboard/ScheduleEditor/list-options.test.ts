import { expect, it } from 'vitest';
import { listOptions } from './list-options.ts';

const toHours = (hours: number) => `${hours} h`;

it('offers the values with their words', () => {
  expect(listOptions([2, 12], 2, toHours)).toEqual([
    { value: 2, label: '2 h' },
    { value: 12, label: '12 h' },
  ]);
});

it('offers a current value that is not one of them, in its place', () => {
  const numbers = listOptions([2, 12], 5, toHours).map(({ value }) => value);
  expect(numbers).toEqual([2, 5, 12]);
  const times = listOptions(['09:00', '09:30'], '09:10', String).map(({ value }) => value);
  expect(times).toEqual(['09:00', '09:10', '09:30']);
});
