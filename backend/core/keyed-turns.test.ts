import { array, assert, asyncProperty, constantFrom, record, boolean } from 'fast-check';
import { expect, test } from 'vitest';
import { KeyedTurns } from './keyed-turns.ts';

test('work of one key never overlaps and keeps its order, also after failures', async () => {
  const works = array(record({ key: constantFrom('a', 'b', 'c'), fails: boolean() }));
  await assert(
    asyncProperty(works, async (all) => {
      const turns = new KeyedTurns<string>();
      const running = new Set<string>();
      const done: Record<string, number[]> = {};
      const results = all.map(({ key, fails }, index) =>
        turns.take(key, async () => {
          expect(running.has(key)).toBe(false);
          running.add(key);
          await Promise.resolve();
          (done[key] ??= []).push(index);
          running.delete(key);
          if (fails) throw new Error('failed');
          return index;
        }),
      );
      const settled = await Promise.allSettled(results);
      expect(settled.map(({ status }) => status === 'rejected')).toEqual(
        all.map(({ fails }) => fails),
      );
      for (const order of Object.values(done)) {
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }
    }),
  );
});

test('work of another key does not wait', async () => {
  const turns = new KeyedTurns<string>();
  let finish = () => {};
  const held = turns.take('slow', () => new Promise<void>((resolve) => (finish = resolve)));
  expect(await turns.take('quick', async () => 'done')).toBe('done');
  finish();
  await held;
});
