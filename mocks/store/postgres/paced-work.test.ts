import { expect, test } from 'vitest';
import { PacedWork } from './paced-work.ts';

test('requests during a run share the next run', async () => {
  const runs: string[] = [];
  let name = 'first';
  const work = new PacedWork(async () => void runs.push(name), 0);
  work.request();
  name = 'next';
  work.request();
  work.request();
  await work.idle();
  expect(runs).toEqual(['first', 'next']);
  work.request();
  await work.idle();
  expect(runs).toEqual(['first', 'next', 'next']);
});

test('the work can request another run', async () => {
  let left = 3;
  const work = new PacedWork(async () => {
    left -= 1;
    if (left > 0) work.request();
  }, 0);
  work.request();
  await work.idle();
  expect(left).toBe(0);
});

test('nothing runs without a request', async () => {
  const runs: string[] = [];
  await new PacedWork(async () => void runs.push('run'), 0).idle();
  expect(runs).toEqual([]);
});
