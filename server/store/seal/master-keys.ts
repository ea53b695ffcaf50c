import type { ReadTransaction, UnitOfWork } from '../../../backend/store/store.ts';

/** The ids of the master keys that wrap data keys of this data. */
export const MARK_ID = 'sealed-with';
const SEPARATOR = ' ';

export async function hasMark(reads: Pick<ReadTransaction, 'get'>): Promise<boolean> {
  return (await reads.get('settings', MARK_ID)) !== undefined;
}

export async function readMark(reads: Pick<ReadTransaction, 'get'>): Promise<string[]> {
  return (await reads.get('settings', MARK_ID))?.value.split(SEPARATOR) ?? [];
}

/** In the write that wraps, because a process of before a rotation may still run. */
export async function noteKey(unit: UnitOfWork, masterId: string): Promise<void> {
  const masterIds = await readMark(unit);
  if (masterIds.includes(masterId)) return;
  const value = [...masterIds, masterId].join(SEPARATOR);
  if (masterIds.length > 0) await unit.update('settings', MARK_ID, { value });
  else await unit.insert('settings', { id: MARK_ID, value });
}
