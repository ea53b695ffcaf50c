import type { ReadTransaction, Store } from '../../../backend/store/store.ts';
import { SealError } from './key-ring.ts';
import { hasMark } from './master-keys.ts';
import { isWhollySealed, type Seal } from './seal.ts';
import { type SealedCollection, sealedCollections } from './sealed-fields.ts';

/** Returns a sentence for each record that does not open or is plain by mistake. */
export function checkSealed(store: Store, seal: Seal): Promise<string[]> {
  return store.read(async (reads) => {
    const problems: string[] = [];
    for (const collection of sealedCollections) {
      problems.push(...(await findProblems(reads, seal, collection)));
    }
    return problems;
  });
}

async function findProblems(
  reads: ReadTransaction,
  seal: Seal,
  collection: SealedCollection,
): Promise<string[]> {
  const problems: string[] = [];
  const mustBeSealed = await hasMark(reads);
  for (const record of await reads.find(collection)) {
    if (mustBeSealed && !isWhollySealed(collection, record)) {
      problems.push(`${collection} ${record.id} is not encrypted`);
    }
    try {
      await seal.open(reads, collection, record);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      problems.push(`${collection} ${record.id} cannot be read: ${error.message}`);
    }
  }
  return problems;
}
