import { randomBytes } from 'node:crypto';
import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import {
  type Files,
  type ReplaceableFiles,
  readStoredFile,
  streamPieces,
  wholeFile,
} from '../../../backend/files/files.ts';
import {
  CLINIC,
  decrypt,
  encrypt,
  KEY_BYTES,
  type KeyRing,
  NONCE_BYTES,
  SealError,
  TAG_BYTES,
} from './key-ring.ts';
import type { Seal } from './seal.ts';

/** Then the id of the master key and the wrapped data key of the file. */
const MAGIC = 'caresetu-sealed-1 ';
const HEADER = new RegExp(`^${MAGIC}([\\w-]{12})\\.([\\w-]{80})\\n$`);
const HEADER_BYTES = MAGIC.length + 12 + 1 + 80 + 1;
/** Plain bytes in each part but the last. */
const PART_BYTES = 64 * 1024;
const SEALED_PART_BYTES = PART_BYTES + NONCE_BYTES + TAG_BYTES;

type Bytes = Uint8Array<ArrayBuffer>;

export interface SealedFiles extends Files {
  /** Seals a plain file, and wraps the key of a sealed one with the current key. */
  sealAgain(hash: string): Promise<boolean>;
}

export function createSealedFiles(files: ReplaceableFiles, seal: Seal): SealedFiles {
  const { ring } = seal;
  return {
    remove: (hash, putUntil) => files.remove(hash, putUntil),
    async put(bytes, at, given) {
      const hash = given ?? (await sha256OfBytes(bytes));
      return files.put(seal.isOn ? sealFile(ring, hash, bytes) : bytes, at, hash);
    },
    async get(hash) {
      const file = await files.get(hash);
      if (!file) return null;
      const source = createSource(file.content);
      const header = await source.take(HEADER_BYTES);
      const key = findFileKey(ring, hash, header);
      if (!key) {
        const bytes = join(header, await source.take(file.size));
        if (await isWhole(hash, bytes)) return wholeFile(bytes);
        throw new SealError(`files/${hash} is damaged`);
      }
      const parts = Math.max(1, Math.ceil((file.size - HEADER_BYTES) / SEALED_PART_BYTES));
      const size = file.size - HEADER_BYTES - parts * (NONCE_BYTES + TAG_BYTES);
      let part = 0;
      const read = async () => {
        if (part === parts) return null;
        const sealed = await source.take(SEALED_PART_BYTES);
        part += 1;
        return new Uint8Array(decrypt(key, sealed, toContext(hash, part, part === parts)));
      };
      if (parts === 1) return wholeFile((await read()) ?? new Uint8Array());
      return { size, content: streamPieces(read, source.cancel) };
    },
    async sealAgain(hash) {
      const stored = await readStoredFile(files, hash);
      if (!stored) return false;
      const header = readHeader(stored);
      if (header?.masterId === ring.currentId) return false;
      const key = findFileKey(ring, hash, stored);
      if (!key && !(await isWhole(hash, stored))) return false;
      const bytes = key
        ? join(toHeader(ring, hash, key), stored.subarray(HEADER_BYTES))
        : sealFile(ring, hash, stored);
      await files.overwrite(hash, bytes);
      return true;
    },
  };
}

function sealFile(ring: KeyRing, hash: string, bytes: Bytes): Bytes {
  const key = randomBytes(KEY_BYTES);
  const count = Math.max(1, Math.ceil(bytes.byteLength / PART_BYTES));
  const parts = Array.from({ length: count }, (_, index) => {
    const plain = bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    return encrypt(key, plain, toContext(hash, index + 1, index + 1 === count));
  });
  return join(toHeader(ring, hash, key), ...parts);
}

function toHeader(ring: KeyRing, hash: string, key: Uint8Array): Uint8Array {
  const { masterId, wrapped } = ring.wrap(key, CLINIC, toScope(hash));
  return Buffer.from(`${MAGIC}${masterId}.${wrapped}\n`);
}

function readHeader(bytes: Uint8Array) {
  const text = Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1');
  const [, masterId, wrapped] = HEADER.exec(text) ?? [];
  return masterId !== undefined && wrapped !== undefined ? { masterId, wrapped } : null;
}

function findFileKey(ring: KeyRing, hash: string, bytes: Uint8Array): Uint8Array | null {
  const header = readHeader(bytes);
  return header && ring.unwrap(header, CLINIC, toScope(hash));
}

/** Otherwise a plain file could replace a sealed one. */
async function isWhole(hash: string, plain: Bytes): Promise<boolean> {
  return (await sha256OfBytes(plain)) === hash;
}

function toScope(hash: string): string {
  return `files/${hash}`;
}

/** Parts cannot change places, and a missing end is noticed. */
function toContext(hash: string, part: number, isLast: boolean): string {
  return `files/${hash}/${part}${isLast ? '/last' : ''}`;
}

function join(...parts: readonly Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}

/** `take` returns fewer bytes only at the end. */
function createSource(content: Bytes | ReadableStream<Bytes>) {
  if (content instanceof Uint8Array) {
    let position = 0;
    return {
      take: async (count: number) => content.subarray(position, (position += count)),
      cancel: async () => undefined,
    };
  }
  const reader = content.getReader();
  let rest = new Uint8Array();
  return {
    async take(count: number): Promise<Bytes> {
      const pieces = [rest];
      let length = rest.byteLength;
      while (length < count) {
        const { value } = await reader.read();
        if (!value) break;
        pieces.push(value);
        length += value.byteLength;
      }
      const all = join(...pieces);
      rest = all.subarray(count);
      return all.subarray(0, count);
    },
    cancel: () => reader.cancel(),
  };
}
