import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../../backend/core/clock.ts';
import { createFolderFiles, toFilesPath } from '../files/folder-files.ts';
import { createS3Files } from '../files/s3-files.ts';
import { createSeedWithFiles } from '../../backend/seed/seed.ts';
import { removeDemoPeople } from '../demo-people.ts';
import { createServedSeed } from '../open-data.ts';
import { readBucket, readDatabasePlace, readDataKeys } from '../options.ts';
import { StartError } from '../core/start-error.ts';
import { databaseOperations, seedOperations } from '../../backend/store/operations.ts';
import { emptySeed } from '../../backend/store/records.ts';
import { StorageError } from '../../backend/store/storage-error.ts';
import type { Store } from '../../backend/store/store.ts';
import { openFileStore } from '../store/file/file-store.ts';
import { withDataFile } from '../store/file/read-data-file.ts';
import { migrateDatabase } from '../store/postgres/migrate.ts';
import { cannotUse, describeDatabase, isSameDatabase } from '../store/postgres/open-postgres.ts';
import { type OpenPglite, openPglite } from '../store/postgres/pglite.ts';
import { createPool, noTimeouts } from '../store/postgres/pool.ts';
import { createPostgresFiles, listUsedFiles } from '../store/postgres/postgres-files.ts';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import {
  checkDatabase,
  copyFiles,
  fillDatabase,
  listFiles,
  readDatabase,
  writeDataFile,
} from '../store/postgres/transfer.ts';
import { checkSealed } from '../store/seal/check-sealed.ts';
import { checkMark } from '../store/seal/mark.ts';
import { createSeal, type Seal } from '../store/seal/seal.ts';
import { sealRest } from '../store/seal/seal-rest.ts';
import { createSealedFiles } from '../store/seal/sealed-files.ts';
import { SealedStore } from '../store/seal/sealed-store.ts';

const usage = `DATABASE_URL=postgres://… npm run database -- COMMAND
npm run database -- COMMAND --database FOLDER    for a database that --database of the server uses
npm run database -- remove-demo-people --data FILE    for a data file, whose server must be stopped

  migrate       creates or updates the tables; the server does so at its start, too
  seed          fills an empty database with the demo's people
  import FILE   fills an empty database from a data file of the server, which must be stopped
  export FILE   writes such a data file, with its files beside it
  check         checks all records, and names those that break a rule
  remove-demo-people  removes the demo's people, as if each had deleted the account, and its helpers
  seal          encrypts what is not encrypted yet, and what DATA_KEY_PREVIOUS encrypts, with DATA_KEY
`;

type Output = Pick<Console, 'log' | 'error'>;

/** Returns the exit code: 1 after a failure or if a record is invalid. */
export async function runDatabaseCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { log, error }: Output,
): Promise<number> {
  try {
    return await run(args, env, log, error);
  } catch (reason) {
    const isExpected = reason instanceof StartError || reason instanceof StorageError;
    error(isExpected ? reason.message : reason);
    return 1;
  }
}

async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log: Output['log'],
  warn: Output['error'],
): Promise<number> {
  const { folder, dataPath, words } = readArguments(args);
  const [command = '', path, ...rest] = words;
  const needsFile = command === 'import' || command === 'export';
  const isKnown = needsFile || simpleCommands.includes(command);
  const takesDataPath = command === 'remove-demo-people' && folder === undefined;
  if (
    !isKnown ||
    rest.length > 0 ||
    needsFile !== (path !== undefined) ||
    (dataPath !== undefined && !takesDataPath)
  ) {
    throw new StartError(usage);
  }
  const seal = createSeal(readDataKeys(env));
  if (dataPath !== undefined) {
    if (readDatabasePlace(folder, env).databaseUrl !== null) {
      throw new StartError('--data and DATABASE_URL name two places.');
    }
    log(`${await removeFromFile(dataPath, seal, warn)} from ${dataPath}.`);
    return 0;
  }
  if (command === 'seal' && !seal) throw new StartError('DATA_KEY is missing.');
  const { place, pool, applied, hasOneConnection, close } = await openDatabase(folder, env, warn);
  const bucketSettings = readBucket(env);
  const bucket = bucketSettings && createS3Files(bucketSettings);
  const files = bucket ?? createPostgresFiles(pool);
  const now = systemClock.now();
  const store = new PostgresStore(pool, { hasOneConnection });
  const sealAll = async () => {
    if (!seal) return null;
    await checkMark(store, seal);
    const sealedFiles = createSealedFiles(files, seal);
    const listFiles = () => listUsedFiles(pool);
    return sealRest({ store, files: sealedFiles, seal, listFiles });
  };
  try {
    if (command === 'seed' || command === 'import') await checkMark(store, seal);
    if (command === 'migrate') {
      log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The tables are up to date.');
    } else if (command === 'seed') {
      const source = { clock: systemClock, createSeed: createSeedWithFiles };
      await fillDatabase(pool, async () => seedOperations(await createServedSeed(source, files)));
      await sealAll();
      log(`The database ${place} has the demo's people now.`);
    } else if (command === 'import' && path !== undefined) {
      await withDataFile(path, (database) =>
        fillDatabase(pool, async () => {
          const folder = createFolderFiles(toFilesPath(path));
          const missing = await copyFiles(listFiles(database), folder, files, now);
          for (const hash of missing) warn(`The file ${hash} is missing.`);
          return databaseOperations(database);
        }),
      );
      await sealAll();
      log(`The database ${place} has the records of ${path} now.`);
    } else if (command === 'export' && path !== undefined) {
      const database = await readDatabase(pool);
      await writeDataFile(path, database);
      const folder = createFolderFiles(toFilesPath(path));
      const missing = await copyFiles(listFiles(database), files, folder, now);
      for (const hash of missing) warn(`The file ${hash} is missing.`);
      log(`${path} has the records of the database ${place} now.`);
    } else if (command === 'remove-demo-people') {
      log(`${await removeFrom(store, seal, warn)} from the database ${place}.`);
    } else if (command === 'seal') {
      const { records, dataKeys, files: count } = (await sealAll()) ?? {};
      log(
        `The database ${place} is encrypted: ${records} record(s), ${dataKeys} key(s) and ${count} file(s) changed.`,
      );
    } else {
      await checkMark(store, seal);
      const problems = await checkDatabase(pool, bucket);
      if (seal && problems.length === 0) problems.push(...(await checkSealed(store, seal)));
      for (const problem of problems) warn(problem);
      const result =
        problems.length > 0 ? `${problems.length} rule(s) are broken` : 'All rules hold';
      log(`${result} in the database ${place}.`);
      return problems.length > 0 ? 1 : 0;
    }
    return 0;
  } finally {
    await close();
  }
}

const simpleCommands = ['migrate', 'seed', 'check', 'remove-demo-people', 'seal'];

/** Returns a sentence without its end. */
async function removeFrom(store: Store, seal: Seal | null, warn: Output['error']): Promise<string> {
  await checkMark(store, seal);
  const sealed = seal ? new SealedStore(store, seal, warn) : store;
  const { accounts, helpers, bookings } = await removeDemoPeople(sealed, systemClock.now());
  return `Removed ${accounts} account(s) and ${helpers} helper(s) of the demo, and ${bookings} booking(s) of real patients with these helpers,`;
}

async function removeFromFile(
  path: string,
  seal: Seal | null,
  warn: Output['error'],
): Promise<string> {
  await access(path).catch(() => {
    throw new StorageError(`${path} does not exist.`);
  });
  const store = await openFileStore({
    path,
    createSeed: () => emptySeed,
    demoAccountIds: [],
    warn,
  });
  return removeFrom(store, seal, warn).finally(() => store.close());
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { database: { type: 'string' }, data: { type: 'string' } },
    });
    return { folder: values.database, dataPath: values.data, words: positionals };
  } catch {
    throw new StartError(usage);
  }
}

async function openDatabase(
  folder: string | undefined,
  env: NodeJS.ProcessEnv,
  warn: Output['error'],
): Promise<OpenPglite & { place: string; hasOneConnection: boolean }> {
  const { databaseUrl, databaseDirectUrl, databaseFolder } = readDatabasePlace(folder, env);
  if (databaseFolder !== null) {
    const place = `in ${databaseFolder}`;
    return { ...(await openPglite(databaseFolder, warn)), place, hasOneConnection: true };
  }
  if (databaseUrl === null) throw new StartError(`DATABASE_URL is missing.\n\n${usage}`);
  // Bypass the connection pooler, because a long import would occupy it.
  const url = databaseDirectUrl ?? databaseUrl;
  if (databaseDirectUrl !== null && !(await isSameDatabase(databaseUrl, databaseDirectUrl, warn))) {
    throw new StartError(
      `DATABASE_URL leads to ${describeDatabase(databaseUrl)}, but DATABASE_DIRECT_URL to another database, ${describeDatabase(databaseDirectUrl)}. Nothing was changed.`,
    );
  }
  const applied = await migrateDatabase(url, warn).catch((error: unknown) => {
    throw cannotUse(url, error);
  });
  const pool = createPool(url, warn, noTimeouts);
  return {
    place: describeDatabase(url),
    applied,
    pool,
    hasOneConnection: false,
    close: () => pool.end(),
  };
}
