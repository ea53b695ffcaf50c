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

export async function queryRows(
  client: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const [command = ''] = text.trimStart().split(/\s/, 1);
  return withSpan(command, { kind: 'client' }, async (span) => {
    // The text contains no data, because values are parameters.
    span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
    const { rows } = await client.query<Row>({ text, values: [...values], types: asText });
    return rows;
  });
}

/** Sends one statement at a time and none after a failure (ADR 0047). */
class Session {
  readonly #client: Queryable;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  failure: { error: unknown } | undefined;

  constructor(client: Queryable) {
    this.#client = client;
  }

  readonly query: Query = (text, values) => {
    if (this.#isClosed) return Promise.reject(new Error('The transaction has ended'));
    const rows = this.#last.then(() => queryRows(this.#client, text, values));
    this.#last = rows;
    rows.catch((error: unknown) => {
      this.failure ??= { error };
    });
    return rows;
  };

  async commit(): Promise<void> {
    const committed = this.query('COMMIT');
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

export async function inTransaction<T>(
  pool: Pool,
  work: (query: Query) => Promise<T>,
  isolation: 'SERIALIZABLE' | 'REPEATABLE READ' = 'SERIALIZABLE',
): Promise<T> {
  const client = await pool.connect();
  const session = new Session(client);
  let lost: Error | undefined;
  try {
    await session.query(`BEGIN ISOLATION LEVEL ${isolation}`);
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
