import type { Plugin } from 'vite';

/** Readers of the docs do not have the spec. */
export function withoutCitations(): Plugin {
  return {
    name: 'caresetu:without-citations',
    // After Storybook's docgen.
    enforce: 'pre',
    transform: (code) => leaveOutCitations(code),
  };
}

/** Undefined if nothing changed. */
export function leaveOutCitations(code: string): string | undefined {
  const added = code.search(/;\w+\.__docgenInfo=/);
  if (added < 0) return undefined;
  return code.slice(0, added) + code.slice(added).replace(/ ?\(spec §[^)]*\)/g, '');
}
