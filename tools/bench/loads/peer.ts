import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = 'https://github.com/alan2207/bulletproof-react';
const COMMIT = '9506629ed003a561c6627735480cce4994244bb4';

const folder = fileURLToPath(
  new URL(`../node_modules/.peers/bulletproof-react-${COMMIT.slice(0, 7)}`, import.meta.url),
);

/**
 * Builds bulletproof-react without its mocks; a file replaces its request for the user.
 * @returns null if the repository cannot be fetched
 */
export async function buildPeer(): Promise<string | null> {
  const app = join(folder, 'apps/react-vite');
  const built = join(app, 'dist');
  if (existsSync(built)) return built;
  const part = `${folder}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    run(part, 'git', 'init', '--quiet');
    run(part, 'git', 'fetch', '--quiet', '--depth', '1', REPOSITORY, COMMIT);
    run(part, 'git', 'checkout', '--quiet', 'FETCH_HEAD');
    const inPart = join(part, 'apps/react-vite');
    // npm can read the project's Yarn lockfile, apart from some registry URLs.
    run(
      inPart,
      'npm',
      'install',
      '--include=dev',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--replace-registry-host=always',
      '--no-audit',
      '--no-fund',
    );
    run(inPart, 'npx', 'vite', 'build', '--base=/', '--logLevel=warn');
    const guest = join(inPart, 'dist/guest/auth/me');
    await mkdir(dirname(guest), { recursive: true });
    await writeFile(guest, JSON.stringify({ data: null }));
    await rm(join(inPart, 'node_modules'), { recursive: true });
    await rename(part, folder);
    return built;
  } catch (error) {
    console.error(
      `bulletproof-react is left out: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}

function run(cwd: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_APP_API_URL: '/guest', VITE_APP_ENABLE_API_MOCKING: 'false' },
  });
  if (status !== 0) throw new Error(`'${command} ${args.join(' ')}' failed`);
}
