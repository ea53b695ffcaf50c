import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';
import { relativesOf, type Relatives } from './relatives.ts';
import { tokenUsesOf, type TokenUse } from './token-uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'virtual:library-facts';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();

const sourcesIn = (folder: string, ending: string): [file: string, text: string][] =>
  filesIn(folder, ending).map((file) => [file, readFileSync(join(root, folder, file), 'utf8')]);

/** Such as `people/ananya.svg`. */
export function artworkFiles(): string[] {
  return filesIn('public/art', '.svg');
}

export function iconUses(): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const [file, text] of sourcesIn('src', '.tsx')) {
    if (file.endsWith('.test.tsx')) continue;
    const imported = /import \{([^}]*)\} from 'lucide-react'/.exec(text)?.[1] ?? '';
    const component = /(\w+)\.tsx$/.exec(file)?.[1] ?? file;
    for (const part of imported.split(',')) {
      const name = part.trim().replace(/ as .*/, '');
      if (!name || name.startsWith('type ')) continue;
      uses.set(name, [...(uses.get(name) ?? []), component]);
    }
  }
  return new Map([...uses].sort(([one], [other]) => one.localeCompare(other)));
}

/** Borrowed styles carry their owner's name: 'Field input' of a TextField. */
export function tokenUses(): Map<string, TokenUse[]> {
  const styles = new Map(
    sourcesIn('src', '.css.ts').map(([file, text]) => [file, tokenUsesOf(file, text)]),
  );
  const uses = new Map<string, TokenUse[]>();
  const add = (component: string, more: readonly TokenUse[]) =>
    uses.set(component, [...(uses.get(component) ?? []), ...more]);
  for (const [file, own] of styles) add(folderOf(file), own);
  for (const [file, text] of sourcesIn('src', '.tsx')) {
    if (file.endsWith('.test.tsx')) continue;
    for (const { from, names } of stylesIn(file, text)) {
      const taken = (styles.get(from) ?? []).filter(({ part }) => names?.has(part) ?? true);
      const borrowed = taken.map((use) => ({ ...use, part: `${folderOf(from)} ${use.part}` }));
      // A component in another's folder has its own docs page.
      const part = basename(file, '.tsx');
      if (part !== folderOf(file)) add(part, taken);
      if (folderOf(from) !== folderOf(file)) add(folderOf(file), borrowed);
    }
  }
  return uses;
}

const folderOf = (file: string): string => file.split('/').at(-2) ?? file;

/** Undefined names mean all. */
function stylesIn(file: string, text: string): { from: string; names: Set<string> | undefined }[] {
  return parseSync(file, text)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value.endsWith('.css.ts'))
    .map(({ moduleRequest, entries }) => {
      const names = entries.flatMap(({ importName }) => importName.name ?? []);
      return {
        from: posix.join(posix.dirname(file), moduleRequest.value),
        names: names.length > 0 ? new Set(names) : undefined,
      };
    });
}

export function relatives(): Map<string, Relatives> {
  return relativesOf(sourcesIn('src', '.tsx'), filesIn('stories', '.stories.tsx'));
}

const example = {
  component: 'src/ui/Tag/Tag.tsx',
  styles: 'src/ui/Tag/Tag.css.ts',
  stories: 'stories/ui/Tag.stories.tsx',
};

function exampleSources(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(example).map(([part, file]) => [part, readFileSync(join(root, file), 'utf8')]),
  );
}

export function libraryFacts(): Plugin {
  return {
    name: 'caresetu:library-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const icons = [...iconUses()];
      return [
        `import { ${icons.map(([name]) => name).join(', ')} } from 'lucide-react';`,
        `export const artwork = ${JSON.stringify(artworkFiles())};`,
        `export const icons = [${icons
          .map(
            ([name, usedBy]) =>
              `{ name: '${name}', Icon: ${name}, usedBy: ${JSON.stringify(usedBy)} }`,
          )
          .join(', ')}];`,
        `export const example = ${JSON.stringify(exampleSources())};`,
        `export const tokens = ${JSON.stringify(Object.fromEntries(tokenUses()))};`,
        `export const relatives = ${JSON.stringify(Object.fromEntries(relatives()))};`,
      ].join('\n');
    },
  };
}
