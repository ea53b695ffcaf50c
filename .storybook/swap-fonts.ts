import type { Plugin } from 'vite';

/**
 * Uses `font-display: swap`, so that stories look the same on any connection. The app uses
 * `optional`, because it preloads its fonts.
 */
export function swapFonts(): Plugin {
  return {
    name: 'swap-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('fonts.css.ts')
        ? code.replaceAll('font-display: optional', 'font-display: swap')
        : undefined,
  };
}
