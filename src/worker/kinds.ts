/**
 * How a request is answered. `page`: from the network, and after a short while from what is kept; `asset`: from what
 * is kept with the release; `picture`: from what is kept, which is then renewed; `other`: not here at all.
 */
export type Kind = 'page' | 'asset' | 'picture' | 'other';

/** What a host may serve beside the app under the same name (docs/deploy): never a page of the app. */
const backend = /^(api\/|geocoder\/|socket\.io\/|refresh-token$)/;

/**
 * What a request is for.
 * @param site the whole address of the folder the app is served under, with a slash at the end
 */
export function kindOf(request: Pick<Request, 'url' | 'method' | 'mode'>, site: string): Kind {
  const address = withoutQuery(request.url);
  if (request.method !== 'GET' || !address.startsWith(site)) return 'other';
  const name = address.slice(site.length);
  if (backend.test(name)) return 'other';
  if (request.mode === 'navigate') return 'page';
  // A page waits for boot.js; all others have a name that changes with their content.
  if (name === 'boot.js' || name.startsWith('assets/')) return 'asset';
  return name.startsWith('art/') || name === 'favicon.svg' ? 'picture' : 'other';
}

/** An address without what comes after a question mark or a hash. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** The scripts that a page's HTML asks for, as the site's folder has them. Its styles stand within it, fonts may miss. */
export function scriptsIn(html: string): string[] {
  return [...new Set(html.match(/\bassets\/[\w.~-]+\.js\b/g))];
}
