import * as z from 'zod/mini';
import { sha256OfBytes } from '../backend/core/crypto.ts';
import { completed, LazyDatabase, toPromise } from './store/indexed-db.ts';
import { type Files, type StoredFile, wholeFile } from '../backend/files/files.ts';

const NAME = 'caresetu-demo-files';
const VERSION = 1;
const STORE = 'files';

/** `putAtMs` is in ms since 1970. */
const storedFile = z.optional(z.object({ bytes: z.instanceof(ArrayBuffer), putAtMs: z.number() }));

export interface BrowserFile {
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** In ms since 1970. */
  putAtMs: number;
}

export class BrowserFiles implements Files {
  readonly #database: LazyDatabase;

  constructor(factory: IDBFactory) {
    this.#database = new LazyDatabase(factory, NAME, VERSION, (database) => {
      database.createObjectStore(STORE);
    });
  }

  async put(bytes: Uint8Array<ArrayBuffer>, at: Date): Promise<string> {
    const hash = await sha256OfBytes(bytes);
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    const stored = { bytes: bytes.slice().buffer, putAtMs: at.getTime() };
    transaction.objectStore(STORE).put(stored, hash);
    await completed(transaction);
    return hash;
  }

  async get(hash: string): Promise<StoredFile | null> {
    const transaction = await this.#database.transaction([STORE], 'readonly');
    const stored: unknown = await toPromise(transaction.objectStore(STORE).get(hash));
    const file = storedFile.parse(stored);
    return file ? wholeFile(new Uint8Array(file.bytes)) : null;
  }

  async remove(hash: string, putUntil: Date): Promise<void> {
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    const files = transaction.objectStore(STORE);
    const stored: unknown = await toPromise(files.get(hash));
    const file = storedFile.parse(stored);
    if (file && file.putAtMs <= putUntil.getTime()) files.delete(hash);
    await completed(transaction);
  }

  async list(): Promise<BrowserFile[]> {
    const transaction = await this.#database.transaction([STORE], 'readonly');
    const files = transaction.objectStore(STORE);
    const [hashes, stored]: [IDBValidKey[], unknown[]] = await Promise.all([
      toPromise(files.getAllKeys()),
      toPromise(files.getAll()),
    ]);
    return stored.flatMap((value, index) => {
      const file = storedFile.parse(value);
      return file
        ? [
            {
              hash: String(hashes[index]),
              bytes: new Uint8Array(file.bytes),
              putAtMs: file.putAtMs,
            },
          ]
        : [];
    });
  }

  async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    const files = transaction.objectStore(STORE);
    for (const hash of await toPromise(files.getAllKeys())) {
      if (!hashes.has(String(hash))) files.delete(hash);
    }
    await completed(transaction);
  }

  async clear(): Promise<void> {
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    transaction.objectStore(STORE).clear();
    await completed(transaction);
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
