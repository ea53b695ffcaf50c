import { beforeEach, expect, it, vi } from 'vitest';
import { currentMs, currentTime, deviceMs } from '../../src/domain/time/clock.ts';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { hasOwnTime, jumpTo, resetDemoClock, startDemoClock } from './clock.ts';

const hour = 60 * 60_000;
const locks = createFakeLocks();
const noWork = async () => undefined;
const jump = (ms: number, work: (until: Date) => Promise<void> = noWork) =>
  jumpTo(new Date(currentMs() + ms), work, locks);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z') });
  resetDemoClock();
  return () => {
    resetDemoClock();
    vi.useRealTimers();
  };
});

it('the demo’s clock goes on after a jump', async () => {
  await jump(hour);
  expect(currentTime()).toEqual(new Date('2026-11-21T05:30:00Z'));
  expect(hasOwnTime()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(currentTime()).toEqual(new Date('2026-11-21T05:30:01Z'));
});

it('the demo’s clock never goes back, and then does no work', async () => {
  await jump(hour);
  const work = vi.fn<() => Promise<void>>();
  await jumpTo(new Date('2026-11-21T05:00:00Z'), work, locks);
  expect(currentTime()).toEqual(new Date('2026-11-21T05:30:00Z'));
  expect(work).not.toHaveBeenCalled();
});

it('work that falls due on the way is done before the clock jumps, and before the next jump', async () => {
  const seen: string[] = [];
  const work = async (until: Date) => {
    seen.push(`${currentTime().toISOString()} ${until.toISOString()}`);
  };
  const target = new Date('2026-11-21T06:00:00Z');
  await Promise.all([
    jumpTo(target, work, locks),
    jumpTo(target, work, locks),
    jumpTo(new Date('2026-11-22T06:00:00Z'), work, locks),
  ]);
  expect(seen).toEqual([
    '2026-11-21T04:30:00.000Z 2026-11-21T06:00:00.000Z',
    '2026-11-21T06:00:00.000Z 2026-11-22T06:00:00.000Z',
  ]);
});

it('a reset can begin at an earlier time, from which the clock only goes forward', async () => {
  resetDemoClock(new Date('2026-11-20T04:30:00Z'));
  expect(currentTime()).toEqual(new Date('2026-11-20T04:30:00Z'));
  expect(hasOwnTime()).toBe(true);
  await jumpTo(new Date('2026-11-19T04:30:00Z'), noWork, locks);
  expect(currentTime()).toEqual(new Date('2026-11-20T04:30:00Z'));
  await jump(hour);
  expect(currentTime()).toEqual(new Date('2026-11-20T05:30:00Z'));
});

it('the demo’s clock stays when the work on the way fails', async () => {
  await expect(jump(hour, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(currentMs()).toBe(deviceMs());
});

it('the demo’s clock follows another tab, and wakes the page once', () => {
  startDemoClock();
  const notified = vi.fn<() => void>();
  document.addEventListener('visibilitychange', notified);
  localStorage.setItem('caresetu-demo-clock', String(hour));
  dispatchEvent(new StorageEvent('storage', { key: 'caresetu-demo-clock' }));
  dispatchEvent(new Event('pageshow'));
  expect(currentTime()).toEqual(new Date('2026-11-21T05:30:00Z'));
  expect(notified).toHaveBeenCalledOnce();
  resetDemoClock();
  expect(currentMs()).toBe(deviceMs());
});
