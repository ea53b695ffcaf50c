import type { Plugin } from 'vite';

/** Leaves the places of the specification out of what the library says of parts and props: its readers do not have it. */
export function withoutCitations(): Plugin {
  return {
    name: 'caresetu:without-citations',
    // As early as Storybook's reader, which has just added the comments.
    enforce: 'pre',
    transform: (code) => leaveOutCitations(code),
  };
}

/** The file with what was added to it freed of citations; undefined where nothing was. */
export function leaveOutCitations(code: string): string | undefined {
  const added = code.search(/;\w+\.__docgenInfo=/);
  if (added < 0) return undefined;
  return code.slice(0, added) + code.slice(added).replace(/ ?\(spec §[^)]*\)/g, '');
}
