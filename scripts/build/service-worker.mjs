import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { projectRoot } from '../ensure-installed.mjs';

const unhashed = ['boot.js', 'shell.js'];
const cachedFonts = /(anek|eczar)-(everyday|rupee)/;

/**
 * See docs/offline.md.
 * @param {object} options
 * @param {string} options.folder the build, with its manifest and app.html
 * @param {boolean} options.isDemo
 * @param {string[]} options.cachedPages the pages that work offline. Other pages are cached on
 * their
 * first visit.
 */
export async function buildServiceWorker({ folder, isDemo, cachedPages }) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    define: {
      RELEASE: JSON.stringify(await createRelease(folder, { isDemo, cachedPages })),
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
 * @param {{ isDemo: boolean, cachedPages: string[] }} options
 * @returns {Promise<import('../../src/worker/scope.ts').Release>}
 */
async function createRelease(folder, { isDemo, cachedPages }) {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['index.html']?.file;
  if (!entry) throw new Error('The build has no index.html');
  const isOtherPage = (/** @type {string} */ key) =>
    key.startsWith('src/pages/') && !cachedPages.includes(key);
  const files = [...unhashed, ...listFiles(manifest, isOtherPage)];
  const hash = createHash('sha256').update(files.join('\n'));
  for (const file of ['app.html', ...unhashed]) hash.update(await readFile(join(folder, file)));
  return {
    id: hash.digest('hex').slice(0, 12),
    entry,
    files,
    demoFiles: isDemo ? await listDemoFiles(folder, manifest, files) : [],
  };
}

/**
 * The code of all pages, and the pictures.
 * @param {string} folder
 * @param {import('vite').Manifest} manifest
 * @param {string[]} known
 */
async function listDemoFiles(folder, manifest, known) {
  const found = await readdir(join(folder, 'art'), { recursive: true, withFileTypes: true });
  const pictures = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  const code = listFiles(manifest, () => false);
  return [...code.filter((file) => !known.includes(file)), ...pictures.toSorted()];
}

/**
 * Includes styles and Latin fonts, and no lazily loaded packages.
 * @param {import('vite').Manifest} manifest
 * @param {(key: string) => boolean} isLeftOut
 */
function listFiles(manifest, isLeftOut) {
  /** @type {Set<string>} */
  const chunks = new Set();
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key) || key.startsWith('node_modules/') || isLeftOut(key)) return;
    chunks.add(key);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(other);
  };
  add('index.html');
  const files = [...chunks].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets.filter((asset) => cachedFonts.test(asset))];
  });
  return [...new Set(files)].toSorted();
}
