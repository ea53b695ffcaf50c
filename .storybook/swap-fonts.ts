import type { Plugin } from 'vite';

/** Uses `font-display: swap`, because stories don't preload fonts as the app does. */
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
