import type { Manifest } from 'vite';
import type { Route } from '../../src/pages/routes.ts';
import type { PageFiles } from './document.ts';

/** What the build's index.html loads by itself. */
export const ENTRY = 'index.html';

/** The table of all routes, which every page but home comes with. */
export const ROUTES = 'src/app/AppRoutes.tsx';

/** The module of a route's page, as the manifest names it. */
export function moduleOf({ page }: Pick<Route, 'page'>): string {
  return `src/pages/${page}.tsx`;
}

/**
 * What nearly every page that has no HTML of its own loads beyond the app itself: the table of routes, and what pages
 * share (the group `shared` in vite.config.ts).
 * @throws {Error} when the build has no such chunks
 */
export function commonFiles(manifest: Manifest): PageFiles {
  const shared = Object.keys(manifest).find((key) => /^_shared-.*\.js$/.test(key)) ?? 'shared';
  return pageFiles(manifest, [ROUTES, shared]);
}

/**
 * What a page loads beyond the app itself.
 * @param modules their sources, as the manifest names them
 * @throws {Error} when the build has no such module
 */
export function pageFiles(manifest: Manifest, modules: string[]): PageFiles {
  const known = new Set(chunksOf(manifest, ENTRY));
  const chunks = new Set(modules.flatMap((module) => chunksOf(manifest, module)));
  const own = [...chunks].filter((key) => !known.has(key)).map((key) => chunkOf(manifest, key));
  return {
    scripts: own.map(({ file }) => file),
    styles: [...new Set(own.flatMap(({ css = [] }) => css))],
  };
}

/** A module's chunk, and all that it imports at once. */
export function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { imports = [] } = chunkOf(manifest, key);
  return [key, ...imports.flatMap((name) => chunksOf(manifest, name, seen))];
}

/**
 * What the build made of a source.
 * @throws {Error} when it has none of this name
 */
export function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
