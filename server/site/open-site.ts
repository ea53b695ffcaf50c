import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { errorCode } from '../../backend/store/storage-error.ts';
import { StartError } from '../core/start-error.ts';
import type { CreateSiteRenderer, SiteRenderer } from './site-renderer.ts';
import { createContent, type Content } from './content.ts';
import { robotsTxt } from './robots.ts';

const siteFile = z.object({
  format: z.literal(1),
  base: z.string(),
  siteUrl: z.nullable(z.string()),
  apiUrl: z.string(),
  headers: z.record(z.string(), z.string()),
  files: z.array(z.object({ path: z.string(), type: z.string(), caching: z.string() })),
});

const rendererModule = z.object({
  createSiteRenderer: z.custom<CreateSiteRenderer>((value) => typeof value === 'function'),
});

export interface Site {
  folder: string;
  base: string;
  /** The API that the app was built for, without a trailing slash. */
  apiUrl: string;
  headers: Record<string, string>;
  /**
   * Keyed by path below the base path. Loaded at the start, because a newer build may replace the
   * files.
   */
  files: ReadonlyMap<string, Content>;
  renderer: SiteRenderer;
}

/**
 * @param folder output of an app build for a real API
 * @throws {StartError} if the build is missing or from another version
 */
export async function openSite(folder: string): Promise<Site> {
  const serverFolder = `${resolve(folder)}-server`;
  const { base, headers, files, ...site } = await readSite(serverFolder);
  const apiUrl = site.apiUrl.replace(/\/+$/, '');
  const siteUrl = site.siteUrl ?? (apiUrl + base).replace(/\/$/, '');
  const contents = files.map(async ({ path, type, caching }) => {
    // The build may not know the address of the live sitemap.
    const bytes =
      path === 'robots.txt' ? Buffer.from(robotsTxt(siteUrl)) : await readFile(join(folder, path));
    return [path, createContent({ bytes, type, caching })] as const;
  });
  const { createSiteRenderer } = rendererModule.parse(
    await import(pathToFileURL(join(serverFolder, 'render-site.mjs')).href),
  );
  const { 'Strict-Transport-Security': hsts, ...otherHeaders } = headers;
  const isSecure = apiUrl.startsWith('https:') && hsts !== undefined;
  return {
    folder,
    base,
    apiUrl,
    headers: { ...otherHeaders, ...(isSecure && { 'Strict-Transport-Security': hsts }) },
    files: new Map(await Promise.all(contents)),
    renderer: await createSiteRenderer({
      folder: resolve(folder),
      serverFolder,
      siteUrl,
    }),
  };
}

/**
 * @param baseUrl the server's URL as seen by browsers
 * @throws {StartError} if the app was built for another API
 */
export function checkApiUrl({ folder, apiUrl }: Site, baseUrl: string): void {
  if (apiUrl === baseUrl) return;
  throw new StartError(
    `The app in ${folder} calls the API at ${apiUrl}, but this server is ${baseUrl}. Build it with VITE_API_URL=${baseUrl}, or start the server with --url ${apiUrl}.`,
  );
}

async function readSite(serverFolder: string) {
  const file = join(serverFolder, 'site.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new StartError(
      `${file} is missing. Build the app for this server: VITE_API_URL=http://localhost:5003 npm run build. A build of the demo has its own backend.`,
    );
  }
  const site = siteFile.safeParse(JSON.parse(text));
  if (site.success) return site.data;
  throw new StartError(`${file} is of another version of CareSetu. Build the app again.`);
}
