import type { Plugin } from 'vite';

/**
 * The app keeps to the fonts that its first paint had, and asks for them before that. The library has no such head of a
 * page: its stories take the fonts when they come, or their looks would depend on the line.
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
