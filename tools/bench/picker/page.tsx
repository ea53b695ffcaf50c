import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../src/theme/global.css.ts';
import { frameCost } from '../chat/frames.ts';

const pickers: Record<PickerName, () => Promise<{ Picker: ComponentType }>> = {
  own: () => import('./own.tsx'),
  calendar: () => import('./calendar.tsx'),
};

export type PickerName = 'own' | 'calendar';

/** Main-thread time in milliseconds. */
export interface Cost {
  /** Milliseconds until the end of layout. */
  mount: number;
  /** Milliseconds until paint. */
  frame: number;
}

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
