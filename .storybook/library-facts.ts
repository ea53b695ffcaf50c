import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
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

/** Every drawing of `public/art`, such as `people/ananya.svg`. */
export function artworkFiles(): string[] {
  return filesIn('public/art', '.svg');
}

/** Every lucide icon that `src` imports, with the components that do. */
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

/** The tokens that the styles of each component's folder name, with where: SlotPicker's face, checked. */
export function tokenUses(): Map<string, TokenUse[]> {
  const uses = new Map<string, TokenUse[]>();
  for (const [file, text] of sourcesIn('src', '.css.ts')) {
    const component = file.split('/').at(-2) ?? file;
    uses.set(component, [...(uses.get(component) ?? []), ...tokenUsesOf(file, text)]);
  }
  return uses;
}

/** What each component is made of and a part of. */
export function relatives(): Map<string, Relatives> {
  return relativesOf(sourcesIn('src', '.tsx'), filesIn('stories', '.stories.tsx'));
}

/** The files of one small component, to show how a component is made. */
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

/** Gives the documentation what it shows of the sources, so that nobody has to list it by hand. */
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
