import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cannotWrite, StorageError } from '../../../backend/store/storage-error.ts';

const MEGABYTE = 1024 * 1024;
/** Space for all request bodies that the server accepts at once. */
const LEAST_FREE_MB = 64;

/** @throws StorageError if the disk of the file is almost full, or its folder is missing */
export async function checkFreeSpace(path: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(dirname(path)).catch((error: unknown) => {
    throw cannotWrite(path, error);
  });
  // Some network file systems have no sizes.
  if (blocks === 0 || bavail * bsize >= LEAST_FREE_MB * MEGABYTE) return;
  throw new StorageError(
    `The disk of ${path} has less than ${LEAST_FREE_MB} MB left. Free some space.`,
  );
}
