import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageQuery } from './build/page-query.mjs';
import { plainHeaders } from './build/security-headers.mjs';
import { getCaching, getContentType, isCompressible } from './build/static-files.mjs';

async function fileAt(/** @type {string} */ folder, /** @type {string} */ path) {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

const compress = promisify(gzip);

/**
 * By path and time of change.
 * @type {Map<string, Buffer>}
 */
const compressed = new Map();

async function readCompressed(/** @type {string} */ file) {
  const key = `${file} ${(await stat(file)).mtimeMs}`;
  const known = compressed.get(key);
  if (known) return known;
  const content = await compress(await readFile(file));
  compressed.set(key, content);
  return content;
}

/**
 * @typedef {object} Site
 * @property {string} folder
 * @property {string} base with a slash at both ends
 * @property {number} port
 * @property {Record<string, string>} [headers] defaults to a static file's headers
 */

/**
 * Returns undefined for a 404.
 * @param {Site} site
 * @param {string} path
 * @param {boolean} isAsked
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
async function find({ folder, base }, path, isAsked, headers) {
  if (!path.startsWith(base)) return undefined;
  const name = path.slice(base.length);
  const asked = name === '' && isAsked ? await fileAt(folder, 'app.html') : undefined;
  const file = asked ?? (await fileAt(folder, name || 'index.html'));
  if (file) return { file, caching: getCaching(name) };
  const isPage = extname(name) === '' || headers.accept?.includes('text/html');
  if (!isPage) return undefined;
  const own = isAsked ? undefined : await fileAt(folder, `${name}.html`);
  const page = own ?? (await fileAt(folder, 'app.html'));
  return page && { file: page, caching: getCaching('app.html') };
}

/**
 * @param {Site} site
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(site, request, response) {
  const refuse = (/** @type {number} */ status, /** @type {string} */ message) =>
    response
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      .end(request.method === 'HEAD' ? undefined : message);

  let path;
  let isAsked;
  try {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    path = decodeURIComponent(pathname);
    isAsked = pageQuery.test(search);
  } catch {
    return refuse(400, 'This address is not well formed.');
  }
  response.setHeaders(new Headers(site.headers ?? plainHeaders));

  // An API request must not get an HTML page. The demo's API runs in the service worker.
  if (path.startsWith('/api/') || path.startsWith(`${site.base}api/`)) {
    const body = { success: false, message: 'There is no API on this host.', code: 'not-found' };
    response.writeHead(404, { 'content-type': getContentType('.json') });
    return response.end(JSON.stringify(body));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'This host only serves files.');
  }
  if (site.base !== '/' && (path === '/' || `${path}/` === site.base)) {
    return response.writeHead(302, { location: site.base }).end();
  }

  const found = await find(site, path, isAsked, request.headers);
  if (!found) return refuse(404, 'Not found.');
  const type = getContentType(found.file);
  const isZipped =
    isCompressible(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'content-type': type,
    'cache-control': found.caching,
    vary: 'accept-encoding',
    ...(isZipped && { 'content-encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') return response.end();
  if (isZipped) return response.end(await readCompressed(found.file));
  return pipeline(createReadStream(found.file), response);
}

export function adviseOnTakenPort(/** @type {number} */ port) {
  return `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`;
}

/**
 * Only listens on localhost, with both IPv4 and IPv6.
 * @param {Site} site
 * @returns {Promise<() => void>} stops the server
 * @throws {Error} with advice when the port is in use
 */
export async function serve(site) {
  /** @type {(() => void)[]} */
  const end = [];
  const listenOn = (/** @type {string} */ host) =>
    new Promise((resolve, reject) => {
      const server = createServer((request, response) => {
        answer(site, request, response).catch(() => response.destroy());
      });
      server.once('error', reject).listen(site.port, host, () => {
        end.push(() => server.close().closeAllConnections());
        resolve(undefined);
      });
    });

  await listenOn('127.0.0.1').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    throw error.code === 'EADDRINUSE' ? new Error(adviseOnTakenPort(site.port)) : error;
  });
  // IPv6 may not be available.
  await listenOn('::1').catch(() => undefined);
  return () => end.forEach((one) => one());
}
