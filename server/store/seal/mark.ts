import { StorageError } from '../../../backend/store/storage-error.ts';
import type { Store } from '../../../backend/store/store.ts';
import { MARK_ID, noteKey, readMark } from './master-keys.ts';
import type { Seal } from './seal.ts';

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
