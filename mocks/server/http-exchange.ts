import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallHead } from '../handlers/body-limit.ts';

/** The methods that the contract knows. */
const methods = ['GET', 'POST', 'PUT'];

/**
 * A call as the handlers take it, null for one that cannot be any of the API's. Of a body, no more is
 * kept than it takes to tell that it is too large: when to say so is the handler's decision.
 */
export async function toRequest(
  incoming: IncomingMessage,
  baseUrl: string,
  limitOf: (head: CallHead) => number,
): Promise<Request | null> {
  const { method = '' } = incoming;
  const address = addressOf(incoming, baseUrl);
  if (!methods.includes(method) || !address) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const head = { method, url: address, contentType: headers.get('content-type') };
  const body = method === 'GET' ? null : await readBody(incoming, limitOf(head));
  return new Request(address, { method, headers, body });
}

/** Where a call goes, whatever host it names; null when that is no address below the API's own. */
export function addressOf({ url = '' }: IncomingMessage, baseUrl: string): string | null {
  return url.startsWith('/') && URL.canParse(baseUrl + url) ? baseUrl + url : null;
}

/** Sends a handler's answer. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    // Cookies cannot be joined into one header.
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(body);
}

/** The first bytes of a body, up to one more than the limit; the rest is read and forgotten. */
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
    incoming.on('error', reject);
  });
}
