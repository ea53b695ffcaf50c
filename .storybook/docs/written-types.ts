import type { Plugin } from 'vite';

const unknownProp = /"(\w+)":\{"required":(?:true|false),"tsType":\{"name":"unknown"/g;

/**
 * Docgen calls some types unknown, such as `readonly Option[]`. Readers of the docs do not have the
 * spec that comments cite.
 */
export function writtenTypes(): Plugin {
  return {
    name: 'caresetu:written-types',
    // After docgen, while types still exist.
    enforce: 'pre',
    transform: (code) => addWrittenTypes(code),
  };
}

/** Undefined if nothing is missing. */
export function addWrittenTypes(code: string): string | undefined {
  const added = code.search(/;\w+\.__docgenInfo=/);
  if (added < 0) return undefined;
  const source = code.slice(0, added);
  const docgen = code
    .slice(added)
    .replace(/ ?\(spec §[^)]*\)/g, '')
    .replace(unknownProp, (found, prop: string) => {
      const type = new RegExp(`^  ${prop}\\??: ([^;]+);`, 'm').exec(source)?.[1];
      return type === undefined ? found : `${found},"raw":${JSON.stringify(type)}`;
    });
  return source + docgen;
}
