import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request } from 'express';

/** Smaller responses fit into one packet. */
const FROM_BYTES = 1000;
const TYPES = /^text\/|json|javascript|xml/;

export const zip = promisify(gzip);

export function isWorthGzip(type: string, bytes: Buffer): boolean {
  return TYPES.test(type) && bytes.length >= FROM_BYTES;
}

export function acceptsGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip', 'identity') === 'gzip';
}
