import { sha256OfBytes } from '../crypto.ts';
import { type Files, wholeFile } from './files.ts';

export function createMemoryFiles(): Files {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; putAt: Date }>();
  return {
    async put(bytes, at) {
      const hash = await sha256OfBytes(bytes);
      files.set(hash, { bytes: bytes.slice(), putAt: at });
      return hash;
    },
    async get(hash) {
      const file = files.get(hash);
      return file ? wholeFile(file.bytes.slice()) : null;
    },
    async remove(hash, putUntil) {
      const file = files.get(hash);
      if (file && file.putAt <= putUntil) files.delete(hash);
    },
  };
}
