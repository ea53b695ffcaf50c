import { randomInt } from 'node:crypto';
import type { Client, Pool } from 'pg';
import type { ReplaceableFiles } from '../../../backend/files/files.ts';
import { errorCode, StorageError } from '../../../backend/store/storage-error.ts';
import { checkMigrations, listMigrations, migrateDatabase } from './migrate.ts';
import {
  createClient,
  createPool,
  isConnectionLoss,
  type Warn,
  waitForClose,
  withSession,
} from './pool.ts';
import { PostgresEvents, removeOldEvents } from './postgres-events.ts';
import type { Payloads } from '../seal/payloads.ts';
import { createPostgresFiles, listUsedFiles } from './postgres-files.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { PostgresStore } from './postgres-store.ts';
import { queryRows } from './transaction.ts';

/** Advisory lock key that no other program uses. */
export const SWEEP_LOCK = 7_241_022_003;

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export interface OpenPostgres {
  store: PostgresStore;
  files: ReplaceableFiles;
  listFiles: () => Promise<string[]>;
  events: PostgresEvents;
  outbox: PostgresOutbox;
  connections: Record<'reads' | 'writes', PoolCounts>;
  check: () => Promise<void>;
  checkMigrations: () => Promise<void>;
  readTime: () => Promise<Date>;
  sweepAlone: (sweep: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Runs the migrations first.
 * @throws StorageError if the database cannot be used.
 */
export async function openPostgres(
  databaseUrl: string,
  directUrl: string,
  warn: Warn,
  onRetry: () => void = () => {},
  payloads?: Payloads,
): Promise<OpenPostgres> {
  const pools: Pool[] = [];
  const isDirect = directUrl === databaseUrl;
  const openPool = () => {
    const pool = createPool(databaseUrl, warn, isDirect ? undefined : {});
    pools.push(pool);
    return pool;
  };
  const endPools = async () => void (await Promise.all(pools.map((pool) => pool.end())));
  try {
    await migrateDatabase(directUrl, warn).catch((error: unknown) => {
      throw cannotUse(directUrl, error);
    });
    // List them now, because a later release may replace the files.
    const migrations = await listMigrations();
    const opened = openPool();
    const writes = openPool();
    await warnWithoutTimeouts(opened, warn);
    const events = await PostgresEvents.open(directUrl, opened, warn, {
      payloads,
      plans: isDirect ? 'read' : null,
    });
    return {
      store: new PostgresStore(writes, {
        readPool: opened,
        cachesPlans: isDirect,
        onEvents: () => events.flush(),
        onRetry,
      }),
      files: createPostgresFiles(opened),
      events,
      outbox: new PostgresOutbox(opened, payloads),
      listFiles: () => listUsedFiles(opened),
      connections: { reads: opened, writes },
      checkMigrations: () => checkMigrations(opened, migrations),
      check: async () => {
        await opened.query('SELECT 1');
      },
      async readTime() {
        const text = 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS ms';
        const [row] = await queryRows(opened, text);
        return new Date(Number(row?.['ms']));
      },
      sweepAlone(sweep) {
        const client = createClient(directUrl, {});
        return withSession(client, warn, async () => {
          if (!(await lockSweep(client))) return;
          // Run this first, because the sweep may fail.
          await removeOldEvents(opened);
          await sweep();
        });
      },
      close: () => waitForClose(events.close().then(endPools)),
    };
  } catch (error) {
    await endPools();
    throw error instanceof StorageError ? error : cannotUse(databaseUrl, error);
  }
}

/** Closing the connection releases the lock. */
async function lockSweep(client: Client): Promise<boolean> {
  const text = 'SELECT pg_try_advisory_lock($1) AS is_locked';
  const [row] = await queryRows(client, text, [SWEEP_LOCK]);
  return row?.['is_locked'] === 't';
}

/**
 * Compares a lock, because copies of a database have the same identifiers.
 * @throws StorageError if one of them cannot be used
 */
export async function isSameDatabase(
  databaseUrl: string,
  directUrl: string,
  warn: Warn,
): Promise<boolean> {
  const client = createClient(directUrl, {});
  const key = randomInt(2 ** 31);
  const lockAndFind = withSession(client, warn, async () => {
    await queryRows(client, 'SELECT pg_advisory_lock($1)', [key]);
    const pool = createPool(databaseUrl, warn, {});
    try {
      const found = await queryRows(pool, findLock, [key]).catch((error: unknown) => {
        throw cannotUse(databaseUrl, error);
      });
      return found.length > 0;
    } finally {
      await pool.end();
    }
  });
  return lockAndFind.catch((error: unknown) => {
    throw error instanceof StorageError ? error : cannotUse(directUrl, error);
  });
}

const findLock = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory' AND classid = 0 AND objid = $1`;

/** Behind PgBouncer, timeouts can only be set in the database. */
async function warnWithoutTimeouts(pool: Pool, warn: Warn): Promise<void> {
  const text = "SELECT current_setting('statement_timeout') AS value";
  const [row] = await queryRows(pool, text);
  if (row?.['value'] !== '0') return;
  warn('The database has no statement_timeout. docs/postgresql.md says how to set it.');
}

const causes: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'this database does not exist. Create it with createdb',
  '42501': 'the user may not create tables. Make it the owner of the database',
  '53300': 'it has too many connections',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
};

/** The message must not contain the password. */
export function cannotUse(databaseUrl: string, error: unknown): StorageError {
  const place = describeDatabase(databaseUrl);
  const reason =
    causes[errorCode(error) ?? ''] ??
    (isConnectionLoss(error) ? 'no PostgreSQL answers there. Is it running?' : String(error));
  return new StorageError(`The database ${place} cannot be used: ${reason}.`.replace('?.', '?'), {
    cause: error,
  });
}

export function describeDatabase(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${host || 'this machine'}`;
}
