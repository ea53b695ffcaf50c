import { expect, test } from 'vitest';
import { PersonQueues } from './person-queues.ts';

function createHeld() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { finish: () => finish(), finished };
}

test('a person whose delivery hangs delays no one else', async () => {
  const hanging = createHeld();
  const delivered: [string, readonly number[]][] = [];
  const queues = new PersonQueues<number>(async (personId, items) => {
    if (personId === 'slow') await hanging.finished;
    delivered.push([personId, items]);
  });
  const slow = queues.add('slow', 1);
  await queues.add('quick', 2);
  expect(delivered).toEqual([['quick', [2]]]);
  expect(queues.lagSeconds()).toBeGreaterThan(0);
  hanging.finish();
  await slow;
  expect(delivered).toEqual([
    ['quick', [2]],
    ['slow', [1]],
  ]);
  expect(queues.lagSeconds()).toBe(0);
});

test('items that arrive during a delivery are delivered together and in order', async () => {
  const first = createHeld();
  const deliveries: (readonly number[])[] = [];
  const queues = new PersonQueues<number>(async (_, items) => {
    deliveries.push(items);
    if (deliveries.length === 1) await first.finished;
  });
  const all = queues.add('person', 1);
  await expect.poll(() => deliveries).toEqual([[1]]);
  for (const item of [2, 3, 4]) await queues.add('person', item);
  first.finish();
  await all;
  expect(deliveries).toEqual([[1], [2, 3, 4]]);
});

test('items that are added in one turn are delivered together', async () => {
  const deliveries: (readonly number[])[] = [];
  const queues = new PersonQueues<number>(async (_, items) => void deliveries.push(items));
  await Promise.all([1, 2, 3].map((item) => queues.add('person', item)));
  expect(deliveries).toEqual([[1, 2, 3]]);
});

test('a failed delivery does not stop the items behind it', async () => {
  const first = createHeld();
  let fails = true;
  const delivered: number[] = [];
  const queues = new PersonQueues<number>(async (_, items) => {
    if (!fails) return void delivered.push(...items);
    await first.finished;
    throw new Error('The database is away');
  });
  const all = queues.add('person', 1);
  await Promise.resolve();
  await queues.add('person', 2);
  first.finish();
  fails = false;
  await expect(all).rejects.toThrow('away');
  expect(delivered).toEqual([2]);
  await queues.add('person', 3);
  expect(delivered).toEqual([2, 3]);
});

test('an item that arrives at the end of a delivery is delivered', async () => {
  for (let microtasks = 0; microtasks < 20; microtasks += 1) {
    const first = createHeld();
    const delivered: number[] = [];
    const queues = new PersonQueues<number>(async (_, items) => {
      delivered.push(...items);
      if (delivered.length === 1) await first.finished;
    });
    const all = [queues.add('person', 1)];
    first.finish();
    for (let turn = 0; turn < microtasks; turn += 1) await Promise.resolve();
    all.push(queues.add('person', 2));
    await Promise.all(all);
    expect(delivered).toEqual([1, 2]);
  }
});
