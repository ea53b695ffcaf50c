import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type StoredOperation, storedOperations } from '../../../backend/store/operations.ts';
import { StorageError } from '../../../backend/store/storage-error.ts';

/** SHA-256 of the data file that the next lines apply to. */
const markerLine = z.strictObject({ file: z.nullable(z.string()) });

/** Contains one line per flush (ADR 0002). */
export class Journal {
  readonly #path: string;
  readonly #handle: FileHandle;
  /** Bytes in complete lines. The next write overwrites an incomplete line. */
  #length = 0;

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  static async open(path: string): Promise<Journal> {
    const flags = constants.O_RDWR | constants.O_CREAT;
    return new Journal(path, await open(path, flags, 0o600));
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /**
   * Drops an incomplete last line, which was never confirmed.
   * @throws StorageError for other damage or another data file's journal.
   */
  async read(fileHash: string | null): Promise<StoredOperation[]> {
    const content = await this.#handle.readFile('utf8');
    const end = content.lastIndexOf('\n') + 1;
    const lines = content.slice(0, end).split('\n').slice(0, -1);
    const entries = lines.map((line, index) => this.#parse(line, index + 1));
    const start = entries.findLastIndex((entry) => 'file' in entry && entry.file === fileHash);
    const changes = entries.flatMap((entry) => ('file' in entry ? [] : [entry]));
    if (changes.length > 0 && start < 0) throw this.#otherFile(changes.length);
    this.#length = Buffer.byteLength(content.slice(0, end));
    if (end < content.length) await this.#handle.truncate(this.#length);
    return entries.slice(start + 1).flatMap((entry) => ('file' in entry ? [] : entry.operations));
  }

  async append(fileHash: string | null, operations: readonly StoredOperation[]): Promise<void> {
    const marker = this.isEmpty ? toLine({ file: fileHash }) : '';
    await this.#write(marker + toLine(operations));
  }

  /** Call this once the new data file contains all changes. */
  async mark(fileHash: string): Promise<void> {
    await this.#write(toLine({ file: fileHash }));
  }

  async clear(): Promise<void> {
    await this.#handle.truncate(0);
    this.#length = 0;
  }

  async close(): Promise<void> {
    const { size } = await this.#handle.stat();
    await this.#handle.close();
    if (size === 0) await rm(this.#path, { force: true });
  }

  async #write(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      let written = 0;
      while (written < bytes.length) {
        const position = this.#length + written;
        written += (await this.#handle.write(bytes, written, undefined, position)).bytesWritten;
      }
      await this.#handle.datasync();
    } catch (error) {
      // A rejected change must not reappear at the next start.
      await this.#handle.truncate(this.#length).catch(() => undefined);
      throw error;
    }
    this.#length += bytes.length;
  }

  #parse(
    line: string,
    number: number,
  ): { file: string | null } | { operations: StoredOperation[] } {
    try {
      const stored: unknown = JSON.parse(line);
      const marker = markerLine.safeParse(stored);
      return marker.success ? marker.data : { operations: storedOperations.parse(stored) };
    } catch (error) {
      throw new StorageError(
        `${this.#path} is damaged in line ${number}: ${String(error)}. It holds the latest ` +
          'changes; to go on without them, move it away.',
        { cause: error },
      );
    }
  }

  #otherFile(changes: number): StorageError {
    return new StorageError(
      `${this.#path} holds ${changes} change(s) to another version of the data file than the one ` +
        'that is there. Put that version back, or move the journal away to go on without them.',
    );
  }
}

function toLine(entry: unknown): string {
  return `${JSON.stringify(entry)}\n`;
}
