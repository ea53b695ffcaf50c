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
import { findOfferHold, listSlotHolds } from './slot-holds.ts';

/** `record` is null if the record was removed. */
export interface Operation<C extends CollectionName = CollectionName> {
  collection: C;
  id: string;
  record: RecordOf<C> | null;
}

export const storedOperations = z.array(
  z.object({ collection: z.string(), id: z.string(), record: z.nullable(z.unknown()) }),
);

export type StoredOperation = z.infer<typeof storedOperations>[number];

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

export function seedOperations(seed: SeedData): Operation[] {
  const { waitlist = [] } = seed;
  const operations = [
    ...seededCollections.flatMap((collection): Operation[] =>
      toOperations(collection, seed[collection]),
    ),
    ...toOperations('slotHolds', seed.appointments.flatMap(listSlotHolds)),
    ...toOperations(
      'slotHolds',
      waitlist.flatMap((entry) => findOfferHold(entry) ?? []),
    ),
    ...toOperations('waitlist', waitlist),
    ...toOperations('sessions', seed.sessions ?? []),
    ...toOperations('deliveries', seed.deliveries ?? []),
  ];
  const keys = new Set(operations.map(({ collection, id }) => `${collection}/${id}`));
  if (keys.size < operations.length) throw new Error('The seed holds an id twice');
  return operations;
}

export function databaseOperations(database: Database): Operation[] {
  return collectionNames.flatMap((collection) => toOperations(collection, database[collection]));
}

function toOperations<C extends CollectionName>(
  collection: C,
  records: readonly RecordOf<C>[],
): Operation<C>[] {
  return records.map((record) => ({ collection, id: record.id, record }));
}
