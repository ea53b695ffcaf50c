import type { Manifest } from 'vite';
import type { Route } from '../../../src/pages/routes.ts';
import type { PageFiles } from './document.ts';

export const ENTRY = 'index.html';

export const ROUTES = 'src/app/routing/AppRoutes.tsx';

export function moduleOf({ page }: Pick<Route, 'page'>): string {
  return `src/pages/${page}.tsx`;
}

export function commonFiles(manifest: Manifest): PageFiles {
  const shared = Object.keys(manifest).find((key) => /^_shared-.*\.js$/.test(key)) ?? 'shared';
  return pageFiles(manifest, [ROUTES, shared]);
}

/**
 * Excludes files that the entry already loads.
 * @throws {Error} when the build has no such module
 */
export function pageFiles(manifest: Manifest, modules: string[]): PageFiles {
  const known = new Set(listChunks(manifest, ENTRY));
  const chunks = new Set(modules.flatMap((module) => listChunks(manifest, module)));
  const own = [...chunks].filter((key) => !known.has(key)).map((key) => getChunk(manifest, key));
  return {
    scripts: own.map(({ file }) => file),
    styles: [...new Set(own.flatMap(({ css = [] }) => css))],
  };
}

export function listChunks(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { imports = [] } = getChunk(manifest, key);
  return [key, ...imports.flatMap((name) => listChunks(manifest, name, seen))];
}

export function getChunk(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
