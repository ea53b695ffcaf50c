import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath } from './base-path.mjs';
import { projectRoot } from './ensure-installed.mjs';
import { buildServiceWorker } from './service-worker.mjs';

/**
 * @param {object} options
 * @param {string} options.folder its old content is removed
 * @param {string | null} options.siteUrl without a trailing slash; null if unknown
 */
export async function buildSite({ folder, siteUrl }) {
  const { build, loadEnv } = await import('vite');
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  for (const note of await renderPages({ folder, siteUrl })) console.log(note);
  const isDemo = !loadEnv('production', projectRoot, 'VITE_')['VITE_API_URL'];
  await buildServiceWorker({ folder, isDemo });
  await rm(join(folder, '.vite'), { recursive: true });
}

/**
 * @param {{ folder: string, siteUrl: string | null }} options
 * @returns {Promise<string[]>} notes for the developer
 */
async function renderPages({ folder, siteUrl }) {
  const { build } = await import('vite');
  // Inside node_modules, so that imports resolve.
  const cache = join(projectRoot, 'node_modules/.cache/caresetu');
  await mkdir(cache, { recursive: true });
  const renderer = await mkdtemp(join(cache, 'renderer-'));
  try {
    await build({
      root: projectRoot,
      logLevel: 'error',
      build: {
        copyPublicDir: false,
        ssr: 'scripts/prerender/render-site.ts',
        outDir: renderer,
        rolldownOptions: { output: { entryFileNames: 'render-site.mjs' } },
      },
    });
    const { renderSite } = await import(pathToFileURL(join(renderer, 'render-site.mjs')).href);
    return await renderSite({ folder, base: basePath(), siteUrl });
  } finally {
    await rm(renderer, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const siteUrl = (process.env['SITE_URL'] ?? '').replace(/\/+$/, '') || null;
  await buildSite({ folder: resolve(projectRoot, process.env['OUT_DIR'] ?? 'dist'), siteUrl });
}
