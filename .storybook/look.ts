import { emulateForcedColors } from './forced-colors.ts';

/** What the toolbars choose, as Storybook hands it over. */
export type Globals = Readonly<Record<string, unknown>>;

/** Dresses the page as the toolbars say: its theme, direction and text size. */
export function applyLook(globals: Globals): void {
  const root = document.documentElement;
  const isForced = globals['theme'] === 'forced';
  root.dataset['theme'] = globals['theme'] === 'dark' || isForced ? 'dark' : 'light';
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // An address turns it into a number.
  root.style.fontSize = String(globals['textSize']) === '200' ? '200%' : '';
  emulateForcedColors(isForced);
}
