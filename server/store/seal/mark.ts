import { StorageError } from '../../../backend/store/storage-error.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../../../backend/store/store.ts';
import type { Seal } from './seal.ts';

/** The ids of the master keys that wrap data keys of this data. */
export const MARK_ID = 'sealed-with';
const SEPARATOR = ' ';

export async function hasMark(reads: Pick<ReadTransaction, 'get'>): Promise<boolean> {
  return (await reads.get('settings', MARK_ID)) !== undefined;
}

export async function readMark(reads: Pick<ReadTransaction, 'get'>): Promise<string[]> {
  return (await reads.get('settings', MARK_ID))?.value.split(SEPARATOR) ?? [];
}

/** @throws StorageError if the data is sealed with keys that are not given */
export async function checkMark(store: Store, seal: Seal | null): Promise<void> {
  const masterIds = await store.read(readMark);
  if (masterIds.length > 0 && !seal) {
    throw new StorageError('The data is encrypted. Set DATA_KEY to its key.');
  }
  if (!seal || masterIds.every((masterId) => seal.ring.has(masterId))) return;
  const [known] = masterIds.filter((masterId) => seal.ring.has(masterId));
  throw new StorageError(
    known === undefined
      ? 'The data is encrypted with another DATA_KEY. Set the right one.'
      : 'A part of the data is still encrypted with an earlier DATA_KEY. Set DATA_KEY_PREVIOUS to it.',
  );
}

/** Call this before the key wraps. Sealing is on from then, in all processes. */
export async function addMark(store: Store, seal: Seal): Promise<void> {
  await store.write((unit) => noteKey(unit, seal.ring.currentId));
  seal.isOn = true;
}

/** In the write that wraps, because a process of before a rotation may still run. */
export async function noteKey(unit: UnitOfWork, masterId: string): Promise<void> {
  const masterIds = await readMark(unit);
  if (masterIds.includes(masterId)) return;
  const value = [...masterIds, masterId].join(SEPARATOR);
  if (masterIds.length > 0) await unit.update('settings', MARK_ID, { value });
  else await unit.insert('settings', { id: MARK_ID, value });
}

/** @throws StorageError if another key wraps */
export async function keepOnlyMark(store: Store, { ring }: Seal): Promise<void> {
  await store.write(async (unit) => {
    for (const masterId of await readMark(unit)) {
      if (masterId === ring.currentId) continue;
      if ((await unit.find('dataKeys', { masterId }, 1)).length === 0) continue;
      throw new StorageError(
        'A process still encrypts with an earlier DATA_KEY. Restart it with the new one, and repeat this.',
      );
    }
    await unit.update('settings', MARK_ID, { value: ring.currentId });
  });
}
