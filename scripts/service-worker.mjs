import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';

/** Precached; others are cached on the first visit. */
const keptPages = ['src/pages/AppointmentsPage.tsx', 'src/pages/MessagesPage.tsx'];
const BOOT = 'boot.js';
const keptFonts = /(anek|eczar)-(everyday|rupee)/;

/**
 * See docs/offline.md.
 * @param {object} options
 * @param {string} options.folder the build
 * @param {boolean} options.isDemo
 */
export async function buildServiceWorker({ folder, isDemo }) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    define: {
      RELEASE: JSON.stringify(await releaseOf(folder)),
      IS_DEMO: JSON.stringify(isDemo),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(projectRoot, 'src/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * @param {string} folder
 * @returns {Promise<import('../src/worker/scope.ts').Release>}
 */
async function releaseOf(folder) {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['index.html']?.file;
  if (!entry) throw new Error('The build has no index.html');
  const files = [BOOT, ...shellOf(manifest)];
  const hash = createHash('sha256').update(files.join('\n'));
  for (const file of ['app.html', BOOT]) hash.update(await readFile(join(folder, file)));
  return { id: hash.digest('hex').slice(0, 12), entry, files };
}

/** @param {import('vite').Manifest} manifest */
export function shellOf(manifest) {
  /** @type {Set<string>} */
  const chunks = new Set();
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key) || isForLater(key)) return;
    chunks.add(key);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(other);
  };
  add('index.html');
  const files = [...chunks].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets.filter((asset) => keptFonts.test(asset))];
  });
  return [...new Set(files)].toSorted();
}

function isForLater(/** @type {string} */ key) {
  const isPage = key.startsWith('src/pages/') && !keptPages.includes(key);
  return isPage || key.startsWith('node_modules/');
}
