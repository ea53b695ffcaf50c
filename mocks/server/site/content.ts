import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const zip = promisify(gzip);

/** Smaller responses fit into one packet. */
const COMPRESSED_FROM_BYTES = 1000;
const COMPRESSIBLE = /^text\/|json|javascript|xml/;

export interface Content {
  bytes: Buffer;
  type: string;
  caching: string;
  etag: string;
  /** Resolves to null if compression would not help. */
  zipped: () => Promise<Buffer | null>;
}

export interface ContentOptions {
  bytes: Buffer;
  type: string;
  caching: string;
  /** The ETag is computed from this instead of `bytes`. */
  identity?: string | Buffer;
}

export function createContent({ bytes, type, caching, identity = bytes }: ContentOptions): Content {
  let zipping: Promise<Buffer> | undefined;
  const isCompressible = COMPRESSIBLE.test(type) && bytes.length >= COMPRESSED_FROM_BYTES;
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bytes,
    type,
    caching,
    // A weak ETag, because it is the same with and without gzip.
    etag: `W/"${tag}"`,
    zipped: async () => (isCompressible ? (zipping ??= zip(bytes)) : null),
  };
}

export async function sendContent(
  { bytes, type, caching, etag, zipped }: Content,
  request: Request,
  response: Response,
  status = 200,
): Promise<void> {
  response.status(status).vary('Accept-Encoding');
  response.set({ 'content-type': type, 'cache-control': caching, etag });
  const packed = request.acceptsEncodings('gzip', 'identity') === 'gzip' ? await zipped() : null;
  if (packed) response.set('content-encoding', 'gzip');
  response.send(packed ?? bytes);
}
