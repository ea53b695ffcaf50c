import type { Operation } from './operations.ts';
import type { ChangeableCollection, CollectionName, RecordOf } from './records.ts';
import type {
  ConstrainedCollection,
  ExpiringCollection,
  ReadTransaction,
  UnitOfWork,
  Where,
} from './store.ts';
import { deepFreeze, matches, type Tables, uniqueValues } from './tables.ts';

export function createReads(tables: Tables): ReadTransaction {
  return {
    get: async (collection, id) => tables.get(collection, id),
    find: async (collection, where, limit) => tables.find(collection, where, limit),
    findExpired: async (...search) => tables.findExpired(...search),
  };
}

interface Base {
  get<C extends CollectionName>(
    collection: C,
    id: string,
  ): RecordOf<C> | undefined | Promise<RecordOf<C> | undefined>;
  find<C extends CollectionName>(
    collection: C,
    where?: Where<C>,
    limit?: number,
  ): RecordOf<C>[] | Promise<RecordOf<C>[]>;
  findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
    where?: Where<C>,
  ): RecordOf<C>[] | Promise<RecordOf<C>[]>;
}

/** Collects changes in memory. The store commits `operations()`. */
export class BufferedUnitOfWork implements UnitOfWork {
  readonly #base: Base;
  readonly #changes = new Map<string, Operation>();

  constructor(ground: Base) {
    this.#base = ground;
  }

  async get<C extends CollectionName>(collection: C, id: string): Promise<RecordOf<C> | undefined> {
    const change = this.#findChange(collection, id);
    return change ? (change.record ?? undefined) : this.#base.get(collection, id);
  }

  async find<C extends CollectionName>(collection: C, where: Where<C> = {}, limit?: number) {
    const most = limit === undefined ? undefined : limit + this.#changes.size;
    const below = await this.#base.find(collection, where, most);
    const found = this.#overlaid(collection, below, (record) => matches(record, where));
    return limit === undefined ? found : found.slice(0, limit);
  }

  async findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
    where: Where<C> = {},
  ) {
    // This unit may have changed some of them.
    const below = await this.#base.findExpired(collection, at, limit + this.#changes.size, where);
    const expired = this.#overlaid(
      collection,
      below,
      (record) =>
        record.expiresAt !== undefined && record.expiresAt <= at && matches(record, where),
    );
    return expired.toSorted(byExpiry).slice(0, limit);
  }

  findDuplicates<C extends ConstrainedCollection>(collection: C, where: Where<C>) {
    return this.find(collection, where);
  }

  async insert<C extends CollectionName>(collection: C, record: RecordOf<C>): Promise<void> {
    const change = this.#findChange(collection, record.id);
    if (change ? change.record : await this.isStored(collection, record.id)) {
      throw new Error(`${collection} already holds a record with the id ${record.id}`);
    }
    await this.checkUnique(collection, record);
    this.#put(collection, record);
  }

  async update<C extends ChangeableCollection>(
    collection: C,
    id: string,
    changes: Partial<RecordOf<C>>,
  ): Promise<RecordOf<C>> {
    const record = await this.get(collection, id);
    if (!record) throw new Error(`${collection} holds no record with the id ${id}`);
    const changed = { ...record, ...changes, id };
    await this.checkUnique(collection, changed);
    return this.#put(collection, changed);
  }

  remove(collection: ChangeableCollection, id: string): Promise<void> {
    return this.#remove(collection, id);
  }

  removeAuditEntry(id: string): Promise<void> {
    return this.#remove('auditEntries', id);
  }

  protected async isStored(collection: CollectionName, id: string): Promise<boolean> {
    return (await this.#base.get(collection, id)) !== undefined;
  }

  /** Handlers read the other record first, so this finds their faults. */
  protected async checkUnique<C extends CollectionName>(
    collection: C,
    record: RecordOf<C>,
  ): Promise<void> {
    const values = uniqueValues[collection]?.(record);
    if (!values) return;
    const others = (await this.find(collection, values)).filter(({ id }) => id !== record.id);
    if (others.length === 0) return;
    const names = Object.keys(values).join(', ');
    throw new Error(`${collection} already holds a record with the ${names} of ${record.id}`);
  }

  apply(operations: readonly Operation[]): void {
    for (const change of operations) this.#changes.set(toKey(change.collection, change.id), change);
  }

  operations(): Operation[] {
    return [...this.#changes.values()];
  }

  async #remove(collection: CollectionName, id: string): Promise<void> {
    if (await this.get(collection, id)) {
      this.#changes.set(toKey(collection, id), { collection, id, record: null });
    }
  }

  #overlaid<C extends CollectionName>(
    collection: C,
    below: RecordOf<C>[],
    isMatch: (record: RecordOf<C>) => boolean,
  ): RecordOf<C>[] {
    const committed = below.filter(({ id }) => !this.#findChange(collection, id));
    const changed = this.operations()
      .filter((change) => isInCollection(change, collection))
      .flatMap(({ record }) => record ?? [])
      .filter(isMatch);
    return [...committed, ...changed];
  }

  #findChange<C extends CollectionName>(collection: C, id: string): Operation<C> | undefined {
    const change = this.#changes.get(toKey(collection, id));
    return change && isInCollection(change, collection) ? change : undefined;
  }

  #put<C extends CollectionName>(collection: C, record: RecordOf<C>): RecordOf<C> {
    const kept = deepFreeze(structuredClone(record));
    this.#changes.set(toKey(collection, kept.id), { collection, id: kept.id, record: kept });
    return kept;
  }
}

function toKey(collection: CollectionName, id: string): string {
  return `${collection}/${id}`;
}

function isInCollection<C extends CollectionName>(
  change: Operation,
  collection: C,
): change is Operation<C> {
  return change.collection === collection;
}

interface Expiring {
  expiresAt?: string | undefined;
}

function byExpiry(one: Expiring, other: Expiring): number {
  const [first = '', second = ''] = [one.expiresAt, other.expiresAt];
  return first < second ? -1 : Number(first > second);
}
