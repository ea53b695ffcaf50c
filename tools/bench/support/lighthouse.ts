import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';

/** A separate folder, because Lighthouse's packages would shadow the app's. */
const here = fileURLToPath(new URL('../lighthouse/', import.meta.url));

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

const score = z.nullable(z.number());
const lighthouseReport = z.object({
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score, displayValue: z.optional(z.string()) }),
  ),
});

export interface Judgement {
  scores: Record<Category, number>;
  flaws: Flaw[];
}

export interface Flaw {
  id: string;
  category: Category;
  title: string;
  score: number;
  found: string;
  /** False for advice that does not affect the category's score. */
  counts: boolean;
}

export function installLighthouse(): void {
  if (existsSync(join(here, 'node_modules/lighthouse'))) return;
  const options = { cwd: here, stdio: 'inherit' } as const;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

/** Lighthouse occasionally loses its trace, so a run is retried. */
const TRIES = 3;

/**
 * @param path file to write the report to
 * @throws {Error} after three failed attempts
 */
export async function runLighthouse(url: string, path: string): Promise<Judgement> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (await isJudged(url, path)) return read(JSON.parse(await readFile(path, 'utf8')));
  }
  throw new Error(`Lighthouse could not judge ${url}.`);
}

async function isJudged(url: string, path: string): Promise<boolean> {
  const { args, executablePath = chromium.executablePath() } = chromiumLaunchOptions();
  const child = spawn(
    process.execPath,
    [
      join(here, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: executablePath },
    },
  );
  const [status] = await once(child, 'close');
  return status === 0;
}

function read(answer: unknown): Judgement {
  const report = lighthouseReport.parse(answer);
  const of = (category: Category) => {
    const found = report.categories[category];
    if (!found) throw new Error(`Lighthouse says nothing of ${category}.`);
    return found;
  };
  const flaws = categories.flatMap((category) =>
    of(category).auditRefs.flatMap(({ id, weight }): Flaw[] => {
      const audit = report.audits[id];
      // A null score means that the audit does not apply or is only informative.
      if (!audit || audit.score === null || audit.score === 1) return [];
      const { title, score: part, displayValue = '' } = audit;
      return [{ id, category, title, score: part, found: displayValue, counts: weight > 0 }];
    }),
  );
  const points = (category: Category) => Math.round((of(category).score ?? 0) * 100);
  return {
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    flaws,
  };
}
