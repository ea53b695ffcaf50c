import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoAccounts, DEMO_PASSWORD } from '../../backend/seed/demo-accounts.ts';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { isForUsers, routes, type Route } from '../../src/pages/routes.ts';
import content from './budgets.json' with { type: 'json' };
import { excesses, weighPages, writtenDown, type Budgets } from './support/page-weight.ts';

const demoOnly = [
  DEMO_PASSWORD,
  ...demoAccounts.flatMap(({ name, phone }) => [name, phone]),
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  'pbkdf2-sha256',
  'PBKDF2',
  'Demo phone',
  'Fill in the code',
  'Reset demo',
  'Vasanth Heart Centre',
  'caresetu-demo',
  'Clear all',
  'A demo link cannot have',
  'Played by the demo',
  'Other person',
  'caresetu-stage',
  'A link to the stage cannot have',
];

/** Shared with the app or the demo. */
const sharedPackages = ['date-fns-tz', 'msw', 'zod'];
/** Shared with the demo only. */
const demoPackages = ['otpauth'];
const serverFolders = ['server/'];

/** Limit for the code that only one page needs, in kB of gzip (docs/rendering.md). */
const OWN_KB = 27.5;
/** The same for the landing page. */
const LANDING_KB = 100;

const budgets: Budgets = content;

interface Built {
  folder: string;
  modules: string[];
}

let realApi: Built;
let demo: Built;

async function buildFor(apiUrl: string): Promise<Built> {
  vi.stubEnv('VITE_API_URL', apiUrl);
  // Otherwise a build that runs in a test includes React's development checks.
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = await mkdtemp(join(tmpdir(), 'caresetu-build-'));
  const built = await build({
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  vi.unstubAllEnvs();
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return { folder: outDir, modules: modules.map((id) => id.replace(projectRoot, '')) };
}

function listServerPackages(): string[] {
  const { metafile } = buildSync({
    absWorkingDir: projectRoot,
    entryPoints: ['server/bin/server.ts', 'server/bin/database.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'dist-server',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)];
}

beforeAll(async () => {
  realApi = await buildFor('https://api.example.com');
  demo = await buildFor('');
}, 240_000);

afterAll(async () => {
  for (const { folder } of [realApi, demo]) await rm(folder, { recursive: true, force: true });
});

async function textOf({ folder: outDir }: Built): Promise<string> {
  const names = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const texts = files.map(async ({ name, parentPath }) => {
    const content = /\.(js|css|html|json|svg)$/.test(name)
      ? await readFile(join(parentPath, name), 'utf8')
      : '';
    return `${name}\n${content}`;
  });
  // Not from the demo: the number field formats it to detect the digits of a locale.
  return (await Promise.all(texts)).join('\n').replaceAll('format(9876543210)', '');
}

test('a build for a real API contains nothing from the demo', async () => {
  const text = await textOf(realApi);
  expect(text).toContain('https://api.example.com');
  expect(demoOnly.filter((word) => text.includes(word))).toEqual([]);
});

test('the demo build contains each text in the list of demo texts', async () => {
  const text = await textOf(demo);
  expect(demoOnly.filter((word) => !text.includes(word))).toEqual([]);
});

test('neither a build for a real API nor the demo contains server modules', () => {
  const own = listServerPackages().filter((name) => !sharedPackages.includes(name));
  const named = ['pg', 'node-pg-migrate', '@electric-sql/pglite', 'aws4fetch', 'prom-client'];
  expect(own).toEqual(expect.arrayContaining(named));
  const find = (modules: string[], names: string[]) => {
    const places = [...serverFolders, ...names.map((name) => `node_modules/${name}/`)];
    return modules.filter((path) => places.some((place) => path.includes(place)));
  };
  expect(find(realApi.modules, own)).toEqual([]);
  expect(
    find(
      demo.modules,
      own.filter((name) => !demoPackages.includes(name)),
    ),
  ).toEqual([]);
  expect(realApi.modules).toContain('src/main.tsx');
  expect(demo.modules).toContain('demo/start-demo.ts');
});

test('pages for guests load no code for users', async () => {
  const pages = await weighPages(realApi.folder);
  const withIt = pages
    .filter(({ all }) => 'for-users' in all || 'user-data' in all)
    .map(({ page }) => page);
  expect(withIt).toContain('AppointmentsPage');
  const guestPages = Object.values<Route>(routes)
    .filter((route) => !isForUsers(route))
    .map(({ page }) => page.replace(/^.*\//, ''));
  expect(guestPages).toContain('DoctorsPage');
  expect(withIt.filter((page) => guestPages.includes(page))).toEqual([]);
});

test('all pages of a build for a real API are within their budgets (CONTRIBUTING.md)', async () => {
  const pages = await weighPages(realApi.folder);
  const problems = excesses(pages, budgets, OWN_KB);
  expect(budgets['landing']?.allowedKb).toBeLessThanOrEqual(LANDING_KB);
  if (process.env['WRITE_BUDGETS']) {
    const file = new URL('budgets.json', import.meta.url);
    await writeFile(file, `${JSON.stringify(writtenDown(pages, budgets), null, 2)}\n`);
  }
  expect(problems).toEqual([]);
});
