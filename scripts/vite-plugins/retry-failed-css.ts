import type { Plugin } from 'vite';

/**
 * Vite marks a failed stylesheet as loaded, so a second import would render without styles
 * (ADR 0042).
 */
export function retryFailedCss(): Plugin {
  return {
    name: 'caresetu:retry-failed-css',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: addRetry(code), map: null }),
    },
  };
}

export function addRetry(code: string): string {
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
