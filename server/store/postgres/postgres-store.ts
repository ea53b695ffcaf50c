import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { KeyedTurns } from '../../../backend/core/keyed-turns.ts';
import { errorCode, StoreBusyError } from '../../../backend/store/storage-error.ts';
import type {
  ConstrainedCollection,
  ReadTransaction,
  Store,
  UnitOfWork,
  Where,
  WriteOptions,
} from '../../../backend/store/store.ts';
import type { CollectionName, RecordOf } from '../../../backend/store/records.ts';
import type { Operation } from '../../../backend/store/operations.ts';
import { BufferedUnitOfWork } from '../../../backend/store/unit-of-work.ts';
import { type Span, withSpan } from '../../core/tracing.ts';
import { orBusy } from './pool.ts';
import { createSqlReads, createTransactionReads, type TransactionReads } from './sql.ts';
import { applyOperations } from './sql-writes.ts';
import {
  inTransaction,
  type CachedPlans,
  type Query,
  queryRows,
  toTurnTable,
  type TransactionOptions,
} from './transaction.ts';

const MOST_ATTEMPTS = 60;
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/**
 * Serialization failures, deadlocks and constraint violations. The retry sees the other writer's
 * record.
 */
const conflicts = new Set(['40001', DEADLOCK, UNIQUE_VIOLATION, '23P01', '23503']);

interface StoredMessage {
  id: string;
  kind: string;
  payload: string;
  lifetimeSeconds: number;
}

type Finder = 'constraint' | 'reads';

export class PostgresUnitOfWork extends BufferedUnitOfWork {
  readonly events: string[] = [];
  messages: readonly StoredMessage[] | undefined;
  readonly #finder: Finder;
  readonly #unchecked = new Set<string>();
  hasUnchecked = false;

  readonly #reads: ReadTransaction | TransactionReads;

  constructor(reads: ReadTransaction | TransactionReads, finder: Finder = 'reads') {
    super(reads);
    this.#reads = reads;
    this.#finder = finder;
  }

  readonly isUnchecked = ({ collection, id }: Operation) =>
    this.#unchecked.has(`${collection}/${id}`);

  override async findDuplicates<C extends ConstrainedCollection>(collection: C, where: Where<C>) {
    if (this.#finder === 'reads') return super.findDuplicates(collection, where);
    this.hasUnchecked = true;
    return [];
  }

  protected override async isStored(collection: CollectionName, id: string): Promise<boolean> {
    const isRead = 'hasRead' in this.#reads && this.#reads.hasRead(collection, id);
    if (this.#finder === 'reads' || isRead) return super.isStored(collection, id);
    this.hasUnchecked = true;
    this.#unchecked.add(`${collection}/${id}`);
    return false;
  }

  protected override async checkUnique<C extends CollectionName>(
    collection: C,
    record: RecordOf<C>,
  ): Promise<void> {
    if (this.#finder === 'reads') await super.checkUnique(collection, record);
  }
}

/** Another attempt may find a duplicate, and answer something else. */
class UncheckedError extends Error {}

export interface PostgresStoreOptions {
  /**
   * A flood of writes must not delay reads.
   * @default the pool of the writes
   */
  readPool?: Pool;
  /** Connections cache the plans of statements, which PgBouncer's connections cannot. */
  cachesPlans?: boolean;
  /** With one connection, a read within a transaction would wait forever (ADR 0047). */
  hasOneConnection?: boolean;
  mostAttempts?: number;
  onEvents?: () => void;
  onRetry?: () => void;
}

export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #readPool: Pool;
  readonly #cachesPlans: boolean;
  readonly #hasOneConnection: boolean;
  readonly #mostAttempts: number;
  readonly #onEvents: () => void;
  readonly #onRetry: () => void;
  #lastWrite: Promise<unknown> = Promise.resolve();
  readonly #turns = new KeyedTurns<string>();

  constructor(
    pool: Pool,
    {
      readPool = pool,
      cachesPlans = false,
      hasOneConnection = false,
      mostAttempts = MOST_ATTEMPTS,
      onEvents = () => {},
      onRetry = () => {},
    }: PostgresStoreOptions = {},
  ) {
    this.#pool = pool;
    this.#readPool = readPool;
    this.#cachesPlans = cachesPlans;
    this.#hasOneConnection = hasOneConnection;
    this.#mostAttempts = mostAttempts;
    this.#onEvents = onEvents;
    this.#onRetry = onRetry;
  }

  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T> {
    // A reader per call: in a shared batch, one failed read would fail other calls.
    return work(this.#createReads());
  }

  /** @throws StoreBusyError after too many conflicts, or if the connection is lost. */
  write<T>(work: (unit: UnitOfWork) => Promise<T>, options?: WriteOptions): Promise<T> {
    if (!this.#hasOneConnection) {
      const { chainId } = options ?? {};
      const turn = chainId ?? options?.turn;
      const turnTable = turn === undefined ? undefined : toTurnTable(turn);
      // REPEATABLE READ is enough: each writer of a chain changes its row, so the second one fails
      // and begins again (ADR 0054).
      const isolation = chainId === undefined ? 'SERIALIZABLE' : 'REPEATABLE READ';
      const run = () =>
        this.#repeat((finder) => this.#inOneTransaction(work, finder, { isolation, turnTable }));
      return turnTable === undefined ? run() : this.#turns.take(turnTable, run);
    }
    const write = this.#lastWrite.then(() => this.#repeat(() => this.#inTurn(work)));
    this.#lastWrite = write.catch(() => undefined);
    return write;
  }

  #createReads(): ReadTransaction {
    const plans: CachedPlans = this.#cachesPlans ? 'read' : null;
    return createSqlReads((text, values) => orBusy(queryRows(this.#readPool, text, values, plans)));
  }

  #repeat<T>(attemptWrite: (finder: Finder) => Promise<T>): Promise<T> {
    return withSpan('write', { kind: 'internal' }, (span) => this.#attempt(attemptWrite, span));
  }

  async #attempt<T>(attemptWrite: (finder: Finder) => Promise<T>, span: Span): Promise<T> {
    let finder: Finder = 'constraint';
    for (let attempt = 1; ; attempt += 1) {
      span.setAttributes({ 'caresetu.attempts': attempt });
      try {
        return await orBusy(attemptWrite(finder));
      } catch (error) {
        const isUnchecked = error instanceof UncheckedError;
        if (isUnchecked || errorCode(error) === UNIQUE_VIOLATION) finder = 'reads';
        if (isUnchecked) continue;
        if (!conflicts.has(errorCode(error) ?? '')) throw error;
        if (attempt >= this.#mostAttempts) {
          const message = `A write met ${attempt} conflicts, the last one: ${String(error)}`;
          throw new StoreBusyError(message, { cause: error });
        }
        this.#onRetry();
        // At once the first time, because the other write has ended. After a deadlock, it goes on.
        const pauses = errorCode(error) === DEADLOCK ? attempt : attempt - 1;
        const longestMs = Math.min(PAUSE_MS * pauses, LONGEST_PAUSE_MS);
        if (longestMs > 0) await pause(Math.random() * longestMs);
      }
    }
  }

  async #inOneTransaction<T>(
    work: (unit: UnitOfWork) => Promise<T>,
    finder: Finder,
    options: Pick<TransactionOptions, 'isolation' | 'turnTable'>,
  ): Promise<T> {
    const inUnit = async (query: Query) => {
      const unit = new PostgresUnitOfWork(createTransactionReads(query), finder);
      const result = await work(unit).catch((error: unknown) => {
        throw unit.hasUnchecked
          ? new UncheckedError('Not all was checked', { cause: error })
          : error;
      });
      await flush(query, unit);
      return { result, hasEvents: unit.events.length > 0 };
    };
    const { result, hasEvents } = await inTransaction(this.#pool, inUnit, {
      ...options,
      readsByIndex: true,
      plans: this.#cachesPlans ? 'write' : null,
    });
    if (hasEvents) this.#onEvents();
    return result;
  }

  async #inTurn<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const unit = new PostgresUnitOfWork(this.#createReads());
    const result = await work(unit);
    await inTransaction(this.#pool, (query) => flush(query, unit));
    return result;
  }
}

async function flush(query: Query, unit: PostgresUnitOfWork): Promise<void> {
  const { events, isUnchecked } = unit;
  await applyOperations(query, unit.operations(), { events, isUnchecked });
  // Run this even without messages (ADR 0047).
  if (unit.messages) await query(insertMessages, toColumns(unit.messages));
}

const insertMessages = `INSERT INTO outbox (id, kind, payload, expires_at)
  SELECT id, kind, payload::json, now() + make_interval(secs => seconds)
  FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[]) AS rows (id, kind, payload, seconds)
  ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, payload = excluded.payload, attempts = 0,
    created_at = now(), due_at = now(), expires_at = excluded.expires_at`;

function toColumns(messages: readonly StoredMessage[]): unknown[][] {
  return [
    messages.map(({ id }) => id),
    messages.map(({ kind }) => kind),
    messages.map(({ payload }) => payload),
    messages.map(({ lifetimeSeconds }) => lifetimeSeconds),
  ];
}
