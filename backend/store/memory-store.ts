import type { RecordOf, CollectionName, SeedData } from './records.ts';
import { seedOperations } from './operations.ts';
import type { Store } from './store.ts';
import { type Rows, Tables } from './tables.ts';
import { BufferedUnitOfWork, createReads } from './unit-of-work.ts';

export function createMemoryStore(seed?: SeedData): Store {
  const tables = new Tables(
    <C extends CollectionName>(): Rows<C> => new Map<string, RecordOf<C>>(),
  );
  if (seed) tables.apply(seedOperations(seed));
  let lastWrite: Promise<unknown> = Promise.resolve();

  return {
    read: (work) => work(createReads(tables)),
    write(work) {
      const write = lastWrite.then(async () => {
        const unit = new BufferedUnitOfWork(tables);
        const result = await work(unit);
        tables.apply(unit.operations());
        return result;
      });
      lastWrite = write.catch(() => undefined);
      return write;
    },
  };
}
