import { expect, onTestFinished, test } from 'vitest';
import { PacedWork } from './paced-work.ts';

test('requests during a run share the next run', async () => {
  const runs: string[] = [];
  let name = 'first';
  const work = new PacedWork(async () => void runs.push(name), 0);
  work.request();
  name = 'next';
  work.request();
  work.request();
  await work.end();
  expect(runs).toEqual(['first', 'next']);
});

test('there is a gap between two runs', async () => {
  const starts: number[] = [];
  const work = new PacedWork(async () => void starts.push(performance.now()), 30);
  work.request();
  work.request();
  await work.end();
  const [first = NaN, next = NaN] = starts;
  // Timers are precise to a millisecond.
  expect(next - first).toBeGreaterThan(28);
});

test('the work can request another run', async () => {
  let left = 3;
  const done = new Promise<void>((resolve) => {
    const work = new PacedWork(async () => {
      left -= 1;
      if (left === 0) resolve();
      else work.request();
    }, 0);
    work.request();
  });
  await done;
  expect(left).toBe(0);
});

test('it ends although requests go on, and runs no more', async () => {
  let runs = 0;
  const work = new PacedWork(async () => void (runs += 1), 2);
  const requests = setInterval(() => work.request(), 1);
  onTestFinished(() => clearInterval(requests));
  work.request();
  await work.end();
  const ended = runs;
  expect(ended).toBeGreaterThan(0);
  work.request();
  await work.end();
  expect(runs).toBe(ended);
});
