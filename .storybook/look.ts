import { emulateForcedColors } from './forced-colors.ts';

export type Globals = Readonly<Record<string, unknown>>;

export function applyLook(globals: Globals): void {
  const root = document.documentElement;
  const isForced = globals['theme'] === 'forced';
  root.dataset['theme'] = globals['theme'] === 'dark' || isForced ? 'dark' : 'light';
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // A setting from the URL is a number.
  root.style.fontSize = String(globals['textSize']) === '200' ? '200%' : '';
  emulateForcedColors(isForced);
}
