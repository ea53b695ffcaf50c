import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();

/** Before commits with `server/`, the migrations and the server had other places. */
const migrations = ['server/store/postgres/migrations', 'database'];
const entryPoints = ['server/bin/server.ts', 'mocks/server.ts'];

/** Returns the last commit without the newest migration; empty without a git history. */
export async function findPreviousRelease(): Promise<string[]> {
  try {
    const newest = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', ...migrations);
    return [await git('rev-parse', '--verify', `${newest}^`)];
  } catch {
    return [];
  }
}

export async function buildRelease(commit: string) {
  const cache = join(root, 'node_modules/.cache/caresetu');
  await mkdir(cache, { recursive: true });
  // Below node_modules, so that it finds the packages.
  const folder = await mkdtemp(join(cache, 'release-'));
  const archive = join(folder, 'release.tar');
  await git('archive', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  const server = join(folder, 'server.mjs');
  await build({
    absWorkingDir: folder,
    entryPoints: entryPoints.filter((path) => existsSync(join(folder, path))),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile: server,
  });
  return { server, remove: () => rm(folder, { recursive: true, force: true }) };
}
