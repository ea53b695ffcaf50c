import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOperations } from '../../../mocks/store/core/operations.ts';
import type { SeedData } from '../../../mocks/store/core/records.ts';
import { createPool } from '../../../mocks/store/postgres/pool.ts';
import { fillDatabase } from '../../../mocks/store/postgres/transfer.ts';
import { TEST_WEBHOOK_SECRET } from '../../../mocks/testing/test-backend.ts';
import { startServerProcess } from '../../server/support/server-process.ts';
import { PAGE } from '../../server/support/test-server.ts';
import { openRoundRobinProxy } from './round-robin-proxy.ts';
import { createTestDatabase } from './test-database.ts';

export async function startCluster(
  seed: SeedData,
  size: number,
  onEnd: (stop: () => Promise<void>) => void,
) {
  const databaseUrl = await createTestDatabase({ onEnd });
  const pool = createPool(databaseUrl, console.warn);
  await fillDatabase(pool, async () => seedOperations(seed)).finally(() => pool.end());
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-cluster-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const smsPath = join(folder, 'sms.jsonl');
  const proxy = await openRoundRobinProxy();
  onEnd(() => proxy.close());
  const args = ['--port', '0', '--url', proxy.url, '--sms', smsPath, '--origins', PAGE];
  const more = ['--trust-proxy', 'loopback', '--common-passwords', 'refuse'];
  const env = { DATABASE_URL: databaseUrl, WEBHOOK_SECRET: TEST_WEBHOOK_SECRET };
  const started = await Promise.allSettled(
    Array.from({ length: size }, () => startServerProcess([...args, ...more], { env })),
  );
  const servers = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  onEnd(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });
  for (const start of started) if (start.status === 'rejected') throw start.reason;
  proxy.serve(servers.map(({ url }) => url));
  return { url: proxy.url, databaseUrl, smsPath, servers };
}
