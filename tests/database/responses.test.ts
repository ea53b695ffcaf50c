import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryFiles } from '../../mocks/files/memory-files.ts';
import { createMemoryStore } from '../../mocks/store/core/memory-store.ts';
import { seedOperations } from '../../mocks/store/core/operations.ts';
import { collectionNames } from '../../mocks/store/core/records.ts';
import { createPostgresFiles } from '../../mocks/store/postgres/postgres-files.ts';
import { PostgresStore } from '../../mocks/store/postgres/postgres-store.ts';
import { toTable } from '../../mocks/store/postgres/sql.ts';
import { fillDatabase } from '../../mocks/store/postgres/transfer.ts';
import { createTestSeed } from '../../mocks/testing/test-seed.ts';
import {
  GENERATED_REQUESTS,
  playGeneratedRequests,
  signEverybodyIn,
} from '../contract/support/generated-requests.ts';
import { createPlayer } from '../contract/support/player.ts';
import { queueRecords } from '../contract/support/queue-records.ts';
import { queueSequence } from '../contract/support/queue-steps.ts';
import { anySequence } from '../contract/support/steps.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

const SEQUENCES = process.env['SOAK'] ? 1000 : 30;

test.each([
  { about: 'all calls', sequences: anySequence, wanted: [200, 201, 400, 401, 403, 404, 409] },
  { about: 'queue bookings', sequences: queueSequence, wanted: [200, 201, 400, 401, 404, 409] },
])(
  `${SEQUENCES} random sequences of $about get the same responses as in memory`,
  async ({ sequences, wanted }) => {
    const pool = createTestPool(await createTestDatabase());
    const tables = ['files', ...collectionNames.map(toTable)].join(', ');
    const statuses = new Set<number>();
    const property = fc.asyncProperty(sequences, async (steps) => {
      await pool.query(`TRUNCATE ${tables}`);
      await fillDatabase(pool, async () => seedOperations(createTestSeed()));
      const inMemory = createPlayer(createMemoryStore(createTestSeed()), createMemoryFiles());
      const onPostgres = createPlayer(new PostgresStore(pool), createPostgresFiles(pool));
      for (const step of steps) {
        const expected = await inMemory(step);
        expect(await onPostgres(step)).toEqual(expected);
        statuses.add(expected.status);
      }
    });
    await fc.assert(property, { numRuns: SEQUENCES });
    // Some calls must succeed: two backends that always fail would also match.
    expect([...statuses]).toEqual(expect.arrayContaining(wanted));
  },
  600_000,
);

test(`${GENERATED_REQUESTS} generated requests get valid responses`, async () => {
  const databaseUrl = await createTestDatabase();
  const seed = { ...createTestSeed(), ...queueRecords() };
  await fillDatabase(createTestPool(databaseUrl), async () => seedOperations(seed));
  const { createDevice } = await startTestServer({ databaseUrl });
  const tokens = await signEverybodyIn(createDevice);
  const addresses = { api: '', geocoder: '/geocoder' };
  const answered = await playGeneratedRequests(async () => ({ addresses, createDevice, tokens }));
  expect(answered).toBe(GENERATED_REQUESTS);
}, 600_000);
