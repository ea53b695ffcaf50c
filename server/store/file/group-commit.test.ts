import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GroupCommitStore } from './group-commit.ts';
import type { Operation } from '../../../backend/store/operations.ts';
import type { UnitOfWork } from '../../../backend/store/store.ts';
import { Tables } from '../../../backend/store/tables.ts';

function createDisk() {
  const flushes: Operation[][] = [];
  const disk = {
    flushes,
    isFull: false,
    gate: Promise.resolve(),
    async append(operations: readonly Operation[]) {
      await disk.gate;
      if (disk.isFull) throw new Error('disk full');
      flushes.push([...operations]);
    },
    tidy: async () => undefined,
  };
  return disk;
}

function start() {
  const disk = createDisk();
  const store = new GroupCommitStore(new Tables(() => new Map()), disk);
  const add = (id: string) => store.write((unit) => unit.insert('settings', { id, value: id }));
  const ids = () => store.read(async (reads) => (await reads.find('settings')).map(({ id }) => id));
  return { disk, store, add, ids };
}

function close(disk: ReturnType<typeof createDisk>): () => void {
  let open = () => {};
  disk.gate = new Promise((resolve) => (open = resolve));
  return open;
}

test('concurrent writes share one flush', async () => {
  const { disk, add } = start();
  await Promise.all(Array.from({ length: 100 }, (_, index) => add(`n${index}`)));
  expect(disk.flushes).toHaveLength(1);
  expect(disk.flushes[0]).toHaveLength(100);
});

test('a write is visible to the next writer immediately, and to readers after the flush', async () => {
  const { disk, store, add, ids } = start();
  const open = close(disk);
  const first = add('a');
  const seen = store.write((unit) => unit.get('settings', 'a'));
  await nextTurn();
  expect(await ids()).toEqual([]);
  open();
  expect(await seen).toEqual({ id: 'a', value: 'a' });
  await first;
  expect(await ids()).toEqual(['a']);
});

test("a write that is rejected because of an earlier write waits for the earlier write's flush", async () => {
  const { disk, add } = start();
  const open = close(disk);
  let isRefused = false;
  const first = add('a');
  const second = add('a').catch(() => (isRefused = true));
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  expect(isRefused).toBe(false);
  open();
  await Promise.all([first, second]);
  expect(isRefused).toBe(true);
});

test('a failed flush fails all its writes, and the next flush succeeds', async () => {
  const { disk, add, ids } = start();
  await add('before');
  disk.isFull = true;
  const outcomes = await Promise.allSettled([add('a'), add('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  disk.isFull = false;
  expect(await ids()).toEqual(['before']);
  await add('a');
  expect(await ids()).toEqual(['before', 'a']);
});

test('a check fails after a failed flush until there is space, and then adds no change', async () => {
  const { disk, store, add, ids } = start();
  await add('before');
  disk.isFull = true;
  await store.check();
  await expect(add('a')).rejects.toThrow('disk full');
  await expect(store.check()).rejects.toThrow('disk full');
  disk.isFull = false;
  await store.check();
  expect(await ids()).toEqual(['before']);
  const flushes = disk.flushes.length;
  await store.check();
  expect(disk.flushes).toHaveLength(flushes);
});

test('a failed flush also fails later writes that have read its changes', async () => {
  const { disk, store, add, ids } = start();
  const open = close(disk);
  disk.isFull = true;
  const first = add('a');
  await nextTurn();
  await nextTurn();
  const gathered = add('b');
  let finish = () => {};
  const pause = new Promise<void>((resolve) => (finish = resolve));
  const atWork = store.write(async (unit: UnitOfWork) => {
    const seen = await unit.find('settings');
    await pause;
    await unit.insert('settings', { id: 'c', value: String(seen.length) });
  });
  const outcomes = Promise.allSettled([first, gathered, atWork]);
  await nextTurn();
  open();
  await first.catch(() => undefined);
  disk.isFull = false;
  finish();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(await ids()).toEqual([]);
  await add('d');
  expect(await ids()).toEqual(['d']);
});

test('data stays consistent under continuous writes', async () => {
  const { store, ids } = start();
  await store.write((unit) => unit.insert('settings', { id: 'count', value: '0' }));
  const addOne = () =>
    store.write(async (unit) => {
      const value = Number((await unit.get('settings', 'count'))?.value) + 1;
      await unit.update('settings', 'count', { value: String(value) });
      await unit.insert('settings', { id: `n${value}`, value: '' });
      if (value > 1) await unit.remove('settings', `n${value - 1}`);
      return (await unit.find('settings')).length;
    });
  const writer = async () => {
    const lengths = [];
    for (let round = 0; round < 50; round += 1) lengths.push(await addOne());
    return lengths;
  };
  const lengths = (await Promise.all(Array.from({ length: 8 }, writer))).flat();
  expect(new Set(lengths)).toEqual(new Set([2]));
  expect((await ids()).sort()).toEqual(['count', 'n400']);
});
