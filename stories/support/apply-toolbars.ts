export type Globals = Readonly<Record<string, unknown>>;

export function applyToolbars(globals: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // In the URL, `textSize` is a number.
  root.style.fontSize = String(globals['textSize']) === '200' ? '200%' : '';
}
