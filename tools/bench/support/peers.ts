import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bench = fileURLToPath(new URL('..', import.meta.url));

export async function installPeers(): Promise<void> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(bench, 'package.json'), 'utf8'),
  );
  const isThere = (name: string) => existsSync(join(bench, 'node_modules', name));
  if (Object.keys(dependencies).every(isThere)) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: bench,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
}
