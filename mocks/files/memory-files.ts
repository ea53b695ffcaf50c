import { sha256OfBytes } from '../crypto.ts';
import type { Files } from './files.ts';

/** Files that are forgotten: for tests and stories. */
export function createMemoryFiles(): Files {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(bytes) {
      const hash = await sha256OfBytes(bytes);
      files.set(hash, bytes.slice());
      return hash;
    },
    get: async (hash) => files.get(hash)?.slice() ?? null,
    remove: async (hash) => void files.delete(hash),
  };
}
