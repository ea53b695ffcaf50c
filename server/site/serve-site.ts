import { extname } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { endpoints } from '../../src/contract/endpoints.ts';
import { asyncHandler } from '../core/async-handler.ts';
import { noteRoute } from '../operations/observe-calls.ts';
import {
  GEOCODER_PATH,
  HEALTH_PATH,
  METRICS_PATH,
  READY_PATH,
  SOCKET_PATH,
} from '../../backend/core/paths.ts';
import { sendContent } from './content.ts';
import type { Site } from './open-site.ts';
import type { Pages } from './pages.ts';
import { type PageAddress, SITEMAP_PATH } from './site-renderer.ts';

const ORIGIN = 'http://site.invalid';

const apiFolders = new Set(
  [GEOCODER_PATH, SOCKET_PATH, HEALTH_PATH, READY_PATH, METRICS_PATH]
    .concat(Object.values(endpoints).map(({ path }) => path))
    .map(firstSegment),
);

/** See docs/real-api.md. */
export function serveSite({ base, headers, files, renderer }: Site, pages: Pages): RequestHandler {
  const handle = asyncHandler(async (request, response) => {
    const { pathname, search } = parseUrl(request.url);
    response.set(headers);
    if (pathname.startsWith(base))
      await serve(pathname.slice(base.length), search, request, response);
    else redirectToBase(pathname, request, response);
  });
  return (request, response, next) => {
    if (isForSite(request)) handle(request, response, next);
    else next();
  };

  /** @param name below the base path */
  async function serve(
    name: string,
    search: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (`/${name}` === SITEMAP_PATH) return serveSitemap(request, response);
    const file = files.get(decoded(name));
    const isPage = extname(name) === '' || request.headers.accept?.includes('text/html') === true;
    const isAsset = /^(assets|art)\//.test(name);
    if (file || isAsset || !isPage) {
      noteRoute(request, `${base}${name.includes('/') ? `${firstSegment(`/${name}`)}/` : ''}*`);
      if (file) await sendContent(file, request, response);
      else refuse(response);
      return;
    }
    const address = renderer.parseAddress(`/${name}`, search);
    noteRoute(request, address.route);
    await servePage(address, name, request, response);
  }

  async function servePage(
    address: PageAddress,
    name: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const page = await pages.get(address);
    const app = files.get('app.html');
    if (!app) throw new Error('The build has no app.html');
    if (page === 'missing') await sendContent(app, request, response, 404);
    else if (page !== 'fallback') await sendContent(page, request, response);
    else {
      const built = address.query === '' ? files.get(`${name || 'index'}.html`) : undefined;
      await sendContent(built ?? app, request, response);
    }
  }

  /** The sitemap from the build lacks doctors who joined since then. */
  async function serveSitemap(request: Request, response: Response): Promise<void> {
    noteRoute(request, SITEMAP_PATH);
    const rendered = await pages.get(renderer.parseAddress(SITEMAP_PATH, ''));
    const sitemap = typeof rendered === 'string' ? files.get(SITEMAP_PATH.slice(1)) : rendered;
    if (sitemap) await sendContent(sitemap, request, response);
    else refuse(response);
  }

  function redirectToBase(pathname: string, request: Request, response: Response): void {
    const isAbove = pathname === '/' || `${pathname}/` === base;
    noteRoute(request, '*');
    if (isAbove) response.redirect(302, base);
    else refuse(response);
  }
}

function refuse(response: Response): void {
  response.status(404).set('cache-control', 'no-cache').type('text').send('Not found.');
}

function isForSite({ method, url }: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  // Two leading slashes would be parsed as a host name.
  const isPath = url.startsWith('/') && !url.startsWith('//') && URL.canParse(ORIGIN + url);
  return isRead && isPath && !apiFolders.has(firstSegment(parseUrl(url).pathname));
}

function parseUrl(path: string): URL {
  return new URL(ORIGIN + path);
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
