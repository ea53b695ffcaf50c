import '../../../src/jitless.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { robotsTxt } from '../../../server/site/robots.ts';
import { type CreateSiteRenderer, SITEMAP_PATH } from '../../../server/site/site-renderer.ts';
import { call } from '../../../src/api/http/client.ts';
import { setApiConfig } from '../../../src/api/http/config.ts';
import { checkConfig } from '../../../src/check-config.ts';
import { readConfig, type Config } from '../../../src/config.ts';
import { doctorEndpoints } from '../../../src/contract/doctors.ts';
import { hospitalEndpoints } from '../../../src/contract/hospitals.ts';
import { routes, type Route } from '../../../src/pages/routes.ts';
import { readPageQuery } from '../page-query.mjs';
import { renderAppShell } from './app-shell.ts';
import { createDocumentRenderer, readStyles } from './document-renderer.ts';
import { moduleOf } from './page-files.ts';
import { findRoute, notesOn, pageAt, publicPages, type PublicData } from './public-pages.ts';
import { sitemapXml } from './site-files.ts';
import { withFonts } from './template.ts';

/** Pages that work offline (docs/offline.md). */
export const cachedPages = Object.values<Route>(routes)
  .filter((route) => 'isKept' in route)
  .map(moduleOf);

const TEMPLATE = 'template.html';

export interface SiteOptions {
  folder: string;
  serverFolder: string;
  /** With a slash at both ends. */
  base: string;
  /** Includes the base path but no trailing slash. Null if unknown. */
  siteUrl: string | null;
}

/**
 * @returns notes for the developer
 * @throws {Error} for an invalid setting, or a page that cannot be rendered
 */
export async function renderSite({
  folder,
  serverFolder,
  base,
  siteUrl,
}: SiteOptions): Promise<string[]> {
  const now = Date.now();
  checkConfig(import.meta.env);
  const config = readConfig(import.meta.env, siteUrl ?? 'http://localhost');
  const data = await fetchPublicData(config);
  const manifest = await readManifest(folder);
  const app = withFonts(await readFile(join(folder, 'index.html'), 'utf8'), manifest, base);
  await rm(join(folder, 'index.html'));
  await writeFile(join(serverFolder, TEMPLATE), app);
  const { isDemo, apiUrl } = config;
  const styles = await readStyles(folder, manifest);
  const shell = await renderAppShell({ html: app, styles, manifest, base, isDemo, apiUrl, now });
  // Some hosts only support 404.html as a fallback page.
  for (const name of ['app.html', '404.html']) await writeFile(join(folder, name), shell);
  const render = await createDocumentRenderer({
    folder,
    manifest,
    html: app,
    base,
    siteUrl,
    isDemo,
  });

  const pages = publicPages(data);
  for (const page of pages) {
    const file = join(folder, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await render(page, now));
  }
  await writeFile(join(folder, 'robots.txt'), robotsTxt(siteUrl));
  if (siteUrl !== null) {
    await writeFile(join(folder, 'sitemap.xml'), sitemapXml(siteUrl, pages));
  }
  return notesOn(data, siteUrl);
}

export const createSiteRenderer: CreateSiteRenderer = async ({ folder, serverFolder, siteUrl }) => {
  const render = await createDocumentRenderer({
    folder,
    manifest: await readManifest(serverFolder),
    html: await readFile(join(serverFolder, TEMPLATE), 'utf8'),
    base: import.meta.env.BASE_URL,
    siteUrl,
    isDemo: false,
  });
  return {
    parseAddress: (path, search) =>
      path === SITEMAP_PATH
        ? { path, query: '', route: path, hasHtml: true }
        : { path, query: readPageQuery(search), ...findRoute(path) },
    async render(address, source, now) {
      if (address.path === SITEMAP_PATH) {
        const [doctors, hospitals] = await Promise.all([source.doctors(), source.hospitals()]);
        return sitemapXml(siteUrl, publicPages({ doctors, hospitals }));
      }
      const page = await pageAt(address, source);
      return page && render(page, now, source.picture);
    },
  };
};

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
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
