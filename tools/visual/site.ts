import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { serve } from '../../scripts/serve.mjs';
import { listStories, type Story } from './plan.ts';

export interface Site {
  folder: string;
  stories: Story[];
}

export function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();
}

export function siteIn(folder: string): Site {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return { folder, stories: listStories(index) };
}

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

/** In a checkout, because Storybook finds no stories below node_modules. */
export function buildCommitSite(commit: string, folder: string, checkout: string): Site {
  git('worktree', 'prune');
  mkdirSync(join(checkout, '../../scripts'), { recursive: true });
  git('worktree', 'add', '--force', '--detach', checkout, commit);
  try {
    install(checkout);
    return buildSite(checkout, folder);
  } finally {
    rmSync(join(checkout, 'node_modules'), { recursive: true, force: true });
    git('worktree', 'remove', '--force', checkout);
  }
}

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

export async function address({ folder }: Site): Promise<string> {
  if (!existsSync(folder)) throw new Error(`${folder} is not there.`);
  const port = await freePort();
  await serve({ folder, base: '/', port });
  return `http://127.0.0.1:${port}`;
}
