import type { CollectionName, RecordOf } from './records.ts';

/** Fields that a record must hold, compared with `===`. */
export type Where<C extends CollectionName> = Partial<RecordOf<C>>;

/** Collections whose records may go once their `expiresAt` is past. */
export type ExpiringCollection = {
  [C in CollectionName]: RecordOf<C> extends { expiresAt: string } ? C : never;
}[CollectionName];

/** Reads within a unit of work. Records are frozen: change one with `update`. */
export interface Reads {
  get<C extends CollectionName>(collection: C, id: string): Promise<RecordOf<C> | undefined>;
  /** Every record that matches, in no promised order; all of them without `where`. */
  find<C extends CollectionName>(collection: C, where?: Where<C>): Promise<RecordOf<C>[]>;
  /** Up to `limit` records that expired at or before an instant, found without a walk over the rest. */
  findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
  ): Promise<RecordOf<C>[]>;
}

/** Reads and writes that take effect together or not at all; it reads what it has itself written. */
export interface UnitOfWork extends Reads {
  /** Rejects when the id is taken. */
  insert<C extends CollectionName>(collection: C, record: RecordOf<C>): Promise<void>;
  /** The changed record. Rejects when there is none of this id; the id itself stays. */
  update<C extends CollectionName>(
    collection: C,
    id: string,
    changes: Partial<RecordOf<C>>,
  ): Promise<RecordOf<C>>;
  /** Does nothing when there is none of this id. */
  remove(collection: CollectionName, id: string): Promise<void>;
}

/**
 * Where the backend keeps its data. A rule that must hold under a race (a free slot, a code's tries)
 * is checked inside `write`: writers take turns, so it then holds on every store.
 */
export interface Store {
  /** Sees committed records only; what compares several records against a race belongs in `write`. */
  read<T>(work: (reads: Reads) => Promise<T>): Promise<T>;
  /** All or nothing, one writer at a time: when `work` throws, nothing of it is kept. */
  write<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

/** Puts a record in place of the one with its id, if there is one. */
export async function replace<C extends CollectionName>(
  unit: UnitOfWork,
  collection: C,
  record: RecordOf<C>,
): Promise<void> {
  await unit.remove(collection, record.id);
  await unit.insert(collection, record);
}
