import { LRUCache } from 'lru-cache';
import type {
  ChangeableCollection,
  CollectionName,
  RecordOf,
} from '../../../backend/store/records.ts';
import type {
  ConstrainedCollection,
  ExpiringCollection,
  ReadTransaction,
  Store,
  UnitOfWork,
  Where,
  WriteOptions,
} from '../../../backend/store/store.ts';
import { hasMark } from './master-keys.ts';
import { MissingMasterError, SealError } from './key-ring.ts';
import { MissingKeyError, removeDataKey, type Seal } from './seal.ts';
import { findSealing } from './sealed-fields.ts';

const MOST_NAMED = 10_000;

export class SealedStore implements Store {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #damage: DamageReport;

  /** @param warn receives a sentence about each damaged record once */
  constructor(store: Store, seal: Seal, warn: (problem: string) => void) {
    this.#store = store;
    this.#seal = seal;
    this.#damage = new DamageReport(warn);
  }

  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T> {
    return this.#store.read((reads) => work(new SealedReads(reads, this.#seal, this.#damage)));
  }

  write<T>(work: (unit: UnitOfWork) => Promise<T>, options?: WriteOptions): Promise<T> {
    const run = (unit: UnitOfWork) => work(new SealedUnitOfWork(unit, this.#seal, this.#damage));
    return this.#store.write(run, options);
  }
}

class DamageReport {
  readonly #warn: (problem: string) => void;
  readonly #named = new LRUCache<string, true>({ max: MOST_NAMED });
  readonly #shown = new WeakSet();

  constructor(warn: (problem: string) => void) {
    this.#warn = warn;
  }

  add(name: string, shown: object, error: SealError): void {
    this.#shown.add(shown);
    if (this.#named.has(name)) return;
    this.#named.set(name, true);
    this.#warn(`${name} cannot be read: ${error.message}`);
  }

  has(record: object): boolean {
    return this.#shown.has(record);
  }
}

class SealedReads implements ReadTransaction {
  readonly #reads: ReadTransaction;
  readonly #seal: Seal;
  readonly #damage: DamageReport;

  constructor(reads: ReadTransaction, seal: Seal, damage: DamageReport) {
    this.#reads = reads;
    this.#seal = seal;
    this.#damage = damage;
  }

  async get<C extends CollectionName>(collection: C, id: string) {
    const record = await this.#reads.get(collection, id);
    return record && this.#open(collection, record);
  }

  async find<C extends CollectionName>(collection: C, where?: Where<C>, limit?: number) {
    return this.openAll(collection, await this.#reads.find(collection, where, limit));
  }

  async findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
    where?: Where<C>,
  ) {
    // Not opened: they are removed, even if their key is gone.
    return this.#reads.findExpired(collection, at, limit, where);
  }

  protected async openAll<C extends CollectionName>(collection: C, records: RecordOf<C>[]) {
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
      if (!(error instanceof SealError) || error instanceof MissingMasterError) throw error;
      if (error instanceof MissingKeyError) {
        const latest = await this.#reads.get(collection, record.id);
        if (!latest) return undefined;
        if (!isSameSealed(latest, record)) return this.#open(collection, latest);
      }
      return this.#showDamaged(collection, record, error);
    }
  }

  /** One damaged text must not hide all others of a list. */
  #showDamaged<C extends CollectionName>(collection: C, record: RecordOf<C>, error: SealError) {
    const shown = this.#seal.showDamaged(collection, record);
    if (!shown) throw error;
    this.#damage.add(`${collection}/${record.id}`, shown, error);
    return shown;
  }
}

class SealedUnitOfWork extends SealedReads implements UnitOfWork {
  readonly unit: UnitOfWork;
  readonly #seal: Seal;
  readonly #damage: DamageReport;

  constructor(unit: UnitOfWork, seal: Seal, damage: DamageReport) {
    super(unit, seal, damage);
    this.unit = unit;
    this.#seal = seal;
    this.#damage = damage;
  }

  async findDuplicates<C extends ConstrainedCollection>(collection: C, where: Where<C>) {
    return this.openAll(collection, await this.unit.findDuplicates(collection, where));
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
    // Other fields change, and the damaged text stays until another one is written.
    if (this.#damage.has(record) && !changesSealed(collection, changes)) {
      await this.unit.update(collection, id, changes);
      return changed;
    }
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

function changesSealed(collection: CollectionName, changes: object): boolean {
  const fields = Object.keys(findSealing(collection)?.blanks ?? {}).map(
    (path) => path.split('.')[0],
  );
  return Object.entries(changes).some(
    ([field, value]) => value !== undefined && fields.includes(field),
  );
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
