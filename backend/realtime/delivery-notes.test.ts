import * as fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DeliveryNotes } from './delivery-notes.ts';

const GAP_MS = 400;
const LONGEST_MS = 2 * GAP_MS;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A process, with the messages that exist at the start of each note. */
function createProcess(gapMs: number, latest: () => number) {
  const notes = new DeliveryNotes(gapMs);
  const noted: number[] = [];
  const note = async () => void noted.push(latest());
  return {
    noted,
    request: (seq: number) => notes.request('pair', seq, note),
    markNoted: (upTo: number) => notes.markNoted('pair', upTo, note),
  };
}

test('the first message is noted at once, and those of the gap together', async () => {
  let latest = 0;
  const { noted, request } = createProcess(GAP_MS, () => latest);
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
  const { noted, request, markNoted } = createProcess(GAP_MS, () => 3);
  void request(2);
  markNoted(2);
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(noted).toEqual([]);
  markNoted(2);
  void request(3);
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(noted).toEqual([]);
  await vi.advanceTimersByTimeAsync(GAP_MS + 1);
  expect(noted).toEqual([3]);
});

test('in a single process, messages that arrive during a note are noted by the next one', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const notes = new DeliveryNotes(0);
  let count = 0;
  const note = async () => {
    count += 1;
    if (count === 1) await finished;
  };
  const all = [notes.request('pair', 1, note)];
  await vi.advanceTimersByTimeAsync(0);
  for (const seq of [2, 3, 4]) all.push(notes.request('pair', seq, note));
  notes.markNoted('pair', 1, note);
  finish();
  await Promise.all(all);
  expect(count).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('every message is noted within two gaps, whatever other processes note', async () => {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: LONGEST_MS }),
    do: fc.constantFrom('send', 'note elsewhere'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      let latest = 0;
      let notedElsewhere = 0;
      const { noted, request, markNoted } = createProcess(GAP_MS, () => latest);
      for (const { waitMs, do: what } of steps) {
        if (what === 'send') void request((latest += 1));
        else markNoted((notedElsewhere = latest));
        await vi.advanceTimersByTimeAsync(waitMs);
      }
      await vi.advanceTimersByTimeAsync(LONGEST_MS);
      expect(Math.max(0, notedElsewhere, ...noted)).toBe(latest);
      await vi.advanceTimersByTimeAsync(LONGEST_MS);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
