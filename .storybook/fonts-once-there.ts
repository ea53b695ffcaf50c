import type { Plugin } from 'vite';

/**
 * The app preloads its fonts and uses `font-display: optional`. Stories have no preload, so they
 * swap fonts to look the same on any connection.
 */
export function fontsOnceThere(): Plugin {
  return {
    name: 'fonts-once-there',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('fonts.css.ts')
        ? code.replaceAll('font-display: optional', 'font-display: swap')
        : undefined,
  };
}
