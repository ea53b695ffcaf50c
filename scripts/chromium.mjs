import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './ensure-installed.mjs';

/** Required for Debian's Chromium in a container. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function bundledChromium() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  return chromium.executablePath();
}

function findChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  return [
    bundledChromium(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find((path) => existsSync(path));
}

export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return { args: chromiumArgs, ...(executablePath && { executablePath }) };
}

export function aptGet(/** @type {string[]} */ ...args) {
  const result = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return result.status === 0;
}

/** Only root can install system libraries. */
function installPlaywrights(/** @type {boolean} */ isRoot) {
  const cli = join(projectRoot, 'node_modules/playwright/cli.js');
  const options = isRoot ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', ...options, 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Installs Debian's package if that needs no password, or else Playwright's download.
 * @returns {string} the path
 * @throws {Error} with the command to run
 */
function ensureChromium() {
  const found = findChromium();
  if (found && existsSync(found)) return found;
  if (found) throw new Error(`PLAYWRIGHT_CHROMIUM names ${found}, which does not exist.`);

  console.log('No Chromium found: installing one ...');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    aptGet('update');
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) aptGet('install', '-y', '--no-install-recommends', name);
  }
  if (!findChromium()) installPlaywrights(isRoot);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The browser tests need a Chromium. Type: npx playwright install chromium');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
