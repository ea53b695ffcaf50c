import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath } from './base-path.mjs';
import { projectRoot } from '../ensure-installed.mjs';
import { buildServiceWorker } from './service-worker.mjs';

/**
 * @param {object} options
 * @param {string} options.folder emptied before the build
 * @param {string | null} options.siteUrl without a trailing slash; null if unknown
 */
export async function buildSite({ folder, siteUrl }) {
  const { build, loadEnv } = await import('vite');
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  const { notes, cachedPages } = await renderPages({ folder, siteUrl });
  for (const note of notes) console.log(note);
  const isDemo = !loadEnv('production', projectRoot, 'VITE_')['VITE_API_URL'];
  await buildServiceWorker({ folder, isDemo, cachedPages });
  await rm(join(folder, '.vite'), { recursive: true });
}

/**
 * Writes the HTML of the public pages.
 * @param {{ folder: string, siteUrl: string | null }} options same as for buildSite
 * @returns {Promise<{ notes: string[], cachedPages: string[] }>} notes for the console, and the
 * pages that open offline
 */
async function renderPages({ folder, siteUrl }) {
  const { build } = await import('vite');
  // Below node_modules, so that the renderer's imports resolve.
  const cache = join(projectRoot, 'node_modules/.cache/caresetu');
  await mkdir(cache, { recursive: true });
  const renderer = await mkdtemp(join(cache, 'renderer-'));
  try {
    await build({
      root: projectRoot,
      logLevel: 'error',
      build: {
        copyPublicDir: false,
        ssr: 'scripts/build/prerender/render-site.ts',
        outDir: renderer,
        rolldownOptions: { output: { entryFileNames: 'render-site.mjs' } },
      },
    });
    const site = await import(pathToFileURL(join(renderer, 'render-site.mjs')).href);
    const notes = await site.renderSite({ folder, base: basePath(), siteUrl });
    return { notes, cachedPages: site.cachedPages };
  } finally {
    await rm(renderer, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const siteUrl = (process.env['SITE_URL'] ?? '').replace(/\/+$/, '') || null;
  await buildSite({ folder: resolve(projectRoot, process.env['OUT_DIR'] ?? 'dist'), siteUrl });
}
