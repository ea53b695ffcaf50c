import { seedOperations } from '../../../mocks/store/core/operations.ts';
import type { SeedData } from '../../../mocks/store/core/records.ts';
import { createPool } from '../../../mocks/store/postgres/pool.ts';
import { fillDatabase } from '../../../mocks/store/postgres/transfer.ts';
import { startServerProcess } from '../../server/support/server-process.ts';
import { openRoundRobinProxy } from './round-robin-proxy.ts';

const SIZE = 3;

export interface ClusterServer {
  url: string;
  end: (signal: NodeJS.Signals) => Promise<unknown>;
}

export interface ClusterOptions<Server extends ClusterServer> {
  /** @param proxyUrl the URL that clients use */
  startServer: (proxyUrl: string) => Promise<Server>;
  /** Registers the functions that stop the cluster, in reverse order. */
  onEnd: (stop: () => Promise<void>) => void;
  /** @default any free port */
  port?: number;
}

/** Starts three servers behind a proxy. */
export async function startCluster<Server extends ClusterServer>({
  startServer,
  onEnd,
  port,
}: ClusterOptions<Server>) {
  const proxy = await openRoundRobinProxy(port);
  onEnd(() => proxy.close());
  const started = await Promise.allSettled(
    Array.from({ length: SIZE }, () => startServer(proxy.url)),
  );
  const servers = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  onEnd(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });
  for (const start of started) if (start.status === 'rejected') throw start.reason;
  proxy.serve(servers.map(({ url }) => url));
  return { url: proxy.url, servers, serve: proxy.serve };
}

export interface ProcessOptions {
  databaseUrl: string;
  smsPath: string;
  /** The page that calls the server. */
  origin: string;
}

/** Starts `npm run server`. */
export function startDatabaseServer(
  { databaseUrl, smsPath, origin }: ProcessOptions,
  proxyUrl: string,
  more: string[] = [],
) {
  const args = ['--port', '0', '--url', proxyUrl, '--sms', smsPath, '--origins', origin];
  return startServerProcess([...args, ...more], { env: { DATABASE_URL: databaseUrl } });
}

export async function fillTestDatabase(databaseUrl: string, seed: SeedData): Promise<void> {
  const pool = createPool(databaseUrl, console.warn);
  await fillDatabase(pool, async () => seedOperations(seed)).finally(() => pool.end());
}
