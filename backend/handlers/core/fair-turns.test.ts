import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairTurns, type TurnOptions } from './fair-turns.ts';

/** Calls start in turn and end one by one, when the test says so. */
function start(options: TurnOptions) {
  const turns = new FairTurns(options);
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const take = (client: string) =>
    turns
      .take(client, () => {
        started.push(client);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch(() => void refused.push(client));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { take, started, refused, endOne, settle };
}

function countOf(clients: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const client of clients) counts[client] = (counts[client] ?? 0) + 1;
  return counts;
}

const guests = (count: number, name = 'guest') =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

test('40 guests of one address that never pause delay a login from elsewhere by one call', async () => {
  const { take, started, refused, endOne, settle } = start({ maxRunning: 1, maxWaiting: 30 });
  for (let call = 0; call < 40; call += 1) void take('guests');
  void take('owner');
  await settle();
  expect(refused).not.toContain('owner');
  await endOne();
  await endOne();
  expect(started).toContain('owner');
});

test('a client with many calls leaves one place to others, which start at once', async () => {
  const { take, started, endOne, settle } = start({ maxRunning: 3, maxWaiting: 30 });
  for (let call = 0; call < 20; call += 1) void take('guests');
  await settle();
  expect(started).toEqual(['guests', 'guests']);
  void take('owner');
  await settle();
  expect(started).toEqual(['guests', 'guests', 'owner']);
  await endOne();
  await endOne();
  expect(started).toEqual(['guests', 'guests', 'owner', 'guests', 'guests']);
});

test('40 guests of 40 addresses that never pause do not keep a login out', async () => {
  const { take, started, refused, endOne, settle } = start({ maxRunning: 2, maxWaiting: 64 });
  const everyone = guests(40);
  for (const guest of everyone) void take(guest);
  void take('owner');
  await settle();
  for (let ended = 0; ended < 41; ended += 1) {
    // Each guest calls again as soon as a call of a guest has ended.
    await endOne();
    void take(everyone[ended % everyone.length] ?? '');
  }
  expect(refused).not.toContain('owner');
  expect(started).toContain('owner');
});

test('a full queue refuses the newest call of the client that has most', async () => {
  const { take, started, refused, endOne, settle } = start({ maxRunning: 1, maxWaiting: 4 });
  for (const client of ['first', 'greedy', 'greedy', 'greedy', 'second', 'third']) {
    void take(client);
  }
  await settle();
  expect(refused).toEqual(['greedy']);
  void take('greedy');
  await settle();
  expect(refused).toEqual(['greedy', 'greedy']);
  for (let ended = 0; ended < 5; ended += 1) await endOne();
  expect(started).toEqual(['first', 'greedy', 'second', 'third', 'greedy']);
});

test('each call starts once or is refused, and never more run or wait than allowed', async () => {
  const clients = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });
  const limits = fc.record({
    maxRunning: fc.integer({ min: 1, max: 3 }),
    maxWaiting: fc.integer({ min: 0, max: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(clients, limits, async (calls, options) => {
      const { take, started, refused, endOne, settle } = start(options);
      for (const client of calls) void take(client);
      await settle();
      const { maxRunning } = options;
      const ofOne = Math.max(1, maxRunning - 1);
      const mayRun = Object.values(countOf(calls)).map((count) => Math.min(count, ofOne));
      const all = mayRun.reduce((sum, count) => sum + count, 0);
      expect(started.length).toBe(Math.min(all, maxRunning));
      expect(calls.length - started.length - refused.length).toBeLessThanOrEqual(
        options.maxWaiting,
      );
      for (let ended = 0; ended < calls.length; ended += 1) await endOne();
      expect([...started, ...refused].toSorted()).toEqual(calls.toSorted());
    }),
    { numRuns: 50 },
  );
});
