/** Equal content is stored once, under its hash. */
export interface Files {
  /**
   * Resolves to the file's hash, once the file is stored durably.
   * @param hash that of the content before it was sealed; defaults to the bytes' SHA-256 in hex
   */
  put(bytes: Uint8Array<ArrayBuffer>, at: Date, hash?: string): Promise<string>;
  get(hash: string): Promise<StoredFile | null>;
  /** Does nothing if the file was stored again after `putUntil`. */
  remove(hash: string, putUntil: Date): Promise<void>;
}

export interface ReplaceableFiles extends Files {
  /** Keeps the time of the file, which must exist. */
  overwrite(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** A stream can be read once. It fails with a StoreBusyError. */
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

export function wholeFile(bytes: Uint8Array<ArrayBuffer>): StoredFile {
  return { size: bytes.byteLength, content: bytes };
}

export async function readStoredFile(
  files: Pick<Files, 'get'>,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await files.get(hash);
  return file && new Uint8Array(await new Response(file.content).arrayBuffer());
}

/** @param read returns null at the end */
export function streamPieces(
  read: () => Promise<Uint8Array<ArrayBuffer> | null>,
  cancel?: () => Promise<void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const piece = await read();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    ...(cancel && { cancel }),
  });
}
