import type { Verification } from '../../src/contract/doctors.ts';
import type { ChangeableCollection, CollectionName, RecordOf } from './records.ts';

interface NestedFields {
  doctors: { 'verification.status': Verification['status'] };
  medicalRecords: { 'signature.hash': string };
  messages: { 'file.hash': string };
}

type Conditions<T> = {
  [F in keyof T]?: T[F] | (NonNullable<T[F]> extends string ? readonly T[F][] : never);
};

/** Fields are compared with `===`. A list matches each of its values. */
export type Where<C extends CollectionName> = Conditions<
  RecordOf<C> & (C extends keyof NestedFields ? NestedFields[C] : unknown)
>;

export type ExpiringCollection = {
  [C in CollectionName]: Required<RecordOf<C>> extends { expiresAt: string } ? C : never;
}[CollectionName];

/** Their duplicates do not depend on other rules, so PostgreSQL may find them last. */
export type ConstrainedCollection = 'messages';

/** Records are frozen, so use `update` to change them. */
export interface ReadTransaction {
  get<C extends CollectionName>(collection: C, id: string): Promise<RecordOf<C> | undefined>;
  find<C extends CollectionName>(
    collection: C,
    where?: Where<C>,
    limit?: number,
  ): Promise<RecordOf<C>[]>;
  /** The first to expire come first. */
  findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
    where?: Where<C>,
  ): Promise<RecordOf<C>[]>;
}

/** Its reads include its own uncommitted changes. */
export interface UnitOfWork extends ReadTransaction {
  /**
   * For records that a unique constraint of the database protects. The caller then inserts or
   * throws: PostgreSQL reads duplicates only after its constraint refused the record, or after the
   * work threw (ADR 0089).
   */
  findDuplicates<C extends ConstrainedCollection>(
    collection: C,
    where: Where<C>,
  ): Promise<RecordOf<C>[]>;
  insert<C extends CollectionName>(collection: C, record: RecordOf<C>): Promise<void>;
  update<C extends ChangeableCollection>(
    collection: C,
    id: string,
    changes: Partial<RecordOf<C>>,
  ): Promise<RecordOf<C>>;
  remove(collection: ChangeableCollection, id: string): Promise<void>;
  removeAuditEntry(id: string): Promise<void>;
}

/** Stores whose writes all run one at a time ignore the options. */
export type WriteOptions =
  /** Writes with the same turn run one after the other in all processes, so they do not conflict. */
  | { turn: string; chainId?: never }
  /** For work that changes nothing but this audit chain. Such writes take turns, too. */
  | { chainId: string; turn?: never };

/** Rules that can race, such as whether a slot is free, must be checked inside `write`. */
export interface Store {
  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T>;
  /** Writes run one at a time, and roll back if `work` throws. */
  write<T>(work: (unit: UnitOfWork) => Promise<T>, options?: WriteOptions): Promise<T>;
}

export async function replace<C extends ChangeableCollection>(
  unit: UnitOfWork,
  collection: C,
  record: RecordOf<C>,
): Promise<void> {
  await unit.remove(collection, record.id);
  await unit.insert(collection, record);
}
