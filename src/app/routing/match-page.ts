import { matchRoutes, parsePath, type RouteMatch, type RouteObject } from 'react-router-dom';

/**
 * Filters first, because ranking all routes is slow.
 * @param path relative to the app's base; query and hash are ignored
 */
export function matchPage(table: RouteObject[], path: string): RouteMatch[] | null {
  const { pathname = '/' } = parsePath(path);
  const segments = splitPath(pathname);
  return matchRoutes(
    table.filter((route) => matchesPattern(segments, route)),
    pathname,
  );
}

function matchesPattern(segments: string[], { path = '*' }: RouteObject): boolean {
  if (path === '*') return true;
  const parts = splitPath(path);
  return (
    segments.length <= parts.length &&
    parts.every((part, at) => {
      const segment = segments[at];
      if (segment === undefined) return part.endsWith('?');
      // The router decodes escapes such as %64.
      return part.startsWith(':') || part === segment || segment.includes('%');
    })
  );
}

/** The router ignores case and extra slashes. */
function splitPath(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
