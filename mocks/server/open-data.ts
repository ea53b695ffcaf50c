import { dateInIndia } from '../../src/domain/time/india-time.ts';
import type { Clock } from '../clock.ts';
import type { Files } from '../files/files.ts';
import { createFolderFiles, toFilesPath } from '../files/folder-files.ts';
import { createS3Files } from '../files/s3-files.ts';
import { MemoryOutbox } from '../outbox/memory-outbox.ts';
import type { OutboxQueue } from '../outbox/outbox.ts';
import type { SharedEvents } from '../realtime/realtime.ts';
import { accounts } from '../seed/accounts.ts';
import type { SeedData } from '../store/core/records.ts';
import type { Store } from '../store/core/store.ts';
import { openFileStore } from '../store/file/file-store.ts';
import { type OpenPostgres, openPostgres } from '../store/postgres/open-postgres.ts';
import { openPglite } from '../store/postgres/pglite.ts';
import { createPostgresFiles } from '../store/postgres/postgres-files.ts';
import { PostgresOutbox } from '../store/postgres/postgres-outbox.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import type { Measurement } from './operations/metrics.ts';
import type { ReadinessCheck } from './operations/readiness.ts';
import type { ServerOptions } from './options.ts';
import { withServedPictures } from './served-pictures.ts';

export interface OpenData {
  store: Store;
  files: Files;
  outbox: OutboxQueue;
  /** Set if several processes can share the store. */
  events?: SharedEvents;
  checks: readonly ReadinessCheck[];
  measurements: readonly Measurement[];
  sweepAlone?: (sweep: () => Promise<void>) => Promise<void>;
  close(): Promise<void>;
}

export interface SeedSource {
  clock: Clock;
  /** `today` is a day in India. */
  createSeed: (today: string, files: Files) => SeedData | Promise<SeedData>;
}

/** Only seeds a new data file, never a database. */
export async function openData(
  options: ServerOptions,
  source: SeedSource,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<OpenData> {
  const { bucket, dataPath, isReset } = options;
  const bucketFiles = bucket && createS3Files(bucket);
  const database = await openDatabase(options, warn, onRetry);
  if (database) return bucketFiles ? { ...database, files: bucketFiles } : database;
  const files = bucketFiles ?? createFolderFiles(toFilesPath(dataPath));
  const store = await openFileStore({
    path: dataPath,
    isReset,
    createSeed: () => createServedSeed(source, files),
    demoAccountIds: accounts.map(({ id }) => id),
    warn,
  });
  return {
    store,
    files,
    outbox: new MemoryOutbox(source.clock),
    checks: [{ name: 'store', check: () => store.read(async () => undefined) }],
    measurements: [],
    close: () => store.close(),
  };
}

async function openDatabase(
  { databaseUrl, databaseDirectUrl, databaseFolder }: ServerOptions,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<OpenData | null> {
  if (databaseUrl !== null) {
    const directUrl = databaseDirectUrl ?? databaseUrl;
    return observe(await openPostgres(databaseUrl, directUrl, warn, onRetry));
  }
  if (databaseFolder !== null) return openTrialDatabase(databaseFolder, warn, onRetry);
  return null;
}

function observe(data: OpenPostgres): OpenData {
  const { events, connections, check, checkMigrations } = data;
  return {
    ...data,
    checks: [
      { name: 'store', check },
      { name: 'migrations', check: checkMigrations },
      { name: 'events', check: () => events.check() },
    ],
    measurements: [
      {
        name: 'caresetu_pool_connections',
        help: 'Open connections to the database, without that of LISTEN',
        read: () => connections.totalCount,
      },
      {
        name: 'caresetu_pool_idle_connections',
        help: 'Connections to the database that run no statement',
        read: () => connections.idleCount,
      },
      {
        name: 'caresetu_pool_waiting',
        help: 'Reads and writes that wait for a connection',
        read: () => connections.waitingCount,
      },
      {
        name: 'caresetu_event_lag_seconds',
        help: 'Time since this process had read all realtime events',
        read: () => events.lagSeconds(),
      },
    ],
  };
}

async function openTrialDatabase(
  folder: string,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<OpenData> {
  const { pool, close } = await openPglite(folder, warn);
  warn(
    `The database in ${folder} is only for trying CareSetu: a power cut can destroy it, since it never waits for the disk.`,
  );
  return {
    store: new PostgresStore(pool, { hasOneConnection: true, onRetry }),
    files: createPostgresFiles(pool),
    outbox: new PostgresOutbox(pool),
    checks: [{ name: 'store', check: async () => void (await pool.query('SELECT 1')) }],
    measurements: [],
    close,
  };
}

export async function createServedSeed(
  { clock, createSeed }: SeedSource,
  files: Files,
): Promise<SeedData> {
  const now = clock.now();
  return withServedPictures(await createSeed(dateInIndia(now), files), files, now);
}
