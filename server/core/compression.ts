import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

export type Encoding = 'br' | 'gzip';

/** Smaller responses fit into one packet. */
const FROM_BYTES = 1000;
const TYPES = /^text\/|json|javascript|xml/;
/** Takes as long as gzip. The best, 11, takes half a second for the largest script. */
const BROTLI_QUALITY = 5;

const toBrotli = promisify(brotliCompress);

export const zip = promisify(gzip);

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes);
  return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

export function isWorthCompressing(type: string, bytes: Buffer): boolean {
  return TYPES.test(type) && bytes.length >= FROM_BYTES;
}

export function acceptsGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip', 'identity') === 'gzip';
}

/** Browsers accept Brotli over HTTPS, and from localhost. */
export function findEncoding(request: Request): Encoding | null {
  if (request.acceptsEncodings('br', 'identity') === 'br') return 'br';
  return acceptsGzip(request) ? 'gzip' : null;
}
