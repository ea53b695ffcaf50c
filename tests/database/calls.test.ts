import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import { testCalls } from '../contract/support/call-matrix.ts';
import { type ClockedCluster, startClockedCluster } from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-calls-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await createTestDatabase({ onEnd });
  cluster = await startClockedCluster({ databaseUrl, folder, onEnd });
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

describe('three processes on one database', () => {
  testCalls(async ({ seed, now }) => {
    await cluster.reset(seed, now);
    let opened = 0;
    return {
      createDevice: cluster.createDevice,
      setTime: (at) => cluster.setState({ now: at }),
      connect(token, take) {
        const server = cluster.servers[(opened += 1) % cluster.servers.length];
        return openSocketConnection(server?.url ?? '', token, null, take);
      },
    };
  });
});
