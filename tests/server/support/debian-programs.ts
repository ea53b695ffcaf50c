import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aptGet } from '../../../scripts/chromium.mjs';

const cache = fileURLToPath(
  new URL('../../../node_modules/.cache/caresetu/debian/', import.meta.url),
);

export function findProgram(name: string): string | undefined {
  return [`/usr/sbin/${name}`, `/usr/bin/${name}`, `${cache}usr/sbin/${name}`].find((path) =>
    existsSync(path),
  );
}

/**
 * As root on Debian, downloads a missing nginx (650 kB). It is only unpacked: an installation would
 * start it as a service.
 */
export function ensureNginx(): string | undefined {
  const found = findProgram('nginx');
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  mkdirSync(cache, { recursive: true });
  const download = () =>
    spawnSync('apt-get', ['-qq', 'download', 'nginx', 'nginx-common'], { cwd: cache }).status === 0;
  if (!download() && !(aptGet('update') && download())) return undefined;
  execFileSync('sh', ['-c', 'for file in *.deb; do dpkg -x "$file" .; done'], { cwd: cache });
  return findProgram('nginx');
}
