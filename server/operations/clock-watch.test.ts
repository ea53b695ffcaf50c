import { expect, test } from 'vitest';
import { emptySeed } from '../../backend/store/records.ts';
import { createMemoryStore } from '../../backend/store/memory-store.ts';
import { ClockWatch } from './clock-watch.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `pass` moves the clock and the uptime, `jump` only the clock. */
function createMachine() {
  const store = createMemoryStore(emptySeed);
  let now = Date.UTC(2026, 10, 23);
  let uptime = 0;
  const warnings: string[] = [];
  return {
    warnings,
    jump: (ms: number) => void (now += ms),
    pass(ms: number) {
      now += ms;
      uptime += ms;
    },
    start: (isClockRight = false) =>
      new ClockWatch({
        clock: { now: () => new Date(now) },
        readUptime: () => uptime,
        store,
        readDatabaseTime: undefined,
        isClockRight,
        warn: (message) => warnings.push(message),
      }),
  };
}

/** A machine whose data has been in use for two days. */
async function useForDays() {
  const machine = createMachine();
  const watch = machine.start();
  await watch.readScope();
  machine.pass(2 * DAY);
  await watch.readScope();
  return { ...machine, watch };
}

test('data without a time waits for a day, without a warning', async () => {
  const { pass, start, warnings } = createMachine();
  const watch = start();
  expect(await watch.readScope()).toBe('short');
  pass(DAY - 1);
  expect(await watch.readScope()).toBe('short');
  pass(1);
  expect(await watch.readScope()).toBe('all');
  expect(warnings).toEqual([]);
});

test('data without a time waits for a day in each process and after each restart', async () => {
  const { jump, pass, start } = createMachine();
  jump(4 * 365 * DAY);
  const [first, second] = [start(), start()];
  expect([await first.readScope(), await second.readScope()]).toEqual(['short', 'short']);
  pass(DAY - MINUTE);
  expect([await first.readScope(), await second.readScope()]).toEqual(['short', 'short']);
  expect(await start().readScope()).toBe('short');
  pass(MINUTE);
  expect([await first.readScope(), await second.readScope()]).toEqual(['all', 'all']);
});

test('a clock that was wrong at the first start can be set before a restart', async () => {
  const { jump, start, warnings } = createMachine();
  jump(4 * 365 * DAY);
  await start().readScope();
  jump(-4 * 365 * DAY);
  expect(await start().readScope()).toBe('short');
  expect(warnings).toEqual([]);
});

test('a doubt is reported once, and so is its end', async () => {
  const { watch, jump, pass, warnings } = await useForDays();
  jump(-60 * MINUTE);
  expect(await watch.readScope()).toBeNull();
  pass(MINUTE);
  expect(await watch.readScope()).toBeNull();
  expect(watch.isDoubtful).toBe(true);
  jump(60 * MINUTE);
  expect(await watch.readScope()).toBe('all');
  expect(watch.isDoubtful).toBe(false);
  expect(warnings).toEqual([
    'The clock jumped back by 60 minutes while the server was running. Nothing is removed and no request lapses until the clocks agree. Set it. If it is right now, restart the server.',
    'The clocks agree again. Removals and lapses go on.',
  ]);
});

test('a clock that was wrong while the server ran does not change what is newest in the data', async () => {
  const { watch, jump, pass, start, warnings } = await useForDays();
  jump(400 * DAY);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    pass(60 * MINUTE);
    expect(await watch.readScope()).toBeNull();
  }
  expect(await start().readScope()).toBe('short');
  expect(warnings.at(-1)).toContain('The data was last used 400 days ago.');
});

test('small corrections of the clock are no doubt, however many', async () => {
  const { watch, jump, pass } = await useForDays();
  for (let hours = 0; hours < 24; hours += 1) {
    pass(60 * MINUTE);
    jump(MINUTE);
    expect(await watch.readScope()).toBe('all');
  }
});

test('after a month switched off, a restart begins the wait of a day again', async () => {
  const { jump, pass, start } = await useForDays();
  jump(31 * DAY);
  expect(await start().readScope()).toBe('short');
  pass(DAY - MINUTE);
  const second = start();
  expect(await second.readScope()).toBe('short');
  pass(DAY);
  expect(await second.readScope()).toBe('all');
  pass(MINUTE);
  expect(await start().readScope()).toBe('all');
});

test('an operator who says that the clock is right says it once', async () => {
  const { jump, start } = await useForDays();
  jump(-400 * DAY);
  expect(await start().readScope()).toBeNull();
  expect(await start(true).readScope()).toBe('all');
  expect(await start().readScope()).toBe('all');
  jump(400 * DAY);
  expect(await start().readScope()).toBe('short');
  expect(await start(true).readScope()).toBe('all');
});

test('a clock that is set right after a wrong start is trusted again', async () => {
  const { jump, start, warnings } = await useForDays();
  jump(-3 * DAY);
  const watch = start();
  expect(await watch.readScope()).toBeNull();
  jump(3 * DAY);
  expect(await watch.readScope()).toBe('all');
  expect(warnings).toEqual([
    expect.stringContaining('The clock is 3 days behind the newest time in the data.'),
    'The clocks agree again. Removals and lapses go on.',
  ]);
});
