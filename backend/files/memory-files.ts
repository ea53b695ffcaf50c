import { sha256OfBytes } from '../core/crypto.ts';
import { type ReplaceableFiles, wholeFile } from './files.ts';

export function createMemoryFiles(): ReplaceableFiles {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; putAt: Date }>();
  return {
    async put(bytes, at, given) {
      const hash = given ?? (await sha256OfBytes(bytes));
      files.set(hash, { bytes: bytes.slice(), putAt: at });
      return hash;
    },
    async get(hash) {
      const file = files.get(hash);
      return file ? wholeFile(file.bytes.slice()) : null;
    },
    async overwrite(hash, bytes) {
      const file = files.get(hash);
      if (file) files.set(hash, { ...file, bytes: bytes.slice() });
    },
    async remove(hash, putUntil) {
      const file = files.get(hash);
      if (file && file.putAt <= putUntil) files.delete(hash);
    },
  };
}
