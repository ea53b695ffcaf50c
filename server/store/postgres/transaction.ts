import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { withSpan } from '../../core/tracing.ts';
import type { Row } from './columns.ts';
import { isConnectionLoss } from './pool.ts';

export type Query = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

type Queryable = Pick<ClientBase, 'query'>;

/**
 * Returns all values as text, because `pg` would convert dates to local time. The array must be
 * empty,
 * because `pg` also sends it as the parameter types.
 */
const asText = Object.assign([], { getTypeParser: () => (text: string) => text });

/**
 * Each connection caches them, so that PostgreSQL plans each statement once. Writes have their own
 * plans, which use indexes.
 */
export type CachedPlans = 'read' | 'write' | null;

const statementNumbers = new Map<string, number>();

function statementName(plans: 'read' | 'write', text: string): string {
  const number = statementNumbers.get(text) ?? statementNumbers.size;
  statementNumbers.set(text, number);
  return `${plans}_${number}`;
}

/** @param plans null behind PgBouncer, whose connections change with each transaction */
export async function queryRows(
  client: Queryable,
  text: string,
  values: readonly unknown[] = [],
  plans: CachedPlans = null,
): Promise<Row[]> {
  const [command = ''] = text.trimStart().split(/\s/, 1);
  return withSpan(command, { kind: 'client' }, async (span) => {
    // The text contains no data, because values are parameters.
    span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
    const name = plans === null ? undefined : statementName(plans, text);
    const { rows } = await client.query<Row>({ name, text, values: [...values], types: asText });
    return rows;
  });
}

async function runStatements(client: Queryable, text: string): Promise<void> {
  const [command = ''] = text.split(' ', 1);
  await withSpan(command, { kind: 'client' }, async (span) => {
    span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
    await client.query(text);
  });
}

/** Sends one statement at a time and none after a failure (ADR 0047). */
class Session {
  readonly #client: Queryable;
  readonly #plans: CachedPlans;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  failure: { error: unknown } | undefined;

  constructor(client: Queryable, plans: CachedPlans) {
    this.#client = client;
    this.#plans = plans;
  }

  readonly query: Query = (text, values) => {
    return this.#send(() => queryRows(this.#client, text, values, this.#plans));
  };

  /** Runs several statements without values. */
  begin(text: string): Promise<unknown> {
    return this.#send(() => runStatements(this.#client, text));
  }

  #send<T>(statement: () => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('The transaction has ended'));
    const rows = this.#last.then(statement);
    this.#last = rows;
    rows.catch((error: unknown) => {
      this.failure ??= { error };
    });
    return rows;
  }

  async commit(): Promise<void> {
    const committed = this.#send(() => runStatements(this.#client, 'COMMIT'));
    this.#isClosed = true;
    await committed;
  }

  async rollBack(): Promise<void> {
    this.#isClosed = true;
    await this.#last.catch(() => undefined);
    // The server may never respond to a further statement.
    if (this.failure && isConnectionLoss(this.failure.error)) throw this.failure.error;
    await this.#client.query('ROLLBACK');
  }
}

const TURN_TABLES = 64;

/**
 * The turn tables are empty. `LOCK TABLE` is the only statement that waits before the transaction
 * has a snapshot, so the transaction sees what the one before it wrote (ADR 0107).
 */
export function toTurnTable(turn: string): string {
  return `turn_${createHash('sha256').update(turn).digest().readUInt8() % TURN_TABLES}`;
}

export interface TransactionOptions {
  /** @default 'SERIALIZABLE' */
  isolation?: 'SERIALIZABLE' | 'REPEATABLE READ';
  /** Waits for the transactions with the same one, in all processes. */
  turnTable?: string | undefined;
  /**
   * A SERIALIZABLE transaction that reads a whole table conflicts with every write to it, and
   * PostgreSQL prefers to read small tables whole.
   */
  readsByIndex?: boolean;
  plans?: CachedPlans;
}

export async function inTransaction<T>(
  pool: Pool,
  work: (query: Query) => Promise<T>,
  {
    isolation = 'SERIALIZABLE',
    turnTable,
    readsByIndex = false,
    plans = null,
  }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect();
  const session = new Session(client, plans);
  let lost: Error | undefined;
  try {
    const settings = readsByIndex ? '; SET LOCAL enable_seqscan = off' : '';
    const lock = turnTable === undefined ? '' : `; LOCK TABLE ${turnTable} IN EXCLUSIVE MODE`;
    await session.begin(`BEGIN ISOLATION LEVEL ${isolation}${settings}${lock}`);
    const result = await work(session.query);
    await session.commit();
    return result;
  } catch (error) {
    await session.rollBack().catch((reason: unknown) => {
      lost = new Error('The transaction could not be rolled back', { cause: reason });
    });
    // `work` may have turned a conflict into another error.
    throw session.failure ? session.failure.error : error;
  } finally {
    // Closes the connection if the rollback failed.
    client.release(lost);
  }
}
