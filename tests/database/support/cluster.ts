import { writeFile } from 'node:fs/promises';
import { seedOperations } from '../../../backend/store/operations.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { TEST_REPORT_SECRET, testSecrets } from '../../../backend/testing/test-secrets.ts';
import { createPool } from '../../../server/store/postgres/pool.ts';
import { fillDatabase } from '../../../server/store/postgres/transfer.ts';
import { runKit } from '../../../tools/conformance/run-kit.ts';
import { testAccounts } from '../../../tools/conformance/self-test/in-process.ts';
import { startServerProcess } from '../../server/support/server-process.ts';
import { openRoundRobinProxy } from './round-robin-proxy.ts';

const SIZE = 3;
const UNUSED_URL = 'http://127.0.0.1:9/reports';

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
  origin: string;
  /** @default the script of `npm run server` */
  script?: string;
}

export function startDatabaseServer(
  { databaseUrl, smsPath, origin, script }: ProcessOptions,
  proxyUrl: string,
  flags: string[] = [],
) {
  const args = ['--port', '0', '--url', proxyUrl, '--sms', smsPath, '--origins', origin];
  const reports = { REPORT_WEBHOOK_URL: UNUSED_URL, REPORT_WEBHOOK_SECRET: TEST_REPORT_SECRET };
  const env = { DATABASE_URL: databaseUrl, ...testSecrets, ...reports };
  return startServerProcess([...args, ...flags], { env, ...(script !== undefined && { script }) });
}

export async function fillTestDatabase(databaseUrl: string, seed: SeedData): Promise<void> {
  const pool = createPool(databaseUrl, console.warn);
  await fillDatabase(pool, async () => seedOperations(seed)).finally(() => pool.end());
}

/** Returns what the kit prints of its differences, or nothing if all of its checks hold. */
export async function runKitOn(url: string, { smsPath, origin }: ProcessOptions): Promise<string> {
  const accounts = `${smsPath}.accounts.json`;
  await writeFile(accounts, JSON.stringify(testAccounts));
  let printed = '';
  const places = ['--url', url, '--geocoder', `${url}/geocoder`, '--origin', origin];
  const files = ['--accounts', accounts, '--sms-file', smsPath];
  const switches = ['--traces', '--forwarded', '--refuses-common-passwords'];
  const code = await runKit(
    [...places, ...files, ...switches],
    (text) => (printed += text),
    {},
    testSecrets,
  );
  return code === 0 ? '' : printed.slice(Math.max(printed.indexOf('Differences'), 0));
}
