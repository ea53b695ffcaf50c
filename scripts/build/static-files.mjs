import { extname } from 'node:path';

/** @type {Record<string, string>} */
const contentTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export function getContentType(/** @type {string} */ path) {
  return contentTypes[extname(path)] ?? 'application/octet-stream';
}

export function isCompressible(/** @type {string} */ type) {
  return /^text\/|json|javascript|xml/.test(type);
}

/**
 * Names in assets/ contain a content hash.
 * @param {string} path relative to the build
 */
export function getCaching(path) {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('art/') ? 'public, max-age=86400' : 'no-cache';
}

/**
 * Returns the `_redirects` file for a demo on Netlify: any address opens the app, but a missing
 * file is a 404. The demo's API runs in the service worker, so the host has none.
 * @param {string} base with a slash at both ends
 */
export function demoRedirects(base) {
  const missing = ['api', 'assets', 'art'].map((name) => `${base}${name}/* ${base}app.html 404`);
  return [...missing, `${base}* ${base}app.html 200`, ''].join('\n');
}
