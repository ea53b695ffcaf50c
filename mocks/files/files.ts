/** Stores equal content once, under its hash. */
export interface Files {
  /** Resolves to the SHA-256 in hex once the file would survive a restart. */
  put(bytes: Uint8Array<ArrayBuffer>, at: Date): Promise<string>;
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Skips a file stored after `putUntil`, because a message may be about to use it. */
  remove(hash: string, putUntil: Date): Promise<void>;
}
