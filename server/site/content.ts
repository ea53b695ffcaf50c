import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { compress, findEncoding, isWorthCompressing, type Encoding } from '../core/compression.ts';

export interface Content {
  bytes: Buffer;
  type: string;
  caching: string;
  etag: string;
  /** Resolves to null if compression would not help. */
  compressed: (encoding: Encoding) => Promise<Buffer | null>;
}

export interface ContentOptions {
  bytes: Buffer;
  type: string;
  caching: string;
  /** The ETag is computed from this instead of `bytes`. */
  identity?: string | Buffer;
}

export function createContent({ bytes, type, caching, identity = bytes }: ContentOptions): Content {
  const compressing: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bytes,
    type,
    caching,
    // A weak ETag, because it is the same for each encoding.
    etag: `W/"${tag}"`,
    compressed: async (encoding) =>
      isWorthCompressing(type, bytes)
        ? (compressing[encoding] ??= compress(bytes, encoding))
        : null,
  };
}

export async function sendContent(
  { bytes, type, caching, etag, compressed }: Content,
  request: Request,
  response: Response,
  status = 200,
): Promise<void> {
  response.status(status).vary('Accept-Encoding');
  response.set({ 'content-type': type, 'cache-control': caching, etag });
  // A 304 has no content.
  const encoding = request.fresh ? null : findEncoding(request);
  const packed = encoding && (await compressed(encoding));
  if (packed) response.set('content-encoding', encoding);
  response.send(packed ?? bytes);
}
