import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testRecord,
} from '../../backend/testing/test-seed.ts';
import type { TestDevice } from '../../backend/testing/test-backend.ts';
import type { ServerOptions } from '../../server/options.ts';
import { defaultAddressLimits } from '../../server/limits/address-limits.ts';
import { sample, scrape } from './support/metrics.ts';
import { NOW, startTestServer } from './support/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { patientA, patientB } = people;

/** The sweep runs when a test says so. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A machine on which servers start one after the other. */
function createMachine() {
  let now = NOW.getTime();
  let uptime = 0;
  const time = { clock: { now: () => new Date(now) }, readUptime: () => uptime };
  const pass = (ms: number) => {
    now += ms;
    uptime += ms;
  };
  const start = async (options: Partial<ServerOptions> = {}) => {
    const server = await startTestServer(
      { startsAt: null, ...options },
      () => createTestSeed([], [testRecord('record')]),
      defaultAddressLimits,
      time,
    );
    const warnings = () =>
      server.log.flatMap(({ event, message }) => (event === 'warning' ? String(message) : []));
    const removed = () =>
      server.log.flatMap(({ event, collection }) =>
        event === 'removed' ? String(collection) : [],
      );
    const isDoubtful = async () =>
      sample(await scrape(server.url), 'caresetu_clock_doubtful') === 1;
    const sweep = () => vi.advanceTimersByTimeAsync(MINUTE);
    return { ...server, warnings, removed, isDoubtful, sweep };
  };
  return {
    jump: (ms: number) => void (now += ms),
    pass,
    start,
    /** A server that has run for a day, so that its data has a time. */
    async startInUse() {
      const server = await start();
      pass(DAY);
      await server.sweep();
      return server;
    },
  };
}

test('a jump while the server runs stops removals until the clock is right again', async () => {
  const { jump, pass, start } = createMachine();
  const { url, createDevice, warnings, removed, isDoubtful, sweep } = await start();
  await signIn(createDevice(), patientA);
  expect(await isDoubtful()).toBe(false);

  jump(40 * DAY);
  await sweep();
  await expect.poll(isDoubtful).toBe(true);
  expect(warnings()).toEqual([
    expect.stringContaining('The clock jumped forward by 40 days while the server was running.'),
  ]);
  expect((await fetch(`${url}/ready`)).status).toBe(200);

  jump(-40 * DAY);
  await sweep();
  await expect.poll(isDoubtful).toBe(false);
  expect(warnings().at(-1)).toBe('The clocks agree again. Removals and lapses go on.');
  expect(removed()).toEqual([]);

  pass(40 * DAY);
  await sweep();
  await expect.poll(removed).toContain('sessions');
});

test('the clock is compared before notices are sent, also between two sweeps', async () => {
  const { jump, start } = createMachine();
  const { isDoubtful } = await start();
  expect(await isDoubtful()).toBe(false);
  jump(40 * DAY);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  await expect.poll(isDoubtful).toBe(true);
});

test('data from the future stops removals until the clock is set', async () => {
  const { jump, start, startInUse } = createMachine();
  const { dataPath, close, createDevice } = await startInUse();
  await signIn(createDevice(), patientA);
  await close();

  jump(-2 * DAY);
  const { warnings, removed, isDoubtful, sweep } = await start({ dataPath });
  await expect.poll(isDoubtful).toBe(true);
  expect(warnings()).toEqual([
    expect.stringContaining('The clock is 2 days behind the newest time in the data.'),
  ]);
  jump(42 * DAY);
  await sweep();
  await expect.poll(removed).toContain('sessions');
  expect(await isDoubtful()).toBe(false);
});

test('--clock-is-right accepts data from the future', async () => {
  const { jump, start, startInUse } = createMachine();
  const { dataPath, close } = await startInUse();
  await close();
  jump(-2 * DAY);
  const right = await start({ dataPath, isClockRight: true });
  expect(await right.isDoubtful()).toBe(false);
  await right.close();
  const later = await start({ dataPath });
  await later.close();
  expect([...right.warnings(), ...later.warnings()]).toEqual([]);
});

/** The patient's records are due three years later. */
async function deleteRecordsOwner(device: TestDevice) {
  const { accessToken: token } = await signIn(device, patientA);
  await device.call('deleteAccount', {}, { token, body: { password: TEST_PASSWORD } });
}

async function leaveRecords({ startInUse }: Pick<ReturnType<typeof createMachine>, 'startInUse'>) {
  const { dataPath, close, createDevice } = await startInUse();
  await deleteRecordsOwner(createDevice());
  await signIn(createDevice(), patientB);
  await close();
  return dataPath;
}

test('after years switched off, only records that are stored for years wait, for a day', async () => {
  const { jump, pass, start, ...machine } = createMachine();
  const dataPath = await leaveRecords(machine);
  jump(4 * 365 * DAY);
  const first = await start({ dataPath });
  expect(await first.isDoubtful()).toBe(false);
  await first.close();
  expect(first.removed()).toContain('sessions');
  expect(first.removed()).not.toContain('medicalRecords');
  expect(first.removed()).not.toContain('knownDevices');
  const second = await start({ dataPath });
  for (const { warnings } of [first, second]) {
    await expect
      .poll(warnings)
      .toEqual([expect.stringContaining('The data was last used 1460 days ago.')]);
  }
  pass(DAY);
  await second.sweep();
  await expect.poll(second.removed).toContain('medicalRecords');
  expect(second.removed()).toContain('knownDevices');
});

test('data of an earlier release waits for a day without a restart', async () => {
  const { jump, pass, start } = createMachine();
  const { dataPath, close, createDevice } = await start();
  await deleteRecordsOwner(createDevice());
  await close();
  jump(4 * 365 * DAY);
  for (let restart = 0; restart < 2; restart += 1) {
    const { removed, close: end } = await start({ dataPath });
    await end();
    expect(removed()).not.toContain('medicalRecords');
  }
  const { removed, sweep } = await start({ dataPath });
  pass(DAY);
  await sweep();
  await expect.poll(removed).toContain('medicalRecords');
});

test('--clock-is-right removes records at once after years switched off', async () => {
  const { jump, start, ...machine } = createMachine();
  const dataPath = await leaveRecords(machine);
  jump(4 * 365 * DAY);
  const { warnings, removed } = await start({ dataPath, isClockRight: true });
  await expect.poll(removed).toContain('medicalRecords');
  expect(warnings()).toEqual([]);
});

test('a clock that --at has set is not compared', async () => {
  const { jump, start } = createMachine();
  const { dataPath, close, createDevice } = await start();
  await signIn(createDevice(), patientA);
  await close();
  jump(-2 * DAY);
  const { warnings, removed, sweep } = await start({ dataPath, startsAt: NOW });
  jump(42 * DAY);
  await sweep();
  await expect.poll(removed).toContain('sessions');
  expect(warnings()).toEqual([]);
});
