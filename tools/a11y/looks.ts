import { windows } from '../../stories/support/windows.ts';
import type { Question } from './in-page/main.ts';

interface Window {
  width: number;
  height: number;
}

export interface Look {
  name: string;
  theme: 'light' | 'dark';
  isForced: boolean;
  /** In CSS pixels. */
  window: Window;
  /** In percent. */
  textSize: 100 | 200;
  question: Question;
}

const colors = [
  { color: 'light', theme: 'light', isForced: false },
  { color: 'dark', theme: 'dark', isForced: false },
  { color: 'forced', theme: 'dark', isForced: true },
] as const;

const sizes = [windows.desktop, windows.tablet, windows.narrow];

const everything: Look[] = sizes.flatMap((window) =>
  colors.map(({ color, theme, isForced }) => ({
    name: `${color} ${window.width}`,
    theme,
    isForced,
    window,
    textSize: 100,
    question: 'axe',
  })),
);

const layout: Look[] = [
  { name: 'text 200%, 390', window: windows.phone, textSize: 200 } as const,
  { name: 'text 200%, 1280', window: windows.desktop, textSize: 200 } as const,
  { name: 'zoom 400%', window: windows.zoomed, textSize: 100 } as const,
].map((look) => ({ ...look, theme: 'light', isForced: false, question: 'layout' }));

/** Check focus last, because moving it may open menus and dialogs. */
const focus: Look[] = sizes.flatMap((window, index) =>
  colors
    .filter((_, place) => place === index)
    .map(({ color, theme, isForced }) => ({
      name: `focus, ${color} ${window.width}`,
      theme,
      isForced,
      window,
      textSize: 100,
      question: 'focus',
    })),
);

export const looks: readonly Look[] = [...everything, ...layout, ...focus];

export function toWindow(width: number): Window {
  const known = Object.values(windows).find((window) => window.width === width);
  return { width, height: known?.height ?? windows.desktop.height };
}
