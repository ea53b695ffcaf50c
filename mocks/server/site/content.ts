import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptsGzip, isWorthGzip, zip } from '../gzip.ts';

const toBrotli = promisify(brotliCompress);

type Encoding = 'br' | 'gzip';

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
  /** @default 11, which takes half a second for the largest script */
  brotliQuality?: number;
}

export function createContent({
  bytes,
  type,
  caching,
  identity = bytes,
  brotliQuality = 11,
}: ContentOptions): Content {
  const compressing: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const compress = (encoding: Encoding) =>
    encoding === 'gzip'
      ? zip(bytes)
      : toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bytes,
    type,
    caching,
    // A weak ETag, because it is the same for each encoding.
    etag: `W/"${tag}"`,
    compressed: async (encoding) =>
      isWorthGzip(type, bytes) ? (compressing[encoding] ??= compress(encoding)) : null,
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
  const encoding = findEncoding(request);
  const packed = encoding && (await compressed(encoding));
  if (packed) response.set('content-encoding', encoding);
  response.send(packed ?? bytes);
}

/** Browsers accept Brotli over HTTPS and from localhost. */
function findEncoding(request: Request): Encoding | null {
  if (request.acceptsEncodings('br')) return 'br';
  return acceptsGzip(request) ? 'gzip' : null;
}
