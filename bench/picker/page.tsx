import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../src/theme/global.css.ts';
import { frameCost } from '../chat/frames.ts';

// Each picker is a chunk of its own, whose size is what it adds to a page that has React.
const pickers: Record<PickerName, () => Promise<{ Picker: ComponentType }>> = {
  own: () => import('./own.tsx'),
  calendar: () => import('./calendar.tsx'),
};

/** The product's dates and times, or react-aria's month of days. */
export type PickerName = 'own' | 'calendar';

/** Milliseconds that the page is busy. */
export interface Cost {
  /** Until the picker stands laid out. */
  mount: number;
  /** Until it is painted, too. */
  frame: number;
}

/** Draws a picker again and again. */
async function mount(name: PickerName, times: number): Promise<Cost[]> {
  const { Picker } = await pickers[name]();
  const costs: Cost[] = [];
  for (let count = 0; count < times; count += 1) {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    let laidOut = NaN;
    const frame = await frameCost(() => {
      const start = performance.now();
      flushSync(() => root.render(<Picker />));
      place.getBoundingClientRect();
      laidOut = performance.now() - start;
    });
    costs.push({ mount: laidOut, frame });
    root.unmount();
    place.remove();
    await frameCost(() => {});
  }
  return costs;
}

declare global {
  interface Window {
    mountPicker: typeof mount;
  }
}
window.mountPicker = mount;
