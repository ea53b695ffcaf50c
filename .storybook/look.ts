export type Globals = Readonly<Record<string, unknown>>;

export function applyLook(globals: Globals): void {
  const root = document.documentElement;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  // Overlays follow the page's direction.
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // `textSize` is a number if it comes from the URL.
  root.style.fontSize = String(globals['textSize']) === '200' ? '200%' : '';
}
