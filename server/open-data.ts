import { dateInIndia } from '../src/domain/time/india-time.ts';
import type { Clock } from '../backend/core/clock.ts';
import type { Files, ReplaceableFiles } from '../backend/files/files.ts';
import { createFolderFiles, toFilesPath } from './files/folder-files.ts';
import { createS3Files } from './files/s3-files.ts';
import { MemoryOutbox } from './outbox/memory-outbox.ts';
import type { OutboxQueue } from '../backend/outbox/outbox.ts';
import type { SharedEvents } from '../backend/handlers/core/realtime-events.ts';
import { accounts } from '../backend/seed/accounts.ts';
import { emptySeed, type SeedData } from '../backend/store/records.ts';
import type { ReadTransaction, Store } from '../backend/store/store.ts';
import { openFileStore } from './store/file/file-store.ts';
import {
  describeDatabase,
  type OpenPostgres,
  openPostgres,
} from './store/postgres/open-postgres.ts';
import { openPglite } from './store/postgres/pglite.ts';
import { createPostgresFiles, listUsedFiles } from './store/postgres/postgres-files.ts';
import { PostgresOutbox } from './store/postgres/postgres-outbox.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';
import { addMark, checkMark } from './store/seal/mark.ts';
import { hasMark } from './store/seal/master-keys.ts';
import { createSealedPayloads, type Payloads, plainPayloads } from './store/seal/payloads.ts';
import { createSeal, type Seal } from './store/seal/seal.ts';
import { sealRest } from './store/seal/seal-rest.ts';
import { createSealedFiles } from './store/seal/sealed-files.ts';
import { SealedStore } from './store/seal/sealed-store.ts';
import type { Measurement } from './operations/metrics.ts';
import type { ReadinessCheck } from './operations/readiness.ts';
import { refuseDemoPeople } from './demo-people.ts';
import type { ServerOptions } from './options.ts';
import { withServedPictures } from './served-pictures.ts';

export interface OpenData {
  /** In messages and logs, so without the password of a database. */
  name: string;
  /** Of `npm run database`, with a space before them. */
  commandFlags: string;
  store: Store;
  files: Files;
  outbox: OutboxQueue;
  events?: SharedEvents;
  checks: readonly ReadinessCheck[];
  measurements: readonly Measurement[];
  sweepAlone?: (sweep: () => Promise<void>) => Promise<void>;
  /** The database's time. */
  readTime?: () => Promise<Date>;
  close(): Promise<void>;
}

export interface SeedSource {
  clock: Clock;
  /** `today` is a day in India. */
  createSeed: (today: string, files: Files, now: Date) => SeedData | Promise<SeedData>;
}

/**
 * Only seeds a new data file, never a database.
 * @throws StorageError for data with the demo's people, if the options refuse them
 */
export async function openData(
  options: ServerOptions,
  source: SeedSource,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<OpenData> {
  const seal = createSeal(options.dataKeys);
  const files = options.bucket && createS3Files(options.bucket);
  const database = await openDatabase(options, seal, warn, onRetry);
  const place = database
    ? { ...database, ...(files && { files }) }
    : await openFile(
        options,
        files ?? createFolderFiles(toFilesPath(options.dataPath)),
        source,
        warn,
      );
  try {
    if (options.refusesDemoPeople) await refuseDemoPeople(place.store, place);
  } catch (error) {
    await place.close();
    throw error;
  }
  return openSealed(place, seal, warn);
}

async function openFile(
  { dataPath, isReset, refusesDemoPeople }: ServerOptions,
  files: ReplaceableFiles,
  source: SeedSource,
  warn: (message: string) => void,
): Promise<Place> {
  const store = await openFileStore({
    path: dataPath,
    isReset,
    createSeed: () => (refusesDemoPeople ? emptySeed : createServedSeed(source, files)),
    demoAccountIds: accounts.map(({ id }) => id),
    warn,
  });
  return {
    name: dataPath,
    commandFlags: ` --data ${dataPath}`,
    store,
    files,
    isShared: false,
    listFiles: () => store.read(findUsedFiles),
    outbox: new MemoryOutbox(source.clock),
    checks: [{ name: 'store', check: () => store.check() }],
    measurements: [],
    close: () => store.close(),
  };
}

interface Place extends OpenData {
  files: ReplaceableFiles;
  isShared: boolean;
  listFiles: () => Promise<string[]>;
}

/** @throws StorageError without the keys of encrypted data */
async function openSealed(
  { isShared, listFiles, ...data }: Place,
  seal: Seal | null,
  warn: (message: string) => void,
): Promise<OpenData> {
  const { store, files } = data;
  try {
    await checkMark(store, seal);
    if (!seal) return data;
    if (!isShared || (await store.read(isNewOrSealed))) await addMark(store, seal);
    else warn('The data is not encrypted yet: npm run database -- seal (docs/operations.md).');
    const sealedFiles = createSealedFiles(files, seal);
    const sealed = { ...data, store: new SealedStore(store, seal, warn), files: sealedFiles };
    if (isShared) return sealed;
    const stop = new AbortController();
    const { signal } = stop;
    const sealing = sealRest({ store, files: sealedFiles, seal, listFiles, signal }).catch(
      (error: unknown) => warn(`The data could not be encrypted as a whole: ${String(error)}`),
    );
    return {
      ...sealed,
      async close() {
        stop.abort();
        await sealing;
        await data.close();
      },
    };
  } catch (error) {
    await data.close();
    throw error;
  }
}

async function isNewOrSealed(reads: ReadTransaction): Promise<boolean> {
  return (await hasMark(reads)) || (await reads.find('accounts', {}, 1)).length === 0;
}

async function findUsedFiles(reads: ReadTransaction): Promise<string[]> {
  const sent = (await reads.find('messages')).flatMap(({ file }) => file?.hash ?? []);
  const signed = (await reads.find('medicalRecords')).flatMap(
    ({ signature }) => signature?.hash ?? [],
  );
  const signatures = (await reads.find('signatures')).map(({ hash }) => hash);
  const others = await Promise.all([reads.find('pictures'), reads.find('unusedFiles')]);
  const ids = others.flat().map(({ id }) => id);
  return [...new Set([...sent, ...signed, ...signatures, ...ids])];
}

async function openDatabase(
  { databaseUrl, databaseDirectUrl, databaseFolder }: ServerOptions,
  seal: Seal | null,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<Place | null> {
  const payloads = seal ? createSealedPayloads(seal) : plainPayloads;
  if (databaseUrl !== null) {
    const directUrl = databaseDirectUrl ?? databaseUrl;
    return {
      ...observe(await openPostgres(databaseUrl, directUrl, warn, onRetry, payloads)),
      name: `the database ${describeDatabase(databaseUrl)}`,
      commandFlags: '',
    };
  }
  if (databaseFolder !== null) return openTrialDatabase(databaseFolder, payloads, warn, onRetry);
  return null;
}

function observe(data: OpenPostgres): Omit<Place, 'name' | 'commandFlags'> {
  const { events, connections, check, checkMigrations } = data;
  const { reads, writes } = connections;
  return {
    ...data,
    isShared: true,
    checks: [
      { name: 'store', check },
      { name: 'migrations', check: checkMigrations },
      { name: 'events', check: () => events.check() },
    ],
    measurements: [
      {
        name: 'caresetu_pool_connections',
        help: 'Open connections to the database, without that of LISTEN',
        read: () => reads.totalCount + writes.totalCount,
      },
      {
        name: 'caresetu_pool_idle_connections',
        help: 'Connections to the database that run no statement',
        read: () => reads.idleCount + writes.idleCount,
      },
      {
        name: 'caresetu_pool_waiting',
        help: 'Reads and writes that wait for a connection',
        read: () => reads.waitingCount + writes.waitingCount,
      },
    ],
  };
}

async function openTrialDatabase(
  folder: string,
  payloads: Payloads,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<Place> {
  const { pool, close } = await openPglite(folder, warn);
  warn(
    `The database in ${folder} is only for trying CareSetu: a power cut can destroy it, since it never waits for the disk.`,
  );
  return {
    name: folder,
    commandFlags: ` --database ${folder}`,
    store: new PostgresStore(pool, { hasOneConnection: true, onRetry }),
    files: createPostgresFiles(pool),
    isShared: false,
    listFiles: () => listUsedFiles(pool),
    outbox: new PostgresOutbox(pool, payloads),
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
  return withServedPictures(await createSeed(dateInIndia(now), files, now), files, now);
}
