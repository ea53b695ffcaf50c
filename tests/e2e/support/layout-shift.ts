import type { Page } from '@playwright/test';

export interface LayoutShift {
  value: number;
  /** The beginning of each element that moved. */
  moved: string[];
}

/** Records all layout shifts that no input caused. Call it before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as ShiftEntry[]) {
        const moved = entry.sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the shifts since the page opened or the last call, after the next painted frame. */
export async function takeShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as { shifts: LayoutShift[] }).shifts.splice(0);
  });
}

interface ShiftEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
