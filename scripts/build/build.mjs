import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath } from './base-path.mjs';
import { ensureInstalled, projectRoot } from '../ensure-installed.mjs';
import { hostHeaders } from './security-headers.mjs';
import { buildServiceWorker } from './service-worker.mjs';
import { getCaching, getContentType } from './static-files.mjs';

const RENDERER = 'render-site.mjs';

/**
 * @param {object} options
 * @param {string} options.folder emptied first, like the server's folder next to it
 * @param {string | null} options.siteUrl without a trailing slash; null if unknown
 */
export async function buildSite({ folder, siteUrl }) {
  const { build, loadEnv } = await import('vite');
  const serverFolder = `${folder}-server`;
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  await buildRenderer(serverFolder);
  const renderer = await import(pathToFileURL(join(serverFolder, RENDERER)).href);
  const base = basePath();
  const notes = await renderer.renderSite({ folder, serverFolder, base, siteUrl });
  for (const note of notes) console.log(note);
  const settings = loadEnv('production', projectRoot, 'VITE_');
  const isDemo = !settings['VITE_API_URL'];
  await buildServiceWorker({ folder, isDemo, cachedPages: renderer.cachedPages });
  await rename(join(folder, '.vite'), join(serverFolder, '.vite'));
  if (isDemo) {
    // The demo's backend runs in the browser.
    await rm(serverFolder, { recursive: true });
  } else {
    await describeSite({ folder, serverFolder, base, siteUrl, settings });
  }
}

/**
 * Dependencies are bundled, so that the code runs in any folder.
 * @param {string} serverFolder
 */
async function buildRenderer(serverFolder) {
  const { build } = await import('vite');
  await build({
    root: projectRoot,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      copyPublicDir: false,
      ssr: 'scripts/build/prerender/render-site.ts',
      outDir: serverFolder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: RENDERER } },
    },
  });
}

/**
 * Writes site.json for the server (server/site/open-site.ts).
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.serverFolder
 * @param {string} options.base
 * @param {string | null} options.siteUrl
 * @param {Record<string, string>} options.settings
 */
async function describeSite({ folder, serverFolder, base, siteUrl, settings }) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted()
    .map((path) => ({ path, type: getContentType(path), caching: getCaching(path) }));
  const site = {
    format: 1,
    base,
    siteUrl,
    apiUrl: settings['VITE_API_URL'],
    headers: hostHeaders(settings),
    files,
  };
  await writeFile(join(serverFolder, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const siteUrl = (process.env['SITE_URL'] ?? '').replace(/\/+$/, '') || null;
  await buildSite({ folder: resolve(projectRoot, process.env['OUT_DIR'] ?? 'dist'), siteUrl });
}
