import { Pool } from 'pg';
import { errorCode, StoreBusyError } from '../core/storage-error.ts';

/** With more connections, more SERIALIZABLE transactions conflict and fewer succeed (ADR 0047). */
const MOST_CONNECTIONS = 8;
const CONNECT_LIMIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 30_000;

export type Warn = (message: string) => void;

export function createPool(databaseUrl: string, warn: Warn): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'caresetu',
  });
  const warnOfLoss = (error: Error) => warn(`A database connection was lost: ${error.message}`);
  // Without both listeners, a lost connection would end the process.
  pool.on('connect', (client) => void client.on('error', warnOfLoss));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Codes for network errors and PostgreSQL's connection exceptions, shutdown, startup and too many
 * connections.
 */
const lossCodes = /^(?:08...|57P0[123]|53300|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** `pg` reports these errors without a code. */
const lossMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  return (
    lossCodes.test(errorCode(error) ?? '') ||
    (error instanceof Error && lossMessages.test(error.message))
  );
}

/** @throws StoreBusyError for a lost connection. */
export async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    throw new StoreBusyError('The database is not available', { cause: error });
  }
}
