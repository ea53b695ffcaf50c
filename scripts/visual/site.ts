import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../ensure-installed.mjs';
import { freePort } from '../free-port.mjs';
import { serve } from '../serve.mjs';
import { storiesOf, type Story } from './plan.ts';

/** A built Storybook. */
export interface Site {
  /** Where its files are. */
  folder: string;
  /** What it shows. */
  stories: Story[];
}

/** What git says to these words, from the project's folder. Throws git's own error. */
export function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();
}

/** Reads a Storybook that is built already. */
export function siteIn(folder: string): Site {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return { folder, stories: storiesOf(index) };
}

/** Builds the Storybook of a checkout into a folder. Throws with what the build said when it fails. */
export function buildSite(checkout: string, folder: string): Site {
  const storybook = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--quiet', '--output-dir', folder],
    { cwd: checkout, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The Storybook could not be built:\n${stdout}${stderr}`);
  return siteIn(folder);
}

/**
 * Builds the Storybook of a commit, in a checkout of its own that is gone afterwards. The checkout lies beside the
 * baselines: below node_modules, Storybook would find no stories.
 * @param commit its whole name
 * @param folder where the site goes
 * @param checkout a path for the checkout
 */
export function buildSiteOf(commit: string, folder: string, checkout: string): Site {
  git('worktree', 'prune');
  mkdirSync(join(checkout, '..'), { recursive: true });
  git('worktree', 'add', '--force', '--detach', checkout, commit);
  try {
    install(checkout);
    return buildSite(checkout, folder);
  } finally {
    rmSync(join(checkout, 'node_modules'), { recursive: true, force: true });
    git('worktree', 'remove', '--force', checkout);
  }
}

/** Borrows the project's packages where the commit locks the same ones. */
function install(checkout: string): void {
  const locked = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (locked(checkout) === locked(projectRoot))
    symlinkSync(join(projectRoot, 'node_modules'), join(checkout, 'node_modules'), 'dir');
  else
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: checkout,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
}

/** Serves a site on a free port of this machine, until the process ends; tells its address. */
export async function address({ folder }: Site): Promise<string> {
  if (!existsSync(folder)) throw new Error(`${folder} is not there.`);
  const port = await freePort();
  await serve({ folder, base: '/', port });
  return `http://127.0.0.1:${port}`;
}
