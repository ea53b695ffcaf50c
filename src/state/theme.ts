import { proxy, useSnapshot } from 'valtio';
import { readText, removeStored, writeText } from '../api/browser-storage.ts';
import { patch } from './patch.ts';

export type Theme = 'light' | 'dark';

/** What a person asks for; `system` follows the device. */
export type ThemeChoice = Theme | 'system';

/** The chosen theme's key; `public/boot.js` reads it before the first paint. */
const KEY = 'caresetu-theme';

interface ThemeState {
  theme: Theme;
  choice: ThemeChoice;
}

const initial = (): ThemeState => ({ theme: 'light', choice: 'system' });

const state = proxy(initial());

/**
 * Shows the chosen theme, or follows the system's until one is chosen.
 * @returns what stops it from following
 */
export function startTheme(): () => void {
  const system = darkSystem();
  const onStored = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) show();
  };
  const onSystem = () => show();
  show();
  system.addEventListener('change', onSystem);
  addEventListener('storage', onStored);
  return () => {
    system.removeEventListener('change', onSystem);
    removeEventListener('storage', onStored);
  };
}

/** Chooses a theme for this and later visits, or the system's. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') removeStored('local', KEY);
  else writeText('local', KEY, choice);
  show(choice);
}

/** The theme in view. */
export function useTheme(): Theme {
  return useSnapshot(state).theme;
}

/** What was asked for. */
export function useThemeChoice(): ThemeChoice {
  return useSnapshot(state).choice;
}

export function resetTheme(): void {
  patch(state, initial());
}

function storedChoice(): ThemeChoice {
  const chosen = readText('local', KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function show(choice = storedChoice()): void {
  const theme = choice === 'system' ? (darkSystem().matches ? 'dark' : 'light') : choice;
  patch(state, { theme, choice });
  document.documentElement.dataset['theme'] = theme;
  // The browser's own bar takes the ground's colour, whatever the system's theme is.
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (ground) meta.setAttribute('content', ground);
  }
}
