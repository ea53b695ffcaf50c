import { median } from '../support/median.ts';
import type { Ratio } from '../support/result.ts';
import { livePages, publicPages, savingHome, shells } from './candidates.ts';
import type { Load } from './load.ts';

export type Figures = Record<
  'scriptKb' | 'restKb' | 'htmlKb' | 'firstPaint' | 'largestPaint' | 'ready' | 'script' | 'moved',
  number
>;

/** Medians, except for layout shift, which is the worst value. */
export function figuresOf(loads: readonly Load[]): Figures {
  const middle = (name: keyof Figures) => median(loads.map((load) => load[name]));
  return {
    scriptKb: middle('scriptKb'),
    restKb: middle('restKb'),
    htmlKb: middle('htmlKb'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    ready: middle('ready'),
    script: middle('script'),
    moved: Math.max(...loads.map(({ moved }) => moved)),
  };
}

/** @param figures by candidate */
export function ratiosOf(figures: ReadonlyMap<string, Figures>): Ratio[] {
  const of = (name: string, figure: keyof Figures) => figures.get(name)?.[figure] ?? NaN;
  const atMost = (what: string, value: number, goal: number): Ratio => ({
    what,
    value,
    goal,
    is: 'at most',
  });
  const bare = 'static HTML, no script';
  const firstPaint = (page: string, goal = 1.25) =>
    atMost(
      `${page}: first paint against static HTML`,
      of(page, 'firstPaint') / of(bare, 'firstPaint'),
      goal,
    );

  const pages = publicPages.flatMap(({ name }) => [
    firstPaint(name),
    atMost(
      `${name}: largest paint against static HTML`,
      of(name, 'largestPaint') / of(bare, 'largestPaint'),
      1.25,
    ),
    atMost(
      `${name}: taken over against a data router`,
      of(name, 'ready') / of('React and a data router', 'ready'),
      1.15,
    ),
  ]);
  return [
    ...pages,
    { ...atMost('home: JavaScript', of('home', 'scriptKb'), 100), unit: 'kB' },
    {
      ...atMost(`${savingHome}: JavaScript at rest`, of(savingHome, 'restKb'), 100),
      unit: 'kB',
    },
    ...shells.map((name) => firstPaint(name, 1.5)),
    atMost(
      'search: its doctors against static HTML',
      of('search', 'ready') / of(bare, 'firstPaint'),
      3.6,
    ),
    firstPaint('home of the demo'),
    ...[livePages.search, livePages.doctor].map((name) =>
      atMost(
        `${name}: largest paint against the home page's`,
        of(name, 'largestPaint') / of(livePages.home, 'largestPaint'),
        1.25,
      ),
    ),
    ...['search', 'appointments'].map((name) =>
      atMost(
        `${name} in the demo: ready against ${name} with an API`,
        of(`${name} in the demo`, 'ready') / of(name, 'ready'),
        1.25,
      ),
    ),
    { ...atMost('layout shift on whichever page moved most', mostMoved(figures), 0), unit: 'CLS' },
  ];
}

function mostMoved(figures: ReadonlyMap<string, Figures>): number {
  const apps = [
    ...Object.values(livePages),
    'home of the demo',
    savingHome,
    ...shells,
    'search in the demo',
    'appointments',
  ];
  const names = [...publicPages.map(({ name }) => name), ...apps, 'appointments in the demo'];
  return Math.max(...names.map((name) => figures.get(name)?.moved ?? NaN));
}
