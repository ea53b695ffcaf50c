import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { acceptsGzip, isWorthGzip, zip } from '../gzip.ts';

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
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bytes,
    type,
    caching,
    // A weak ETag, because it is the same with and without gzip.
    etag: `W/"${tag}"`,
    zipped: async () => (isWorthGzip(type, bytes) ? (zipping ??= zip(bytes)) : null),
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
  const packed = acceptsGzip(request) ? await zipped() : null;
  if (packed) response.set('content-encoding', 'gzip');
  response.send(packed ?? bytes);
}
