import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisMarks } from './chart-scale.ts';

it('the chart axis ends at the first step that covers the highest bar', () => {
  expect(axisMarks(9)).toEqual([0, 4, 8, 12]);
  expect(axisMarks(0)).toEqual([0, 1, 2, 3]);
  expect(axisMarks(30)).toEqual([0, 10, 20, 30]);
});

it('the chart axis has four evenly spaced marks and covers every bar', () => {
  fc.assert(
    fc.property(fc.nat(5000), (highest) => {
      const [zero, one = 0, two, three = 0] = axisMarks(highest);
      expect([zero, two, three]).toEqual([0, 2 * one, 3 * one]);
      expect(three).toBeGreaterThanOrEqual(highest);
      expect(one).toBeGreaterThan(0);
    }),
  );
});
