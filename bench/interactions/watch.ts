import type { Page } from 'playwright';

/** What one interaction took from the finger or key to the frame that answers it, in milliseconds. */
export interface Interaction {
  /** The event that took longest, and what it was on. */
  event: string;
  on: string;
  start: number;
  total: number;
  /** Until its listeners could run, while they did, and from then on to the frame. */
  wait: number;
  work: number;
  paint: number;
  /** The page's long frames meanwhile, and the scripts in them, the longest first. */
  frames: Frame[];
}

/** A long frame: its milliseconds in all, those of style and layout at its end, and its scripts. */
interface Frame {
  start: number;
  total: number;
  drawing: number;
  scripts: string[];
}

/** Has every document of a page note its interactions, as event timing tells of them. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // No function has a name here: what runs this file would call for a helper that the page lacks.
    const seen = new Map<number, Interaction>();
    const frames: Frame[] = [];
    Object.assign(window, { interactions: seen, longFrames: frames });
    // TypeScript does not know the threshold: 104 ms unless told.
    const short: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, startTime, processingStart, processingEnd } = entry;
        if (!id || entry.duration <= (seen.get(id)?.total ?? 0)) continue;
        const target = entry.target instanceof Element ? entry.target : null;
        const text = target?.getAttribute('aria-label') ?? target?.textContent ?? '';
        seen.set(id, {
          event: entry.name,
          on: `${target?.localName ?? 'what is gone'} ${text}`.slice(0, 40),
          start: startTime,
          total: entry.duration,
          wait: Math.round(processingStart - startTime),
          work: Math.round(processingEnd - processingStart),
          paint: Math.max(0, Math.round(startTime + entry.duration - processingEnd)),
          frames: [],
        });
      }
    }).observe(short);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LongFrameTiming[]) {
        const { startTime, duration, styleAndLayoutStart } = entry;
        frames.push({
          start: startTime,
          total: duration,
          drawing: styleAndLayoutStart ? Math.round(startTime + duration - styleAndLayoutStart) : 0,
          scripts: entry.scripts
            .toSorted((a, b) => b.duration - a.duration)
            .slice(0, 3)
            .map((one) => `${Math.round(one.duration)} ${one.invoker} ${one.sourceFunctionName}`),
        });
      }
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
}

/** What TypeScript does not know of long animation frames. */
interface LongFrameTiming extends PerformanceEntry {
  styleAndLayoutStart: number;
  scripts: { duration: number; invoker: string; sourceFunctionName: string }[];
}

/** The interactions since it was asked last, once the page has nothing left to do. */
export function takeInteractions(page: Page): Promise<Interaction[]> {
  return page.evaluate(async () => {
    // The timing of a frame is told after it has been shown.
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
    const seen: Map<number, Interaction> = Reflect.get(window, 'interactions');
    const frames: Frame[] = Reflect.get(window, 'longFrames');
    const all = [...seen.values()].map((one) => ({
      ...one,
      frames: frames.filter(
        ({ start, total }) => start < one.start + one.total && start + total > one.start,
      ),
    }));
    seen.clear();
    frames.length = 0;
    return all;
  });
}
