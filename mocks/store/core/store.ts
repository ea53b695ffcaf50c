import type { CollectionName, RecordOf } from './records.ts';

/** Fields within a field, each with an index. */
interface NestedFields {
  messages: { 'file.hash': string };
}

/** Fields are compared with `===`. */
export type Where<C extends CollectionName> = Partial<
  RecordOf<C> & (C extends keyof NestedFields ? NestedFields[C] : unknown)
>;

export type ExpiringCollection = {
  [C in CollectionName]: RecordOf<C> extends { expiresAt: string } ? C : never;
}[CollectionName];

/** Records are frozen, so change them with `update`. */
export interface ReadTransaction {
  get<C extends CollectionName>(collection: C, id: string): Promise<RecordOf<C> | undefined>;
  /** In no particular order. */
  find<C extends CollectionName>(collection: C, where?: Where<C>): Promise<RecordOf<C>[]>;
  findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
  ): Promise<RecordOf<C>[]>;
}

/** Atomic, and reads its own writes. */
export interface UnitOfWork extends ReadTransaction {
  /** Rejects when the id is taken. */
  insert<C extends CollectionName>(collection: C, record: RecordOf<C>): Promise<void>;
  /** Rejects for an unknown id. */
  update<C extends CollectionName>(
    collection: C,
    id: string,
    changes: Partial<RecordOf<C>>,
  ): Promise<RecordOf<C>>;
  /** Ignores an unknown id. */
  remove(collection: CollectionName, id: string): Promise<void>;
}

/** Inside `write`, check rules that can race, such as a free slot or a code's attempts. */
export interface Store {
  /** Reads only committed records. */
  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T>;
  /** One writer at a time; rolls back when `work` throws. */
  write<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

export async function replace<C extends CollectionName>(
  unit: UnitOfWork,
  collection: C,
  record: RecordOf<C>,
): Promise<void> {
  await unit.remove(collection, record.id);
  await unit.insert(collection, record);
}
