import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { writeSnippet } from './write-snippet.ts';

const hasSnippet = /\/stories\/(?:ui|components|screens)\/.*\.stories\.tsx$/;

/** Adds `parameters.snippet` to the meta of components, for their docs page. */
export function snippets(): Plugin {
  return {
    name: 'caresetu:snippets',
    transform(code, id) {
      const file = id.replaceAll('\\', '/');
      if (!hasSnippet.test(file)) return undefined;
      // The code of other plugins is longer.
      const text = readFileSync(id, 'utf8');
      const path = relative(process.cwd(), id).replaceAll('\\', '/');
      const snippet = JSON.stringify(writeSnippet(path, text));
      return `${code}\nmeta.parameters = { ...meta.parameters, snippet: ${snippet} };`;
    },
  };
}
