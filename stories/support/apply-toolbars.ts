import type * as ForcedColors from './forced-colors.ts';

export type Globals = Readonly<Record<string, unknown>>;

let forcedColors: Promise<typeof ForcedColors> | undefined;

export function applyToolbars(globals: Globals): void {
  const root = document.documentElement;
  const isForced = globals['theme'] === 'forced';
  root.dataset['theme'] = isForced || globals['theme'] === 'dark' ? 'dark' : 'light';
  if (isForced) forcedColors ??= import('./forced-colors.ts');
  void forcedColors?.then(({ forceColors }) => forceColors(isForced));
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // In the URL, `textSize` is a number.
  root.style.fontSize = String(globals['textSize']) === '200' ? '200%' : '';
}
