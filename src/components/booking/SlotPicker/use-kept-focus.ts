import { type RefObject, useLayoutEffect } from 'react';

/** If the focused time has just been taken, the nearest free one, or the group, gets its focus. */
export function useKeptFocus(grid: RefObject<HTMLElement | null>): void {
  // Before the browser drops the focus, which it does with the next frame.
  useLayoutEffect(() => {
    const times = [...(grid.current?.querySelectorAll('input') ?? [])];
    const lost = times.findIndex((time) => time === document.activeElement && time.disabled);
    if (lost < 0) return;
    const distance = (time: HTMLInputElement) => Math.abs(times.indexOf(time) - lost);
    const [nearest] = times
      .filter((time) => !time.disabled)
      .sort((a, b) => distance(a) - distance(b));
    const group = grid.current?.closest('fieldset');
    (nearest ?? group)?.focus();
  });
}
