import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSeed } from '../../backend/testing/test-seed.ts';
import { testAccess } from '../contract/support/access-matrix.ts';
import {
  GENERATED_REQUESTS,
  playGeneratedRequests,
  signEverybodyIn,
} from '../contract/support/generated-requests.ts';
import { queueRecords } from '../contract/support/queue-records.ts';
import { openBackends, testSameResponses } from '../contract/support/same-responses.ts';
import { testSharing } from '../contract/support/sharing-matrix.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { type ClockedCluster, startClockedCluster } from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

/** Fewer than in memory, where the whole matrix takes a fifth of the time. */
const CALLERS = process.env['SOAK'] ? undefined : (['guest', 'patientB', 'doctorA'] as const);
const SEQUENCES = process.env['SOAK'] ? 1000 : 15;

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;
let folder: string;

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
    const { backends, close } = await openBackends();
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
