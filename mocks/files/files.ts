/** Stores equal content once, under its hash. */
export interface Files {
  /** Resolves to the file's SHA-256 in hex, once the file is stored durably. */
  put(bytes: Uint8Array<ArrayBuffer>, at: Date): Promise<string>;
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps a file stored after `putUntil`, because a new message may be about to use it. */
  remove(hash: string, putUntil: Date): Promise<void>;
}
