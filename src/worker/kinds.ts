/**
 * `page`: network first; `asset`: cache first; `picture`: stale-while-revalidate; `other`: not
 * handled.
 */
export type Kind = 'page' | 'asset' | 'picture' | 'other';

/** Paths of an API on the same host (docs/deploy). */
const backend = /^(api\/|geocoder\/|socket\.io\/|refresh-token$)/;

/** @param site the absolute URL of the app's folder, with a trailing slash */
export function getKind(request: Pick<Request, 'url' | 'method' | 'mode'>, site: string): Kind {
  const address = withoutQuery(request.url);
  if (request.method !== 'GET' || !address.startsWith(site)) return 'other';
  const name = address.slice(site.length);
  if (backend.test(name)) return 'other';
  if (request.mode === 'navigate') return 'page';
  // All other scripts have hashed names.
  if (name === 'boot.js' || name === 'shell.js' || name.startsWith('assets/')) return 'asset';
  return name.startsWith('art/') || name === 'favicon.svg' ? 'picture' : 'other';
}

export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** Ignores styles, which are inlined, and fonts, which are optional. */
export function scriptsIn(html: string): string[] {
  return [...new Set(html.match(/\bassets\/[\w.~-]+\.js\b/g))];
}
