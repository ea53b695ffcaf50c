import { windows } from '../../.storybook/windows.ts';
import type { Question } from './in-page/main.ts';

/** How a story is looked at, and what is asked of it then. */
export interface Look {
  /** Such as 'dark 320'. */
  name: string;
  theme: 'light' | 'dark';
  /** Whether the browser forces its own colours, as for a contrast theme of the system. */
  isForced: boolean;
  /** Of the window, in CSS pixels. */
  width: number;
  /** Of the browser, in per cent. */
  textSize: 100 | 200;
  question: Question;
}

const colors = [
  { color: 'light', theme: 'light', isForced: false },
  { color: 'dark', theme: 'dark', isForced: false },
  { color: 'forced', theme: 'dark', isForced: true },
] as const;

const everything: Look[] = [1280, 768, 320].flatMap((width) =>
  colors.map(({ color, theme, isForced }) => ({
    name: `${color} ${width}`,
    theme,
    isForced,
    width,
    textSize: 100,
    question: 'axe',
  })),
);

/** To move the focus may open and choose things: last of all. */
const focus: Look[] = [1280, 768, 320].flatMap((width, index) =>
  colors
    .filter((_, place) => place === index)
    .map(({ color, theme, isForced }) => ({
      name: `focus, ${color} ${width}`,
      theme,
      isForced,
      width,
      textSize: 100,
      question: 'focus',
    })),
);

/** Each look of a story, in the order in which they are taken. */
export const looks: readonly Look[] = [
  ...everything,
  {
    name: 'text 200%, 390',
    theme: 'light',
    isForced: false,
    width: 390,
    textSize: 200,
    question: 'layout',
  },
  ...focus,
];

/** The size of the window for a width, in CSS pixels. */
export function windowOf(width: number): { width: number; height: number } {
  const known = Object.values(windows).find((window) => window.width === width);
  return { width, height: known?.height ?? windows.desktop.height };
}
