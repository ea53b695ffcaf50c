import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { defaultAddressLimits } from '../../server/limits/address-limits.ts';
import { openPostgres } from '../../server/store/postgres/open-postgres.ts';
import { sample, scrape } from '../server/support/metrics.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { fillTestDatabase } from './support/cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Notices compare the clock too. */
const NEVER_MS = 2 ** 31 - 1;

test('a clock that differs from that of the database stops removals until both agree', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const databaseUrl = await createTestDatabase();
  await fillTestDatabase(databaseUrl, createTestSeed());
  const database = await openPostgres(databaseUrl, databaseUrl, () => undefined);
  onTestFinished(database.close);
  const { store, readTime } = database;
  let now = 0;
  const setGap = async (ms: number) => {
    now = (await readTime()).getTime() + ms;
  };
  const readUptime = vi.fn<() => number>().mockReturnValue(0);
  await setGap(-40 * DAY);
  const { url, log, createDevice } = await startTestServer(
    { databaseUrl, startsAt: null },
    undefined,
    defaultAddressLimits,
    { clock: { now: () => new Date(now) }, readUptime, noticeTickMs: NEVER_MS },
  );
  const isDoubtful = async () => sample(await scrape(url), 'caresetu_clock_doubtful') === 1;
  const comparesAgain = async () => {
    const { length } = readUptime.mock.calls;
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect.poll(() => readUptime.mock.calls.length).toBeGreaterThan(length);
  };
  const countSessions = () => store.read(async (reads) => (await reads.find('sessions')).length);
  await signIn(createDevice(), people.patientA);
  await expect.poll(isDoubtful).toBe(true);
  expect(log).toContainEqual({
    event: 'warning',
    message: expect.stringContaining('The clock is 40 days behind that of the database.'),
  });

  await setGap(3 * MINUTE);
  await comparesAgain();
  expect([await isDoubtful(), await countSessions()]).toEqual([true, 1]);

  await setGap(0);
  await comparesAgain();
  expect(await isDoubtful()).toBe(false);
  await expect.poll(countSessions).toBe(0);
});
