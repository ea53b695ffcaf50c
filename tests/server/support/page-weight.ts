import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import {
  listChunks,
  ENTRY,
  groupOf,
  pageFiles,
} from '../../../scripts/build/prerender/page-files.ts';

/** A chunk of this many pages is not a page's own code. */
const PAGES_THAT_SHARE = 5;

/** In kB of gzip. Pages of text that load no more need no budget. */
const SMALL_KB = 12;

/** Gzipped bytes of JavaScript, by chunk name. */
export type Weights = Record<string, number>;

export interface PageWeight {
  /** File name in src/pages, or 'landing' for the code that all pages load. */
  page: string;
  all: Weights;
  own: Weights;
}

/** In kB of gzip, with the chunk sizes at the last update. */
export type Budgets = Record<string, { allowedKb: number; chunks: Weights }>;

/** Leaves out code that is loaded after a gesture or a login. */
export async function weighPages(folder: string): Promise<PageWeight[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const chunks = Object.values(manifest);
  const weigh = async (files: string[]): Promise<Weights> => {
    const weights = await Promise.all(
      files.map(async (file) => {
        const name = chunks.find((chunk) => chunk.file === file)?.name ?? file;
        return [name, gzipSync(await readFile(join(folder, file))).length] as const;
      }),
    );
    return summed(weights);
  };
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const routes = groupOf(manifest, 'plain');
  const loaded = pages.map((key) => pageFiles(manifest, [routes, key]).scripts);
  const isOwn = (key: string) => (file: string) => {
    const sharing = loaded.filter((files) => files.includes(file)).length;
    // Chunks that a part shares with its page count for the page.
    return sharing < (key.endsWith('Page.tsx') ? PAGES_THAT_SHARE : 2);
  };
  const entry = listChunks(manifest, ENTRY).map((key) => manifest[key]?.file ?? '');
  const landing = await weigh([...entry, 'boot.js']);
  const weighed = pages.map(async (key, at) => ({
    page: /(\w+)\.tsx$/.exec(key)?.[1] ?? key,
    all: await weigh(loaded[at] ?? []),
    own: await weigh((loaded[at] ?? []).filter(isOwn(key))),
  }));
  return [{ page: 'landing', all: landing, own: {} }, ...(await Promise.all(weighed))];
}

export function excesses(pages: PageWeight[], budgets: Budgets, ownKb: number): string[] {
  const names = new Set([...pages.map(({ page }) => page), ...Object.keys(budgets)]);
  return [...names].flatMap((name) => {
    const page = pages.find((one) => one.page === name);
    const budget = budgets[name];
    if (!page) return `${name} has a budget, but is no page of the build`;
    if (!budget) {
      const isSmall = name !== 'landing' && total(page.all) <= SMALL_KB * 1000;
      return isSmall
        ? []
        : `${name} has no budget; it is ${kb(total(page.all))} kB: ${grown(page.all, {})}`;
    }
    const lines = [];
    if (total(page.all) > budget.allowedKb * 1000) {
      lines.push(
        `${name} may load ${budget.allowedKb} kB, but loads ${kb(total(page.all))}: ${grown(page.all, budget.chunks)}`,
      );
    }
    if (total(page.own) > ownKb * 1000) {
      lines.push(
        `${name} may have ${ownKb} kB of its own, but has ${kb(total(page.own))}: ${grown(page.own, budget.chunks)}`,
      );
    }
    return lines;
  });
}

export function writtenDown(pages: PageWeight[], budgets: Budgets): Budgets {
  const sorted = [...pages].sort((a, b) => order(a.page).localeCompare(order(b.page), 'en'));
  return Object.fromEntries(
    sorted.map(({ page, all }) => [
      page,
      {
        allowedKb: budgets[page]?.allowedKb ?? Math.ceil(total(all) / 1000 + 1),
        chunks: summed(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'))),
      },
    ]),
  );
}

const order = (page: string) => (page === 'landing' ? '' : page);

function summed(weights: Iterable<readonly [string, number]>): Weights {
  const all: Weights = {};
  for (const [name, bytes] of weights) all[name] = (all[name] ?? 0) + bytes;
  return all;
}

function grown(now: Weights, before: Weights): string {
  const lines = Object.entries(now)
    .map(([name, bytes]) => ({ name, was: before[name] ?? 0, bytes }))
    .filter(({ was, bytes }) => bytes > was)
    .sort((a, b) => b.bytes - b.was - (a.bytes - a.was))
    .map(({ name, was, bytes }) => `${name} ${was ? `${kb(was)} → ` : 'new, '}${kb(bytes)}`);
  return lines.join(', ') || 'no chunk grew since it was written down';
}

function total(weights: Weights): number {
  return Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
