import { currentMs, deviceMs, setClock } from '../../domain/time/clock.ts';
import { correctTime, mayBeCached } from '../../domain/time/server-time.ts';
import { CLOCK_ERROR_KEY } from './clock-error-key.ts';
import { readText, removeStored, writeText } from '../browser/browser-storage.ts';

/**
 * In ms. If the device's time and `performance.now()` differ by more, the device slept, or its
 * time was changed.
 */
const LEAP_MS = 5000;
const ANNOUNCE_MS = 60_000;

/** One moment by the device's two clocks, in ms. Only the first one can be changed by its user. */
export interface Moment {
  device: number;
  elapsed: number;
}

let announcedAt = -Infinity;
let last: (Moment & { time: number; hasLeapt: boolean }) | null = null;

const storedError = Number(readText('session', CLOCK_ERROR_KEY));
if (storedError) {
  follow(deviceMs() + storedError, { device: deviceMs(), elapsed: performance.now() });
  document.dispatchEvent(new Event('visibilitychange'));
}

/**
 * Sets the app's clock by the API's (ADR 0069).
 * @param sent no later than the request was sent
 */
export function readServerTime(
  { headers }: Response,
  method: string,
  { sent, received }: { sent: Moment; received: Moment },
): void {
  const date = Date.parse(headers.get('date') ?? '');
  // A page is not from the API, but for example from a captive portal.
  const isFromApi = headers.get('content-type')?.startsWith('application/json');
  if (!isFromApi || Number.isNaN(date) || mayBeCached(method, headers)) return;
  if (Math.abs(measureLeap(sent, received)) > LEAP_MS) return;
  // This code may have loaded after the response.
  const since = performance.now() - received.elapsed;
  const now = currentMs() - since;
  const time = correctTime(now, date, received.elapsed - sent.elapsed);
  follow(time, received);
  const isNoticed = storeError(time - received.device);
  if (time !== now || isNoticed) announce();
}

/**
 * Screens read the time again, as after the end of a sleep. The event does not bubble, so no query
 * is repeated. Servers with different clocks must not start a loop of events and calls.
 */
function announce(): void {
  const now = performance.now();
  if (now - announcedAt < ANNOUNCE_MS) return;
  announcedAt = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

function follow(time: number, moment: Moment): void {
  last = { ...moment, time, hasLeapt: false };
  setClock(readClock);
}

/**
 * `performance.now()` may stop while the device sleeps, and the device's time may be set back, so
 * the one that is ahead counts. If the device's time was set forward, the next response corrects it.
 */
function readClock(): number {
  if (!last) return deviceMs();
  const now = { device: deviceMs(), elapsed: performance.now() };
  if (measureLeap(last, now) > LEAP_MS && !last.hasLeapt) {
    last.hasLeapt = true;
    // As after the end of a sleep, the data in view is fetched again, and with it the time.
    setTimeout(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }
  return last.time + Math.max(now.device - last.device, now.elapsed - last.elapsed);
}

function measureLeap(from: Moment, to: Moment): number {
  return to.device - from.device - (to.elapsed - from.elapsed);
}

/** @returns true if the error has changed */
function storeError(error: number): boolean {
  const stored = Number(readText('session', CLOCK_ERROR_KEY));
  const isChanged = Math.abs(error - stored) > LEAP_MS;
  if (Math.abs(error) <= LEAP_MS) removeStored('session', CLOCK_ERROR_KEY);
  else if (isChanged) writeText('session', CLOCK_ERROR_KEY, String(Math.round(error)));
  return isChanged;
}
