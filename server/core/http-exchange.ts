import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response as Outgoing } from 'express';
import { ApiError, reportError } from '../../backend/handlers/core/api-error.ts';
import { StoreBusyError } from '../../backend/store/storage-error.ts';
import { acceptsGzip, isWorthCompressing, zip } from './compression.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** Milliseconds without progress before a download is cut. */
const STALL_MS = 30_000;

export function toRequest(incoming: IncomingMessage, baseUrl: string): Request | null {
  const { method = '' } = incoming;
  const address = getAddress(incoming, baseUrl);
  if (!methods.includes(method) || !address) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(address, { method, headers });
}

/** Reads at most one byte over the limit; the handler refuses larger bodies. */
export async function withBody(
  request: Request,
  incoming: IncomingMessage,
  limit: number,
): Promise<Request> {
  if (mostBytes(request, limit) > limit) return request;
  const { method } = request;
  return new Request(request, { method, body: await readBody(incoming, limit) });
}

export function mostBytes({ headers }: Request, limit: number): number {
  return headers.has('transfer-encoding') ? limit : Number(headers.get('content-length'));
}

/** Null if the URL is invalid. Ignores the Host header, which clients can set freely. */
export function getAddress({ url = '' }: IncomingMessage, baseUrl: string): string | null {
  return url.startsWith('/') && URL.canParse(baseUrl + url) ? baseUrl + url : null;
}

export async function sendResponse(response: Response, outgoing: Outgoing): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    // Set-Cookie headers cannot be combined into one.
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  // Only files have a length.
  if (response.headers.has('content-length')) await sendFile(response, outgoing);
  else await sendBody(Buffer.from(await response.arrayBuffer()), outgoing);
}

async function sendBody(body: Buffer, outgoing: Outgoing): Promise<void> {
  const isCompressible = isWorthCompressing(String(outgoing.getHeader('content-type') ?? ''), body);
  const zipped = isCompressible && acceptsGzip(outgoing.req) ? await zip(body) : null;
  if (isCompressible) outgoing.vary('Accept-Encoding');
  if (zipped) outgoing.setHeader('content-encoding', 'gzip');
  outgoing.end(zipped ?? body);
}

async function sendFile({ body }: Response, outgoing: ServerResponse): Promise<void> {
  const reader = body?.getReader();
  const file = new Readable({
    read() {
      reader?.read().then(
        ({ value }) => this.push(value ?? null),
        (error) => this.destroy(error),
      );
    },
    destroy(reason, callback) {
      // Rejects with the reason, if the source failed.
      reader?.cancel().catch(() => undefined);
      callback(reason);
    },
  });
  outgoing.setTimeout(STALL_MS);
  try {
    await pipeline(file, outgoing);
  } catch (error) {
    // Any other error means that the client disconnected.
    if (error instanceof StoreBusyError) reportError(error);
    throw error;
  }
}

function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    incoming.on('data', (part: Buffer) => {
      if (size > limit) return;
      size += part.length;
      parts.push(part);
      if (size > limit) resolve(Buffer.concat(parts).subarray(0, limit + 1));
    });
    incoming.on('end', () => resolve(Buffer.concat(parts)));
    const cutOff = () => reject(new ApiError('invalid-request', 'The request is incomplete.'));
    incoming.on('error', cutOff);
    incoming.on('close', cutOff);
    if (incoming.destroyed) cutOff();
  });
}
