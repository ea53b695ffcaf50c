import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath } from './base-path.mjs';
import { projectRoot } from './ensure-installed.mjs';
import { buildServiceWorker } from './service-worker.mjs';

/**
 * Builds the app, the HTML of its public pages, and its service worker.
 * @param {object} options
 * @param {string} options.folder where it goes; what was there before is gone
 * @param {string | null} options.siteUrl the site's whole address, without a slash at the end; null where it is not known
 */
export async function buildSite({ folder, siteUrl }) {
  const { build, loadEnv } = await import('vite');
  const renderer = join(
    projectRoot,
    'node_modules/.cache/caresetu',
    `renderer-${basename(folder)}`,
  );
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  await build({
    root: projectRoot,
    logLevel: 'error',
    build: {
      copyPublicDir: false,
      ssr: 'scripts/prerender/render-site.ts',
      outDir: renderer,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'render-site.mjs' } },
    },
  });
  const entry = pathToFileURL(join(renderer, 'render-site.mjs')).href;
  const { renderSite } = await import(entry);
  for (const note of await renderSite({ folder, base: basePath(), siteUrl })) console.log(note);
  const isDemo = !loadEnv('production', projectRoot, 'VITE_')['VITE_API_URL'];
  await buildServiceWorker({ folder, isDemo });
  await rm(join(folder, '.vite'), { recursive: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const siteUrl = (process.env['SITE_URL'] ?? '').replace(/\/+$/, '') || null;
  await buildSite({ folder: resolve(projectRoot, process.env['OUT_DIR'] ?? 'dist'), siteUrl });
}
