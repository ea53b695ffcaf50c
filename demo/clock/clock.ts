import { currentMs, deviceMs, setClock } from '../../src/domain/time/clock.ts';
import { readAgain } from '../kit/read-again.ts';

const KEY = 'caresetu-demo-clock';
const LOCK = 'caresetu.clock';

/** In ms. Negative after a link to an earlier time. */
let offset = 0;

/** Tabs share the clock. A page that the browser froze missed the event. */
export function startDemoClock(): void {
  applyOffset();
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) applyOffset();
  });
  addEventListener('pageshow', applyOffset);
  document.addEventListener('resume', applyOffset);
}

export function hasOwnTime(): boolean {
  return offset !== 0;
}

/**
 * Does nothing if the clock is there already.
 * @param runDueWork runs before the clock jumps, and gets the same instant
 */
export function jumpTo(
  instant: Date,
  runDueWork: (until: Date) => Promise<void>,
  locks: Pick<LockManager, 'request'> = navigator.locks,
): Promise<void> {
  return locks.request(LOCK, async () => {
    applyOffset();
    if (instant.getTime() <= currentMs()) return;
    await runDueWork(instant);
    localStorage.setItem(KEY, String(instant.getTime() - deviceMs()));
    applyOffset();
  });
}

/** @param at by default, the device's time */
export function resetDemoClock(at?: Date): void {
  if (at) localStorage.setItem(KEY, String(at.getTime() - deviceMs()));
  else localStorage.removeItem(KEY);
  applyOffset();
}

function applyOffset(): void {
  const stored = Number(localStorage.getItem(KEY)) || 0;
  if (stored === offset) return;
  offset = stored;
  setClock(() => deviceMs() + stored);
  // A jump is like the end of a sleep.
  readAgain();
}
