import type { Plugin } from 'vite';

/**
 * Has a build ask again for a stylesheet that could not be had. Vite's loader notes each one that it has asked for,
 * whatever came of it, and leaves its dead link in the page: code that comes at the second try would stand there
 * without its looks, and without a word. Checked with vite 8.3.8 (docs/decisions/0042; upstream: vitejs/vite issue 13405).
 */
export function stylesAgain(): Plugin {
  return {
    name: 'caresetu:styles-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: withAnotherTry(code), map: null }),
    },
  };
}

/**
 * Vite's loader, forgetting what failed.
 * @throws {Error} where it reads otherwise than it did
 */
export function withAnotherTry(code: string): string {
  const forgetting = code
    .replace(/seen\[href\] = (?:void 0|undefined);(\s*throw)/, 'delete seen[href];$1')
    .replace(
      /if \((\w+)\.type === "error"\) (\w+)\(/,
      'if ($1.type === "error") link.remove(), $2(',
    );
  if (!forgetting.includes('delete seen[href]') || !forgetting.includes('link.remove()'))
    throw new Error('The loader of Vite reads otherwise than it did.');
  return forgetting;
}
