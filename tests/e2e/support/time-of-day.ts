import type { Browser, BrowserContext } from '@playwright/test';
import { deviceMs, setClock } from '../../../src/domain/time/clock.ts';
import { addDays, dateInIndia, indiaInstant } from '../../../src/domain/time/india-time.ts';

/** In India. The day's visits of the demo's people begin around it. */
const START = process.env['E2E_TIME'] ?? '11:00';

/**
 * Sets the clock of this process and of new browser contexts to the next `START`, so that a test
 * does the same at any hour.
 */
export function startClock(browser: Browser): () => void {
  const now = deviceMs();
  const today = dateInIndia(new Date(now));
  const [start] = [today, addDays(today, 1)]
    .map((date) => indiaInstant(date, START).getTime())
    .filter((time) => time >= now);
  const offset = (start ?? now) - now;
  setClock(() => deviceMs() + offset);
  const shift = (context: BrowserContext) => void context.addInitScript(shiftDate, offset);
  browser.on('context', shift);
  return () => {
    browser.off('context', shift);
    setClock(deviceMs);
  };
}

function shiftDate(offset: number): void {
  const DeviceDate = Date;
  const now = () => DeviceDate.now() + offset;
  globalThis.Date = new Proxy(DeviceDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new DeviceDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
