import type { ConsoleMessage, Page, Route as Request } from '@playwright/test';
import {
  routes,
  type HtmlPage,
  type Route,
  type RouteName,
  type Routes,
} from '../../../src/pages/routes.ts';

export const doctor = '/doctors/doctor-ananya-krishnan';
export const hospital = '/hospitals/hospital-vasanth-heart-centre';

type HtmlPath = {
  [Name in RouteName]: Routes[Name] extends { html: HtmlPage } ? Routes[Name]['path'] : never;
}[RouteName];
type Seen = readonly [heading: string, words: string];

const wordsOfLists = { doctors: 'Dr. Ananya Krishnan', hospitals: 'Vasanth Heart Centre' };

const seen: Partial<Record<HtmlPath, Seen>> = {
  '/': ['Connecting You to Better Health', 'How it works'],
  '/services': ['Services', 'Telehealth'],
  '/about-us': ['About us', 'bridge'],
  '/terms': ['Terms', 'account'],
  '/find-a-doctor': ['Find a Doctor', 'Cardiology'],
  '/search': ['Doctors', 'Dr. Ananya Krishnan'],
  '/login': ['Login', 'Mobile number'],
  '/signup': ['Signup', 'Full name'],
};

const derived = Object.values<Route>(routes).flatMap((route): [string, Seen][] => {
  const html = 'html' in route ? route.html : undefined;
  if (!html || 'each' in html) return [];
  return [[route.path, [html.title, html.list ? wordsOfLists[html.list] : html.title]]];
});

/** One page of every prerendered kind (docs/rendering.md). */
export const pages = {
  ...Object.fromEntries(derived),
  ...seen,
  [doctor]: ['Dr. Ananya Krishnan', 'heart rhythm problems'],
  [hospital]: ['Vasanth Heart Centre', 'Dr. Ananya Krishnan'],
} as Readonly<Record<HtmlPath | typeof doctor | typeof hospital, Seen>>;

export const paths = Object.keys(pages);

export async function delayFile(page: Page, file: RegExp): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = async (route: Request) => {
    await isLetGo;
    await route.continue();
  };
  // Without `times: 1`, because a request in flight may hang when Playwright stops intercepting.
  await page.route(file, hold);
  return letGo;
}

export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letGo = await delayFile(page, /\/assets\/index-.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  return letGo;
}

export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['main h1', 'footer'].every((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    ),
  );
}

export function keepNodes(): void {
  const parts = ['main h1', 'main > :last-child', 'footer', 'footer li:last-child a'];
  const nodes = parts.map((part) => [...document.querySelectorAll(part)].at(-1));
  // The app takes away the note at the end of a form.
  const last = [...document.querySelectorAll('main :not(form > p)')].at(-1);
  Object.assign(window, { kept: [...nodes, last].filter(Boolean) });
}

export function lostNodes(): string[] {
  const kept: Element[] = Reflect.get(window, 'kept');
  return kept.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 100));
}

export function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? 'what is gone');
      shifts.push(`${Reflect.get(entry, 'value')}: ${what.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Slow 4G as in Chromium's DevTools, without a cache. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
}

/** On a busy machine, Chromium warns of preloaded files that are not used yet. */
export function isOfBrowser(message: ConsoleMessage): boolean {
  return /using link preload|registration blocked by Playwright/.test(message.text());
}

export function follow(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isAnswerToGuests = /status of 401/.test(message.text());
    const isFault = ['error', 'warning'].includes(message.type()) && !isOfBrowser(message);
    if (isFault && !isAnswerToGuests) {
      faults.push(`${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
