import type { Server } from 'node:http';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Files } from '../files/files.ts';
import { createFolderFiles, toFilesPath } from '../files/folder-files.ts';
import { defaultQuotas, type Limits } from '../handlers/core/backend.ts';
import { Passwords } from '../handlers/auth/passwords.ts';
import { startSweeping } from '../handlers/core/sweep.ts';
import { Realtime } from '../realtime/realtime.ts';
import { accounts } from '../seed/accounts.ts';
import { createSeedWithFiles } from '../seed/seed.ts';
import { cookieAttempts, cookieSessions } from '../session-cookie.ts';
import { openFileStore } from '../store/file/file-store.ts';
import type { SeedData } from '../store/core/records.ts';
import { type AddressLimits, defaultAddressLimits } from './limits/address-limits.ts';
import { createApp } from './app.ts';
import { createCommonPasswordCheck } from './common-passwords.ts';
import { readClientAddress } from './limits/client-address.ts';
import { createHashPool } from './limits/hash-pool.ts';
import { listen, stop } from './listen.ts';
import type { Log } from './log.ts';
import { isLoopback, type ServerOptions } from './options.ts';
import { GEOCODER_PATH } from './paths.ts';
import { serveRealtime } from './realtime.ts';
import { withServedPictures } from './served-pictures.ts';
import { createSmsOutbox, createSmsSender } from './sms.ts';

/** About three seconds of work per thread. */
const CALLS_PER_HASH_THREAD = 32;

export interface ServerEnvironment {
  clock: Clock;
  /** `today` is a day in India. */
  createSeed: (today: string, files: Files) => SeedData | Promise<SeedData>;
  limits: Limits;
  addressLimits: AddressLimits;
}

const realEnvironment: ServerEnvironment = {
  clock: systemClock,
  createSeed: createSeedWithFiles,
  limits: {
    // Same as in the seed, so that unknown numbers take as long as known ones.
    passwordIterations: 210_000,
    ...defaultQuotas,
  },
  addressLimits: defaultAddressLimits,
};

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  /** Waits for running requests and writes the data file. */
  close(): Promise<void>;
}

export async function startServer(
  options: ServerOptions,
  log: Log,
  { clock, createSeed, limits, addressLimits }: ServerEnvironment = realEnvironment,
): Promise<RunningServer> {
  const { dataPath, host, isReset, origins, trustedProxies, webhookSecret } = options;
  const outbox = createSmsOutbox(await createSmsSender(options.sms), console.error);
  const files = createFolderFiles(toFilesPath(dataPath));
  const store = await openFileStore({
    path: dataPath,
    isReset,
    createSeed: async () =>
      withServedPictures(await createSeed(dateInIndia(clock.now()), files), files, clock.now()),
    demoAccountIds: accounts.map(({ id }) => id),
    warn: (message) => log({ event: 'warning', message }),
  });
  const hashPool = createHashPool();
  let servers: Server[] = [];
  try {
    const isTooCommon = options.refusesCommonPasswords
      ? await createCommonPasswordCheck()
      : () => false;
    const listening = await listen(host, options.port);
    // No `await` before the app is attached: an early request would get no response.
    const { port } = listening;
    servers = listening.servers;
    const url = `http://${isLoopback(host) ? 'localhost' : host}:${port}`;
    const baseUrl = options.publicUrl ?? url;
    if (
      options.publicUrl &&
      !isLoopback(new URL(options.publicUrl).hostname) &&
      trustedProxies.length === 0
    ) {
      log({
        event: 'warning',
        message:
          'No proxy is named with --trust-proxy. Behind a proxy, all clients share its limits.',
      });
    }
    let isUp = true;
    const backend = {
      store,
      files,
      realtime: new Realtime({ store, clock }),
      clock,
      baseUrl,
      geocoderUrl: baseUrl + GEOCODER_PATH,
      sessions: cookieSessions,
      attempts: cookieAttempts,
      addressOf: readClientAddress,
      sendSms: outbox.send,
      webhookSecret,
      passwords: new Passwords({
        deriveKey: hashPool.deriveKey,
        maxCalls: hashPool.size * CALLS_PER_HASH_THREAD,
      }),
      limits,
      isTooCommon,
    };
    const app = createApp({
      backend,
      origins,
      trustedProxies,
      addressLimits,
      log,
      isUp: () => isUp,
    });
    for (const server of servers) server.on('request', app);
    // Allowed, because this process holds the data file's lock.
    const stopSweeping = startSweeping(backend, (error) =>
      log({ event: 'warning', message: String(error) }),
    );
    const connections = serveRealtime(servers, { realtime: backend.realtime, origins });
    return {
      url,
      async close() {
        isUp = false;
        await stopSweeping();
        await connections.close();
        await stop(servers);
        await outbox.idle();
        await hashPool.close();
        await backend.realtime.idle();
        await store.close();
      },
    };
  } catch (error) {
    await stop(servers);
    await hashPool.close();
    await store.close();
    throw error;
  }
}
