import { matchRoutes, parsePath, type RouteMatch, type RouteObject } from 'react-router-dom';

/**
 * The route of a path, as the router finds it. The router reads and ranks all routes that it is given, at each question,
 * which takes a slow phone longer than a frame: it is given the few that the path may be of.
 * @param path from the app's base, such as '/doctors?page=2': only what stands before the question mark counts
 */
export function matchPage(table: RouteObject[], path: string): RouteMatch[] | null {
  const { pathname = '/' } = parsePath(path);
  const segments = segmentsOf(pathname);
  return matchRoutes(
    table.filter((route) => mayBeOf(segments, route)),
    pathname,
  );
}

function mayBeOf(segments: string[], { path = '*' }: RouteObject): boolean {
  if (path === '*') return true;
  const parts = segmentsOf(path);
  return (
    segments.length <= parts.length &&
    parts.every((part, at) => {
      const segment = segments[at];
      if (segment === undefined) return part.endsWith('?');
      // The router knows what a letter such as %64 stands for.
      return part.startsWith(':') || part === segment || segment.includes('%');
    })
  );
}

/** The router takes no notice of upper case, nor of slashes too many. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
