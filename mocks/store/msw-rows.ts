import { factory, primaryKey } from '@mswjs/data';
import {
  type CollectionName,
  collectionNames,
  type RecordOf,
} from '../../backend/store/records.ts';
import type { Rows } from '../../backend/store/tables.ts';

const model = { id: primaryKey(String), record: Object };

/** See ADR 0011. */
export function createMswRows(): <C extends CollectionName>(collection: C) => Rows<C> {
  const database = withoutTabSync(() =>
    factory(Object.fromEntries(collectionNames.map((name) => [name, model]))),
  );

  return <C extends CollectionName>(collection: C): Rows<C> => {
    const rows = database[collection];
    if (!rows) throw new Error(`There is no collection ${collection}`);
    const entities = new Map<string, { record: RecordOf<C> }>();
    const removed = new Set<string>();
    const sweep = () => {
      if (removed.size > 0) rows.deleteMany({ where: { id: { in: [...removed] } } });
      removed.clear();
    };
    return {
      get: (id) => entities.get(id)?.record,
      set(id, record) {
        const entity = entities.get(id);
        if (entity) {
          entity.record = record;
          return;
        }
        // Remove old rows first, because the library rejects an existing id.
        if (removed.has(id)) sweep();
        entities.set(id, rows.create({ id, record }));
      },
      delete(id) {
        if (entities.delete(id)) removed.add(id);
      },
      values() {
        sweep();
        return rows.getAll().map(({ record }) => record);
      },
      clear() {
        entities.clear();
        removed.clear();
        rows.deleteMany({ where: {} });
      },
    };
  };
}

/** Hiding BroadcastChannel is the only way to disable the library's tab sync (ADR 0011). */
function withoutTabSync<T>(make: () => T): T {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (!channel) return make();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  try {
    return make();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
