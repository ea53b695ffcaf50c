import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('calls start in order, and at most one starts in each turn of the event loop', async () => {
  const takeTurn = createTurns();
  const started: number[] = [];
  const calls = Array.from({ length: 10 }, (_, index) =>
    takeTurn().then(() => started.push(index)),
  );
  let before = 0;
  while (started.length < 10) {
    await nextTurn();
    expect(started.length - before).toBeLessThanOrEqual(1);
    before = started.length;
  }
  await Promise.all(calls);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
