import * as z from 'zod/mini';
import type { Database } from './database.ts';
import {
  type CollectionName,
  collectionNames,
  type RecordOf,
  recordSchemas,
  type SeedData,
  seededCollections,
} from './records.ts';

/** One record's new state, null when it is gone: what a unit of work commits and a log keeps. */
export interface Operation<C extends CollectionName = CollectionName> {
  collection: C;
  id: string;
  record: RecordOf<C> | null;
}

/** Operations as they come from storage; their records may be of an earlier version or damaged. */
export const storedOperations = z.array(
  z.object({ collection: z.string(), id: z.string(), record: z.nullable(z.unknown()) }),
);

export type StoredOperation = z.infer<typeof storedOperations>[number];

/** Operations of this version as they come from storage. Throws when one does not fit its collection. */
export function parseOperations(stored: unknown): Operation[] {
  return storedOperations.parse(stored).map(({ collection: name, id, record }) => {
    const collection = z.enum(collectionNames).parse(name);
    return {
      collection,
      id,
      record: record === null ? null : recordSchemas[collection].parse(record),
    };
  });
}

/** A seed as the operations that bring it about. Throws when it holds an id twice. */
export function seedOperations(seed: SeedData): Operation[] {
  const operations = seededCollections.flatMap((collection): Operation[] =>
    operationsOf(collection, seed[collection]),
  );
  const keys = new Set(operations.map(({ collection, id }) => `${collection}/${id}`));
  if (keys.size < operations.length) throw new Error('The seed holds an id twice');
  return operations;
}

/** A whole database as operations. */
export function databaseOperations(database: Database): Operation[] {
  return collectionNames.flatMap((collection) => operationsOf(collection, database[collection]));
}

function operationsOf<C extends CollectionName>(
  collection: C,
  records: readonly RecordOf<C>[],
): Operation<C>[] {
  return records.map((record) => ({ collection, id: record.id, record }));
}
