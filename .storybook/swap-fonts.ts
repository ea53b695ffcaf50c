import type { Plugin } from 'vite';

/**
 * The app preloads its fonts, so it can use `font-display: optional`. Stories swap, to look the
 * same on any connection.
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
