import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import { errorCode, StoreBusyError } from '../../../backend/store/storage-error.ts';

/** For writes: more cause more SERIALIZABLE conflicts, so throughput falls (ADR 0047). */
const MOST_CONNECTIONS = 8;
const CONNECT_LIMIT_MS = 10_000;
/** In milliseconds. No call may take longer. */
const serverTimeouts = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Longer than the server's limits, because a silent database closes no connection (ADR 0047). */
export const deadPeerLimits = {
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  query_timeout: serverTimeouts.statement_timeout + 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
const CLOSE_LIMIT_MS = 5000;

/** For commands and migrations. Overrides the timeouts of the user and the database. */
export const noTimeouts = {
  query_timeout: 0,
  options: Object.keys(serverTimeouts)
    .map((name) => `-c ${name}=0`)
    .join(' '),
} as const;

export type Warn = (message: string) => void;

/**
 * Connections must not use session state, because the database may be behind PgBouncer.
 * @param timeouts `{}` for PgBouncer, which refuses timeouts
 */
export function createPool(
  databaseUrl: string,
  warn: Warn,
  timeouts: PoolConfig = serverTimeouts,
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    ...deadPeerLimits,
    ...timeouts,
    application_name: 'caresetu',
  });
  const warnOfLoss = (error: Error) => warn(`A database connection was lost: ${error.message}`);
  // Without both listeners, a lost connection would crash the process.
  pool.on('connect', (client) => void client.on('error', warnOfLoss));
  pool.on('error', () => undefined);
  return pool;
}

/** For migrations and advisory locks, which need a session. */
export function createClient(directUrl: string, timeouts: ClientConfig = noTimeouts): Client {
  return new Client({
    connectionString: directUrl,
    ...deadPeerLimits,
    application_name: 'caresetu',
    ...timeouts,
  });
}

/** A server that does not answer must not keep a process from ending. */
export async function waitForClose(closing: Promise<unknown>): Promise<void> {
  await Promise.race([closing, pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
}

export async function withSession<T>(
  client: Client,
  warn: Warn,
  work: () => Promise<T>,
): Promise<T> {
  client.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  await client.connect();
  try {
    return await work();
  } finally {
    await waitForClose(client.end());
  }
}

/** Network errors, and PostgreSQL's codes for a lost, refused or shut down connection. */
const lossCodes = /^(?:08...|57P0[123]|53300|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** `pg` reports these without an error code. */
const lossMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  return (
    lossCodes.test(errorCode(error) ?? '') ||
    (error instanceof Error && lossMessages.test(error.message))
  );
}

/** PostgreSQL's error codes for statement, lock and idle transaction timeouts. */
const timeoutCodes = new Set(['57014', '55P03', '25P03']);

/** @throws StoreBusyError if the connection was lost or the query timed out. */
export async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isConnectionLoss(error) && !timeoutCodes.has(errorCode(error) ?? '')) throw error;
    throw new StoreBusyError('The database is not available', { cause: error });
  }
}
