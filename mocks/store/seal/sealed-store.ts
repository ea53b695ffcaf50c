import type { ChangeableCollection, CollectionName, RecordOf } from '../core/records.ts';
import type {
  ExpiringCollection,
  ReadTransaction,
  Store,
  UnitOfWork,
  Where,
} from '../core/store.ts';
import { hasMark } from './mark.ts';
import { MissingKeyError, removeDataKey, type Seal } from './seal.ts';
import { findSealing } from './sealed-fields.ts';

export class SealedStore implements Store {
  readonly #store: Store;
  readonly #seal: Seal;

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T> {
    return this.#store.read((reads) => work(new SealedReads(reads, this.#seal)));
  }

  write<T>(work: (unit: UnitOfWork) => Promise<T>, chainId?: string): Promise<T> {
    return this.#store.write((unit) => work(new SealedUnitOfWork(unit, this.#seal)), chainId);
  }
}

class SealedReads implements ReadTransaction {
  readonly #reads: ReadTransaction;
  readonly #seal: Seal;

  constructor(reads: ReadTransaction, seal: Seal) {
    this.#reads = reads;
    this.#seal = seal;
  }

  async get<C extends CollectionName>(collection: C, id: string) {
    const record = await this.#reads.get(collection, id);
    return record && this.#open(collection, record);
  }

  async find<C extends CollectionName>(collection: C, where?: Where<C>, limit?: number) {
    return this.#openAll(collection, await this.#reads.find(collection, where, limit));
  }

  async findExpired<C extends ExpiringCollection>(collection: C, at: string, limit: number) {
    // Not opened: they are removed, even if their key is gone.
    return this.#reads.findExpired(collection, at, limit);
  }

  async #openAll<C extends CollectionName>(collection: C, records: RecordOf<C>[]) {
    if (!findSealing(collection)) return records;
    const opened = await Promise.all(records.map((record) => this.#open(collection, record)));
    return opened.filter((record) => record !== undefined);
  }

  /** Reads a record again if it was replaced or removed since, with its data key. */
  async #open<C extends CollectionName>(
    collection: C,
    record: RecordOf<C>,
  ): Promise<RecordOf<C> | undefined> {
    try {
      return await this.#seal.open(this.#reads, collection, record);
    } catch (error) {
      if (!(error instanceof MissingKeyError)) throw error;
      const latest = await this.#reads.get(collection, record.id);
      if (!latest) return undefined;
      if (isSameSealed(latest, record)) throw error;
      return this.#open(collection, latest);
    }
  }
}

class SealedUnitOfWork extends SealedReads implements UnitOfWork {
  readonly unit: UnitOfWork;
  readonly #seal: Seal;

  constructor(unit: UnitOfWork, seal: Seal) {
    super(unit, seal);
    this.unit = unit;
    this.#seal = seal;
  }

  async insert<C extends CollectionName>(collection: C, record: RecordOf<C>): Promise<void> {
    const stored = (await this.#isSealing(collection))
      ? await this.#seal.seal(this.unit, collection, record)
      : record;
    await this.unit.insert(collection, stored);
  }

  async update<C extends ChangeableCollection>(
    collection: C,
    id: string,
    changes: Partial<RecordOf<C>>,
  ): Promise<RecordOf<C>> {
    const isSealing = await this.#isSealing(collection);
    const record = findSealing(collection) && (await this.get(collection, id));
    if (!record) return this.unit.update(collection, id, changes);
    const changed = { ...record, ...changes, id };
    const stored = isSealing ? await this.#seal.seal(this.unit, collection, changed) : changes;
    await this.unit.update(collection, id, stored);
    return changed;
  }

  async remove(collection: ChangeableCollection, id: string): Promise<void> {
    await this.unit.remove(collection, id);
    if (hasOwnDataKey(collection)) await removeDataKey(this.unit, collection, id);
  }

  removeAuditEntry(id: string): Promise<void> {
    return this.unit.removeAuditEntry(id);
  }

  async #isSealing(collection: CollectionName): Promise<boolean> {
    // Once it is on, it stays on. Any write turns it on: a file or a report may follow.
    this.#seal.isOn ||= await hasMark(this.unit);
    return this.#seal.isOn && findSealing(collection) !== undefined;
  }
}

/** Events and messages are added to the unit of the store below. */
export function innerUnit(unit: UnitOfWork): UnitOfWork {
  return unit instanceof SealedUnitOfWork ? unit.unit : unit;
}

function hasOwnDataKey(collection: CollectionName): boolean {
  if (collection === 'messages' || collection === 'idempotency') return false;
  return collection === 'conversations' || findSealing(collection) !== undefined;
}

function isSameSealed(one: object, other: object): boolean {
  return Reflect.get(one, 'sealed') === Reflect.get(other, 'sealed');
}
