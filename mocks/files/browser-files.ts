import * as z from 'zod/mini';
import { sha256OfBytes } from '../crypto.ts';
import { completed, LazyDatabase, resultOf } from '../store/indexed-db.ts';
import type { Files } from './files.ts';

const NAME = 'caresetu-demo-files';
const VERSION = 1;
const STORE = 'files';

const storedFile = z.optional(z.instanceof(ArrayBuffer));

/** The demo's files, in IndexedDB: shared by all tabs of the profile, kept over a reload. */
export class BrowserFiles implements Files {
  readonly #database: LazyDatabase;

  constructor(factory: IDBFactory) {
    this.#database = new LazyDatabase(factory, NAME, VERSION, (database) => {
      database.createObjectStore(STORE);
    });
  }

  async put(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const hash = await sha256OfBytes(bytes);
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    transaction.objectStore(STORE).put(bytes.slice().buffer, hash);
    await completed(transaction);
    return hash;
  }

  async get(hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const transaction = await this.#database.transaction([STORE], 'readonly');
    const stored: unknown = await resultOf(transaction.objectStore(STORE).get(hash));
    const content = storedFile.parse(stored);
    return content ? new Uint8Array(content) : null;
  }

  async remove(hash: string): Promise<void> {
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    transaction.objectStore(STORE).delete(hash);
    await completed(transaction);
  }

  /** Throws every file away. */
  async clear(): Promise<void> {
    const transaction = await this.#database.transaction([STORE], 'readwrite');
    transaction.objectStore(STORE).clear();
    await completed(transaction);
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
