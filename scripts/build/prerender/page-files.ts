import type { Manifest } from 'vite';
import type { Route } from '../../../src/pages/routes.ts';

export const ENTRY = 'index.html';

export interface PageFiles {
  styles: string[];
  scripts: string[];
}

export function moduleOf({ page }: Pick<Route, 'page'>): string {
  return `src/pages/${page}.tsx`;
}

/** Files of most pages without prerendered HTML. */
export function commonFiles(manifest: Manifest): PageFiles {
  const groups = ['shared', 'server-data', 'plain'] as const;
  return pageFiles(
    manifest,
    groups.map((name) => groupOf(manifest, name)),
  );
}

/**
 * The key of a group of modules in `vite.config.ts`. `plain` contains the routes.
 * @throws {Error} when the build has no such group
 */
export function groupOf(manifest: Manifest, name: 'plain' | 'server-data' | 'shared'): string {
  const key = Object.keys(manifest).find(
    (one) => one.startsWith(`_${name}-`) && one.endsWith('.js'),
  );
  if (!key) throw new Error(`The build has no ${name}`);
  return key;
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
