import { proxy, useSnapshot } from 'valtio';
import { readText, removeStored, writeText } from '../../api/browser/browser-storage.ts';
import { patch } from './patch.ts';

export type Theme = 'light' | 'dark';

export type ThemeChoice = Theme | 'system';

/** `public/boot.js` also reads this key, before the first paint. */
const KEY = 'caresetu-theme';

interface ThemeState {
  theme: Theme;
  choice: ThemeChoice;
}

const initial = (): ThemeState => ({ theme: 'light', choice: 'system' });

const state = proxy(initial());

export function startTheme(): void {
  show();
  darkSystem().addEventListener('change', () => show());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show();
  });
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') removeStored('local', KEY);
  else writeText('local', KEY, choice);
  show(choice);
}

export function useTheme(): Theme {
  return useSnapshot(state).theme;
}

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
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (ground) meta.setAttribute('content', ground);
  }
}
