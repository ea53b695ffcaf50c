/** Keeps files by their content: the same content is kept once, under the same hash. */
export interface Files {
  /** Keeps a file; resolves to its SHA-256 in hex once it would survive a restart. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** The file of a hash, null when there is none. */
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when there is none of this hash. */
  remove(hash: string): Promise<void>;
}
