import * as fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DeliveryNotes } from './delivery-notes.ts';

const GAP_MS = 400;
const LONGEST_MS = 2 * GAP_MS;
const ends = { senderId: 'patient', receiverId: 'doctor' };

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

function createProcess(gapMs: number, write: () => Promise<void> = async () => {}) {
  const noted: number[] = [];
  const notes = new DeliveryNotes(gapMs, async (_, upTo) => {
    noted.push(upTo);
    await write();
  });
  return {
    noted,
    request: (seq: number) => notes.request(ends, seq),
    onStatus: (status: 'delivered' | 'read', upTo: number) =>
      notes.onStatus({ ...ends, status, upTo }),
  };
}

test('the first message is noted at once, and those of the gap together', async () => {
  const { noted, request } = createProcess(GAP_MS);
  let latest = 0;
  const send = () => void request((latest += 1));
  send();
  await vi.advanceTimersByTimeAsync(0);
  expect(noted).toEqual([1]);
  for (let count = 0; count < 5; count += 1) send();
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(noted).toEqual([1]);
  await vi.advanceTimersByTimeAsync(GAP_MS + 1);
  expect(noted).toEqual([1, 6]);
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(vi.getTimerCount()).toBe(0);
  send();
  await vi.advanceTimersByTimeAsync(0);
  expect(noted).toEqual([1, 6, 7]);
});

test('the note of another process counts, and begins a gap', async () => {
  const { noted, request, onStatus } = createProcess(GAP_MS);
  void request(2);
  onStatus('delivered', 2);
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(noted).toEqual([]);
  onStatus('delivered', 2);
  void request(3);
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(noted).toEqual([]);
  await vi.advanceTimersByTimeAsync(GAP_MS + 1);
  expect(noted).toEqual([3]);
});

test('the event of its own note begins no second gap', async () => {
  const { noted, request, onStatus } = createProcess(GAP_MS);
  void request(1);
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  onStatus('delivered', 1);
  void request(2);
  await vi.advanceTimersByTimeAsync(GAP_MS + 1);
  expect(noted).toEqual([1, 2]);
});

test('a person who reads old messages delays no note', async () => {
  const { noted, request, onStatus } = createProcess(GAP_MS);
  void request(20);
  await vi.advanceTimersByTimeAsync(0);
  void request(30);
  for (let upTo = 21; upTo < 24; upTo += 1) {
    onStatus('read', upTo);
    await vi.advanceTimersByTimeAsync(LONGEST_MS / 3);
  }
  expect(noted).toEqual([20, 30]);
});

test('a message that was read needs no note', async () => {
  const { noted, request, onStatus } = createProcess(GAP_MS);
  void request(1);
  onStatus('read', 1);
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(noted).toEqual([]);
});

test('a note that fails is repeated after a gap', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const write = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('restart'));
  const { noted, request } = createProcess(GAP_MS, write);
  const done = request(1);
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(noted).toEqual([1]);
  await vi.advanceTimersByTimeAsync(GAP_MS + 1);
  expect(noted).toEqual([1, 1]);
  expect(error).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  await done;
  expect(vi.getTimerCount()).toBe(0);
});

test('a note that fails five times is left to the next message', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { noted, request } = createProcess(GAP_MS, () => Promise.reject(new Error('down')));
  const done = request(1);
  await vi.advanceTimersByTimeAsync(10 * LONGEST_MS);
  await done;
  expect(noted).toEqual([1, 1, 1, 1, 1]);
  expect(vi.getTimerCount()).toBe(0);
  void request(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(noted.at(-1)).toBe(2);
});

test('in a single process, messages that arrive during a note are noted by the next one', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const { noted, request, onStatus } = createProcess(0, () => finished);
  const all = [request(1)];
  await vi.advanceTimersByTimeAsync(0);
  for (const seq of [2, 3, 4]) all.push(request(seq));
  onStatus('delivered', 1);
  finish();
  await Promise.all(all);
  expect(noted).toEqual([1, 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test('every message is noted within two gaps of the last status from elsewhere', async () => {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: LONGEST_MS }),
    do: fc.constantFrom('send', 'delivered', 'read'),
    /** How many messages another process has not yet received, or the person has not read. */
    behind: fc.nat({ max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      let latest = 0;
      let changed = 0;
      const { noted, request, onStatus } = createProcess(GAP_MS);
      for (const { waitMs, do: what, behind } of steps) {
        const upTo = latest - behind;
        if (what === 'send') void request((latest += 1));
        else if (upTo > 0) {
          onStatus(what, upTo);
          changed = Math.max(changed, upTo);
        }
        await vi.advanceTimersByTimeAsync(waitMs);
      }
      await vi.advanceTimersByTimeAsync(LONGEST_MS);
      expect(Math.max(0, changed, ...noted)).toBe(latest);
      await vi.advanceTimersByTimeAsync(LONGEST_MS);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
