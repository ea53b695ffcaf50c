import type { Plugin } from 'vite';

/**
 * Makes stories use `font-display: swap`, so that they look the same on any connection. The app
 * preloads its fonts, so it can use `optional`.
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
