import { windows } from '../stories/support/windows.ts';

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
}

const colors = [
  { color: 'light', theme: 'light', isForced: false },
  { color: 'dark', theme: 'dark', isForced: false },
  { color: 'forced', theme: 'dark', isForced: true },
] as const;

const sizes = [windows.desktop, windows.tablet, windows.phone, windows.narrow];

const inColors: Look[] = sizes.flatMap((window) =>
  colors.map(({ color, theme, isForced }) => ({
    name: `${color}-${window.width}`,
    theme,
    isForced,
    window,
    textSize: 100,
  })),
);

const enlarged: Look[] = [
  { name: 'text-200%-390', window: windows.phone, textSize: 200 } as const,
  { name: 'text-200%-1280', window: windows.desktop, textSize: 200 } as const,
  { name: 'zoom-400%', window: windows.zoomed, textSize: 100 } as const,
].map((look) => ({ ...look, theme: 'light', isForced: false }));

export const looks: readonly Look[] = [...inColors, ...enlarged];

export function listLooks(names: RegExp): Look[] {
  return looks.filter(({ name }) => names.test(name));
}
