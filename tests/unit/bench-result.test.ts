import { expect, test } from 'vitest';
import { ratiosOf, type Figures } from '../../tools/bench/loads/summary.ts';
import { median } from '../../tools/bench/support/median.ts';
import { ratiosIn, ratioTable, type Ratio } from '../../tools/bench/support/result.ts';

const ratios: Ratio[] = [
  { what: 'paint', value: 1.15, goal: 1.15, is: 'at most' },
  { what: 'rate', value: 9.994, goal: 10, is: 'at least' },
  { what: 'shift', value: 0.00027, goal: 0, is: 'at most', unit: 'CLS' },
  { what: 'tap', value: 200, goal: 200, is: 'under', unit: 'ms' },
  { what: 'unmeasured', value: NaN, goal: 1, is: 'at most' },
];

test("the result's table marks missed goals and does not round very small values to zero", () => {
  expect(ratioTable(ratios).split('\n').slice(2)).toEqual([
    '| paint | 1.15 × | at most 1.15 × | met |',
    '| rate | 9.99 × | at least 10 × | missed |',
    '| shift | 0.00027 CLS | at most 0 CLS | missed |',
    '| tap | 200.00 ms | under 200 ms | missed |',
    '| unmeasured | NaN × | at most 1 × | missed |',
  ]);
});

test('a saved result can be read back unchanged', () => {
  expect(ratiosIn(JSON.stringify({ ratios, rows: [] }))).toEqual(ratios);
});

test('the median ignores one slow round in three', () => {
  expect(median([30, 900, 10])).toBe(30);
});

const page: Figures = {
  scriptKb: 90,
  restKb: 95,
  htmlKb: 14,
  firstPaint: 800,
  largestPaint: 1000,
  ready: 2000,
  script: 200,
  moved: 0,
};

test('the result compares pages with their lower bounds', () => {
  const others = [
    'doctors',
    'a doctor',
    'login',
    'search',
    'home of the demo',
    'search in the demo',
    'appointments',
    'appointments in the demo',
  ];
  const figures = new Map([
    ['static HTML, no script', { ...page, largestPaint: 800 }],
    ['React and a data router', page],
    ['home', page],
    ...others.map((name) => [name, page] as const),
  ]);
  const ofHome = ratiosOf(figures).filter(({ what }) => what.startsWith('home:'));
  expect(ofHome.map(({ value }) => value)).toEqual([1, 1.25, 1, 90]);
});
