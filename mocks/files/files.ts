/** Keeps files by their content: the same content is kept once, under the same hash. */
export interface Files {
  /** Stores a file as of `at`; resolves to its SHA-256 in hex once it would survive a restart. */
  put(bytes: Uint8Array<ArrayBuffer>, at: Date): Promise<string>;
  /** The file of a hash, null when there is none. */
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Removes a file that was last put at or before an instant. Does nothing when it has been put again
   * since, as a message that is being sent may do, or when there is none of this hash.
   */
  remove(hash: string, putUntil: Date): Promise<void>;
}
