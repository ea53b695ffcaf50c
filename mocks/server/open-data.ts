import { dateInIndia } from '../../src/domain/time/india-time.ts';
import type { Clock } from '../clock.ts';
import type { Files } from '../files/files.ts';
import { createFolderFiles, toFilesPath } from '../files/folder-files.ts';
import { MemoryOutbox } from '../outbox/memory-outbox.ts';
import type { OutboxQueue } from '../outbox/outbox.ts';
import type { SharedEvents } from '../realtime/realtime.ts';
import { accounts } from '../seed/accounts.ts';
import type { SeedData } from '../store/core/records.ts';
import type { Store } from '../store/core/store.ts';
import { openFileStore } from '../store/file/file-store.ts';
import { openPostgres } from '../store/postgres/open-postgres.ts';
import type { ServerOptions } from './options.ts';
import { withServedPictures } from './served-pictures.ts';

export interface OpenData {
  store: Store;
  files: Files;
  outbox: OutboxQueue;
  /** Set when several processes can share the store. */
  events?: SharedEvents;
  /** Rejects while the store is unavailable. */
  check: () => Promise<void>;
  sweepAlone?: (sweep: () => Promise<void>) => Promise<void>;
  close(): Promise<void>;
}

export interface SeedSource {
  clock: Clock;
  /** `today` is a day in India. */
  createSeed: (today: string, files: Files) => SeedData | Promise<SeedData>;
}

/** Seeds only a data file, never a database. */
export async function openData(
  { databaseUrl, dataPath, isReset }: ServerOptions,
  source: SeedSource,
  warn: (message: string) => void,
  onRetry: () => void,
): Promise<OpenData> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, warn, onRetry);
  const files = createFolderFiles(toFilesPath(dataPath));
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
    check: () => store.read(async () => undefined),
    close: () => store.close(),
  };
}

export async function createServedSeed(
  { clock, createSeed }: SeedSource,
  files: Files,
): Promise<SeedData> {
  const now = clock.now();
  return withServedPictures(await createSeed(dateInIndia(now), files), files, now);
}
