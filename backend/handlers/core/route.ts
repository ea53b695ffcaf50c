export interface RouteMatch {
  matches: boolean;
  params: Record<string, string>;
}

const NO_MATCH: RouteMatch = { matches: false, params: {} };

/** A whole segment of a path, or all but its ending, as in `:token.ics`. */
const placeholder = /^:(\w+)(.*)$/;

/** Replaces MSW's matcher, which throws on invalid percent-encoding. */
export function matchRoute(baseUrl: string, path: string, requestUrl: string): RouteMatch {
  const rest = pathBelow(baseUrl, requestUrl);
  const wanted = path.split('/');
  const actual = rest?.split('/') ?? [];
  if (wanted.length !== actual.length) return NO_MATCH;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = actual[index] ?? '';
    if (part === value) continue;
    const [, name, ending = ''] = placeholder.exec(part) ?? [];
    if (name === undefined || value === ending || !value.endsWith(ending)) return NO_MATCH;
    params[name] = decoded(value.slice(0, value.length - ending.length));
  }
  return { matches: true, params };
}

export function findRoute<Route extends { method: string; path: string }>(
  routes: readonly Route[],
  { method, url }: Pick<Request, 'method' | 'url'>,
  baseUrl: string,
): Route | undefined {
  return routes.find(
    (route) => route.method === method && matchRoute(baseUrl, route.path, url).matches,
  );
}

/** Params without a placeholder become the query. */
export function filledPath(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(params[name] ?? '');
  });
  return query.size > 0 ? `${filled}?${query}` : filled;
}

let last: { baseUrl: string; requestUrl: string; path: string | null } | undefined;

/** With a leading slash, or null if the URL has another origin or base path. */
export function pathBelow(baseUrl: string, requestUrl: string): string | null {
  if (last?.requestUrl !== requestUrl || last.baseUrl !== baseUrl) {
    last = { baseUrl, requestUrl, path: findPathBelow(baseUrl, requestUrl) };
  }
  return last.path;
}

function findPathBelow(baseUrl: string, requestUrl: string): string | null {
  const base = new URL(baseUrl);
  const url = new URL(requestUrl);
  const folder = base.pathname.replace(/\/$/, '');
  if (url.origin !== base.origin || !url.pathname.startsWith(`${folder}/`)) return null;
  return url.pathname.slice(folder.length);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
