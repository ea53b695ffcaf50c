import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';

const bench = fileURLToPath(new URL('..', import.meta.url));

/** @param folder in `bench`, with an index.html */
export async function withBuiltPage<T>(
  folder: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), `caresetu-bench-${folder}-`));
  try {
    await build({
      root: join(bench, folder),
      publicDir: join(bench, '../../public'),
      configFile: false,
      base: './',
      plugins: [react(), vanillaExtractPlugin()],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
      logLevel: 'warn',
    });
    const server = await preview({
      configFile: false,
      build: { outDir },
      preview: {
        host: '127.0.0.1',
        port: 0,
        // Timers have microsecond precision only in cross-origin isolated pages.
        headers: {
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Embedder-Policy': 'require-corp',
        },
      },
    });
    try {
      const [url] = server.resolvedUrls?.local ?? [];
      if (!url) throw new Error('The page is not served.');
      return await work(url);
    } finally {
      await server.close();
    }
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Garbage from earlier runs would affect the result. */
export async function inBrowser<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(url);
    return await work(page);
  } finally {
    await browser.close();
  }
}
