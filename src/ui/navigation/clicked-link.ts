import { appPath } from './app-path.ts';

/** The link's path in the app, or null if the browser is to handle the click. */
export function clickedPath(event: MouseEvent): string | null {
  const link = clickedLink(event);
  return link && !isJumpWithinPage(link) ? appPath(link.href) : null;
}

function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

function isJumpWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
