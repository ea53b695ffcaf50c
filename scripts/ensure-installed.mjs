import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** With a trailing slash. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ version?: string, optional?: boolean }} LockedPackage */

/** @returns {Record<string, LockedPackage>} */
function listPackages(/** @type {string} */ lockfile) {
  return JSON.parse(readFileSync(projectRoot + lockfile, 'utf8')).packages;
}

/** Optional packages for other platforms may be missing. */
function isUpToDate() {
  const installedList = 'node_modules/.package-lock.json';
  if (!existsSync(projectRoot + installedList)) return false;
  const installed = listPackages(installedList);
  return Object.entries(listPackages('package-lock.json')).every(
    ([path, locked]) =>
      path === '' ||
      installed[path]?.version === locked.version ||
      (locked.optional && !installed[path]),
  );
}

function npm(/** @type {string[]} */ args) {
  const npmCli = process.env.npm_execpath;
  const isNpm = npmCli?.endsWith('npm-cli.js');
  return isNpm && npmCli
    ? spawnSync(process.execPath, [npmCli, ...args], { cwd: projectRoot, stdio: 'inherit' })
    : spawnSync('npm', args, {
        cwd: projectRoot,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
}

export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`CareSetu needs Node 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (isUpToDate()) return;
  console.log('Installing dependencies ...');
  // With NODE_ENV=production, npm skips development dependencies by default.
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (status !== 0) {
    console.error('npm ci failed, see above. Nothing can run without the dependencies.');
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
