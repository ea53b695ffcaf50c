import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { smsContent, type SmsContent } from '../../../backend/outbox/outbox.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { TEST_SENDER } from '../../../backend/testing/test-backend.ts';
import type { EmailTarget } from '../../../server/options.ts';
import { SWEEP_LOCK } from '../../../server/store/postgres/open-postgres.ts';
import { createPostgresFiles } from '../../../server/store/postgres/postgres-files.ts';
import { PostgresStore } from '../../../server/store/postgres/postgres-store.ts';
import { queryRows } from '../../../server/store/postgres/transaction.ts';
import type { PlayedBackend } from '../../contract/support/player.ts';
import { readVisits } from '../../contract/support/visit-rules.ts';
import { createHttpDevice } from '../../server/support/http-device.ts';
import { type ClusterServer, startCluster } from './cluster.ts';
import { createResettingPool, resetDatabase } from './reset-database.ts';

const script = fileURLToPath(new URL('./start-clocked-server.mjs', import.meta.url));

const SMS_LIMIT_MS = 10_000;
const SMS_POLL_MS = 2;

export const clockedServerOptions = z.object({
  /** Null for a data file. */
  databaseUrl: z.nullable(z.string()),
  dataPath: z.optional(z.string()),
  smsPath: z.string(),
  /** Milliseconds. By default, they send no notices, because the other backends do not. */
  noticeTickMs: z.optional(z.int()),
  /** @default the file */
  gateway: z.optional(z.object({ url: z.string(), authorization: z.string() })),
  email: z.optional(
    z.object({
      host: z.string(),
      port: z.int(),
      isSecure: z.boolean(),
      requiresTls: z.boolean(),
      auth: z.object({ user: z.string(), pass: z.string() }),
      from: z.string(),
    }),
  ),
});
export const serverState = z.object({
  now: z.iso.datetime(),
  isolation: z.enum(['SERIALIZABLE', 'READ COMMITTED']),
});
const startMessage = z.object({ url: z.string() });

export type ServerState = z.infer<typeof serverState>;
export type ServerReport = ServerState | z.infer<typeof startMessage>;

export const initialState: ServerState = {
  now: '2026-11-23T04:00:00.000Z',
  isolation: 'SERIALIZABLE',
};

export interface ClockedServer extends ClusterServer {
  /** In the requests to the gateway; the user of the mail server. */
  authorization: string;
  setState: (state: ServerState) => Promise<void>;
}

export async function startClockedServer({
  gatewayUrl,
  smtpPort,
  ...options
}: z.infer<typeof clockedServerOptions> & {
  gatewayUrl: string | undefined;
  smtpPort: number | undefined;
}): Promise<ClockedServer> {
  const authorization = randomUUID();
  const gateway = gatewayUrl === undefined ? undefined : { url: gatewayUrl, authorization };
  const email = smtpPort === undefined ? undefined : testMail(smtpPort, authorization);
  const child = fork(script, [JSON.stringify({ ...options, gateway, email })]);
  const closed = once(child, 'close');
  const receive = () =>
    Promise.race([
      once(child, 'message').then(([message]): unknown => message),
      closed.then(() => {
        throw new Error('The server has ended');
      }),
    ]);
  const { url } = startMessage.parse(await receive());
  return {
    url,
    authorization,
    async setState(state) {
      const answer = receive();
      child.send(state);
      serverState.parse(await answer);
    },
    async end(signal) {
      child.kill(signal);
      await closed;
    },
  };
}

function testMail(port: number, user: string) {
  const auth = { user, pass: 'secret' };
  return {
    host: '127.0.0.1',
    port,
    isSecure: false,
    requiresTls: false,
    auth,
    from: TEST_SENDER,
  } satisfies EmailTarget;
}

export interface ClockedClusterOptions {
  databaseUrl: string;
  folder: string;
  onEnd: (stop: () => Promise<void>) => void;
  noticeTickMs?: number;
  gatewayUrl?: string;
  /** Of a mail server on this machine, without TLS. */
  smtpPort?: number;
}

export type ClockedCluster = Awaited<ReturnType<typeof startClockedCluster>>;

/** The servers never sweep, because the other backends in these tests do not. */
export async function startClockedCluster({
  databaseUrl,
  folder,
  onEnd,
  noticeTickMs,
  gatewayUrl,
  smtpPort,
}: ClockedClusterOptions) {
  const pool = createResettingPool(databaseUrl);
  onEnd(() => pool.end());
  const holder = await pool.connect();
  onEnd(async () => holder.release(true));
  await holder.query('SELECT pg_advisory_lock($1)', [SWEEP_LOCK]);

  const smsPath = join(folder, 'sms.jsonl');
  const serverOptions = { databaseUrl, smsPath, noticeTickMs, gatewayUrl, smtpPort };
  const { url, servers, serve } = await startCluster({
    startServer: () => startClockedServer(serverOptions),
    onEnd,
  });
  const createDevice = () => createHttpDevice(url);
  let state = initialState;

  async function setState(changes: Partial<ServerState>): Promise<void> {
    state = { ...state, ...changes };
    await Promise.all(servers.map((server) => server.setState(state)));
  }

  async function reset(seed: SeedData, now = initialState.now): Promise<void> {
    await resetDatabase(pool, seed);
    await writeFile(smsPath, '');
    if (now !== state.now) await setState({ now });
  }

  async function startServer(): Promise<ClockedServer> {
    const server = await startClockedServer(serverOptions);
    await server.setState(state);
    return server;
  }

  function createPlayedBackend(countSms: () => Promise<number>): PlayedBackend {
    let read = 0;
    return {
      createDevice,
      advanceClock: (seconds) =>
        setState({ now: new Date(Date.parse(state.now) + seconds * 1000).toISOString() }),
      // A test could not tell when the effects of a connection are complete.
      connect: async () => undefined,
      async takeEvents() {
        const all = await queryRows(
          pool,
          `SELECT payload FROM events WHERE payload->>'event' <> 'sessions_ended'
           ORDER BY transaction_id, id`,
        );
        const added = all.slice(read).map(({ payload }): unknown => JSON.parse(payload ?? ''));
        read = all.length;
        return added;
      },
      async readSms() {
        const count = await countSms();
        const end = performance.now() + SMS_LIMIT_MS;
        for (;;) {
          const sent = await readSmsFile(smsPath);
          if (sent.length >= count || performance.now() > end) return sent;
          await pause(SMS_POLL_MS);
        }
      },
      readVisits: () => readVisits(store),
    };
  }

  const store = new PostgresStore(pool);
  const files = createPostgresFiles(pool);
  return {
    url,
    servers,
    serve,
    pool,
    files,
    createDevice,
    reset,
    setState,
    startServer,
    createPlayedBackend,
    readSms: () => readSmsFile(smsPath),
  };
}

async function readSmsFile(path: string): Promise<SmsContent[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
  return lines.map((line) => smsContent.parse({ kind: 'sms', ...JSON.parse(line) }));
}
