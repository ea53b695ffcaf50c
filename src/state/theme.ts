import { proxy, useSnapshot } from 'valtio';
import { readText, writeText } from '../api/browser-storage.ts';

export type Theme = 'light' | 'dark';

/** The chosen theme's key; `public/boot.js` reads it before the first paint. */
const KEY = 'caresetu-theme';

const state = proxy<{ theme: Theme }>({ theme: 'light' });

/**
 * Shows the chosen theme, or follows the system's until one is chosen.
 * @returns what stops it from following
 */
export function startTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => apply(chosenTheme() ?? (system.matches ? 'dark' : 'light'));
  const onStored = (event: StorageEvent) => {
    if (event.key === KEY) show();
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', onStored);
  return () => {
    system.removeEventListener('change', show);
    removeEventListener('storage', onStored);
  };
}

/** Chooses a theme for this and later visits. */
export function chooseTheme(theme: Theme): void {
  writeText('local', KEY, theme);
  apply(theme);
}

/** The theme in view. */
export function useTheme(): Theme {
  return useSnapshot(state).theme;
}

export function resetTheme(): void {
  state.theme = 'light';
}

function chosenTheme(): Theme | null {
  const chosen = readText('local', KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

function apply(theme: Theme): void {
  state.theme = theme;
  document.documentElement.dataset['theme'] = theme;
  // The browser's own bar takes the ground's colour, whatever the system's theme is.
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (ground) meta.setAttribute('content', ground);
  }
}
