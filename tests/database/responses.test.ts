import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { createTestSeed } from '../../backend/testing/test-seed.ts';
import { createPostgresFiles } from '../../server/store/postgres/postgres-files.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { testAccess } from '../contract/support/access-matrix.ts';
import {
  GENERATED_REQUESTS,
  playGeneratedRequests,
  signEverybodyIn,
} from '../contract/support/generated-requests.ts';
import { queueRecords } from '../contract/support/queue-records.ts';
import {
  openBackends,
  type SequenceCounts,
  testSameResponses,
} from '../contract/support/same-responses.ts';
import { createPlayedBackend } from '../contract/support/player.ts';
import { testSharing } from '../contract/support/sharing-matrix.ts';
import { inMemory } from '../contract/support/stores.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { type ClockedCluster, startClockedCluster } from './support/clocked-cluster.ts';
import { createResettingPool, resetDatabase } from './support/reset-database.ts';
import { createTestDatabase } from './support/test-database.ts';

/** Fewer than in memory, where the whole matrix takes a fifth of the time. */
const CALLERS = process.env['SOAK'] ? undefined : (['guest', 'patientB', 'doctorA'] as const);
/** A sequence takes twice as long as in one process. */
const SEQUENCES: SequenceCounts = process.env['SOAK']
  ? { calls: 700, queue: 300, visits: 1340 }
  : { calls: 11, queue: 5, visits: 20 };
const VISITS = process.env['SOAK'] ? 10_000 : 100;

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;
let folder: string;

let ownPool: Promise<Pool> | undefined;
async function openOwnPool(): Promise<Pool> {
  const pool = createResettingPool(await createTestDatabase({ onEnd }));
  onEnd(() => pool.end());
  return pool;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-responses-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  cluster = await startClockedCluster({
    databaseUrl: await createTestDatabase({ onEnd }),
    folder,
    onEnd,
    smtpPort: (await startMailServer({ onEnd })).port,
  });
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

describe('one process on a database', () => {
  testSameResponses({ visits: VISITS }, async () => {
    const pool = await (ownPool ??= openOwnPool());
    await resetDatabase(pool, createTestSeed());
    const { backends, close } = await openBackends([inMemory]);
    const store = new PostgresStore(pool, { cachesPlans: true });
    // It repeats writes itself. The store in memory runs each of them twice.
    const own = createPlayedBackend(store, createPostgresFiles(pool), {
      runsWritesTwice: false,
    });
    return { backends: [...backends, own], close };
  });
});

describe('three processes on one database', () => {
  describe('follow the access matrix', () => {
    testAccess(async ({ seed, file, now }) => {
      await cluster.reset(seed, now);
      await cluster.files.put(file, new Date());
      return cluster.createDevice;
    }, CALLERS);
  });

  testSharing(async ({ seed, file, now }) => {
    await cluster.reset(seed, now);
    await cluster.files.put(file, new Date());
    return cluster.createDevice;
  });

  testSameResponses(SEQUENCES, async () => {
    const { backends, close } = await openBackends([inMemory]);
    await cluster.reset(createTestSeed());
    const [memory] = backends;
    const database = cluster.createPlayedBackend(
      async () => (await memory?.readSms())?.length ?? 0,
    );
    const unconnected = { connect: async () => undefined };
    return {
      backends: [...backends.map((backend) => ({ ...backend, ...unconnected })), database],
      close,
    };
  });

  test(`send valid responses to ${GENERATED_REQUESTS} generated requests`, async () => {
    await cluster.reset({ ...createTestSeed(), ...queueRecords() });
    const { createDevice } = cluster;
    const tokens = await signEverybodyIn(createDevice);
    const addresses = { api: '', geocoder: '/geocoder' };
    const answered = await playGeneratedRequests(async () => ({ addresses, createDevice, tokens }));
    expect(answered).toBe(GENERATED_REQUESTS);
  }, 600_000);
});
