import { expect, test } from 'vitest';
import { longRun, survive, surviveCrashes } from './support/survival.ts';
import { createTestDatabase } from './support/test-database.ts';

const isLong = Boolean(process.env['SOAK']);
const run = isLong ? longRun : { kills: 3, writers: 4, messages: 50 };

test(`${run.kills} kills of a server under ${run.writers} concurrent writers and a chat neither lose nor repeat an acknowledged write`, async () => {
  const { faults, acknowledged } = isLong
    ? await surviveCrashes(run)
    : await survive({ ...run, databaseUrl: await createTestDatabase({ isEmpty: true }) });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(run.kills);
}, 3_600_000);
