import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Relative {
  name: string;
  /** 'components-slotpicker--docs'. */
  page: string;
}

export interface Relatives {
  madeOf: Relative[];
  partOf: Relative[];
}

/**
 * By import, static or lazy. Types and functions do not count.
 * @param sources by path below src
 * @param stories only components with stories are included
 */
export function relativesOf(
  sources: readonly (readonly [file: string, text: string])[],
  stories: readonly string[],
): Map<string, Relatives> {
  const pages = new Set(stories.map((file) => file.replace('.stories.tsx', '')));
  const isParted = (folder: string) => pages.has(folder);
  const edges = new Set<string>();
  for (const [file, text] of sources) {
    const owner = posix.dirname(file);
    if (!isParted(owner) || file.endsWith('.test.tsx')) continue;
    for (const from of partsIn(file, text)) {
      const part = posix.dirname(posix.join(owner, from));
      if (part !== owner && isParted(part)) edges.add(`${owner} ${part}`);
    }
  }
  const all = [...edges].map((edge) => edge.split(' '));
  const side = (folder: string, of: 0 | 1) =>
    all
      .filter((edge) => edge[of] === folder)
      .map((edge) => relative(edge[1 - of] ?? ''))
      .sort((one, other) => one.name.localeCompare(other.name));
  return new Map(
    [...pages].map((folder) => [
      posix.basename(folder),
      { madeOf: side(folder, 0), partOf: side(folder, 1) },
    ]),
  );
}

function partsIn(file: string, text: string): string[] {
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  const atOnce = staticImports.filter(({ entries }) =>
    entries.some(({ isType, localName }) => !isType && /^[A-Z]/.test(localName.value)),
  );
  return [
    ...atOnce.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].filter((from) => from.startsWith('.') && from.endsWith('.tsx'));
}

function relative(folder: string): Relative {
  return { name: posix.basename(folder), page: `${folder.toLowerCase().replace('/', '-')}--docs` };
}
