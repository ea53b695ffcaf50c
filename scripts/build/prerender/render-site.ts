import '../../../src/jitless.ts';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { call } from '../../../src/api/http/client.ts';
import { setApiConfig } from '../../../src/api/http/config.ts';
import { checkConfig } from '../../../src/check-config.ts';
import { readConfig, type Config } from '../../../src/config.ts';
import { doctorEndpoints } from '../../../src/contract/doctors.ts';
import { hospitalEndpoints } from '../../../src/contract/hospitals.ts';
import { routes, type Route } from '../../../src/pages/routes.ts';
import { renderDocument } from './document.ts';
import { withDrawings } from './drawings.ts';
import { commonFiles, ENTRY, moduleOf, pageFiles, ROUTES } from './page-files.ts';
import { notesOn, publicPages, type PublicData, type PublicPage } from './public-pages.ts';
import { renderPage } from './render-page.tsx';
import { robotsTxt, sitemapXml } from './site-files.ts';
import { readTemplate, withFonts, withFiles } from './template.ts';

/** Source paths of the pages that open offline (docs/offline.md). */
export const cachedPages = Object.values<Route>(routes)
  .filter((route) => 'isKept' in route)
  .map(moduleOf);

export interface SiteOptions {
  folder: string;
  /** With a slash at both ends. */
  base: string;
  /** Includes the base path, without a trailing slash; null if unknown. */
  siteUrl: string | null;
}

/**
 * @returns notes for the developer
 * @throws {Error} when a setting is wrong or a page cannot be rendered
 */
export async function renderSite({ folder, base, siteUrl }: SiteOptions): Promise<string[]> {
  const now = Date.now();
  checkConfig(import.meta.env);
  const config = readConfig(import.meta.env, siteUrl ?? 'http://localhost');
  const data = await fetchPublicData(config);
  const manifest = await readManifest(folder);
  const app = withFonts(await readFile(join(folder, 'index.html'), 'utf8'), manifest, base);
  await rm(join(folder, 'index.html'));
  // Some hosts support only 404.html.
  for (const name of ['app.html', '404.html']) {
    await writeFile(join(folder, name), withFiles(app, commonFiles(manifest), base));
  }
  const template = readTemplate(app);
  const styles = await readStyles(folder, manifest);

  const pages = publicPages(data);
  for (const page of pages) {
    const drawn = await renderPage({
      path: page.path,
      data: page.data ?? {},
      now,
      isDemo: config.isDemo,
    });
    const rendered = await withDrawings(drawn, folder, base);
    const { styles: ownStyles, scripts } = pageFiles(manifest, listModules(page));
    const files = { styles: ownStyles, scripts: await largestFirst(scripts, folder) };
    const html = renderDocument({
      template,
      styles,
      page,
      rendered,
      files,
      base,
      siteUrl,
      now,
    });
    const file = join(folder, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await writeFile(join(folder, 'robots.txt'), robotsTxt(siteUrl));
  if (siteUrl !== null) {
    await writeFile(join(folder, 'sitemap.xml'), sitemapXml(siteUrl, pages));
  }
  return notesOn(data, siteUrl);
}

function listModules({ module, data }: PublicPage): string[] {
  const hasData = data !== undefined && Object.keys(data).length > 0;
  const modules = module === ENTRY ? [ENTRY] : [ROUTES, module];
  return hasData ? [...modules, 'src/state/core/first-data.ts'] : modules;
}

/** Browsers limit parallel requests to six, so the largest files come first. */
async function largestFirst(files: string[], folder: string): Promise<string[]> {
  const sized = files.map(async (file) => ({ file, size: (await stat(join(folder, file))).size }));
  return (await Promise.all(sized)).toSorted((a, b) => b.size - a.size).map(({ file }) => file);
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

async function readStyles(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all([...files].map(read)));
}

async function fetchPublicData({ apiUrl, geocoderUrl }: Config): Promise<PublicData> {
  let address = apiUrl;
  if (!import.meta.env.VITE_API_URL) {
    const { createDemoApi, DEMO_URL } = await import('./demo-api.ts');
    const answer = await createDemoApi();
    globalThis.fetch = async (input, init) => answer(new Request(input, init));
    address = DEMO_URL;
  }
  setApiConfig({ apiUrl: address, geocoderUrl, ready: Promise.resolve() });
  const [doctors, hospitals] = await Promise.all([
    call(doctorEndpoints.listDoctors, {}).catch(() => null),
    call(hospitalEndpoints.listHospitals, {}).catch(() => null),
  ]);
  return { doctors, hospitals };
}
