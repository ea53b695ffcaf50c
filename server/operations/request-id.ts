import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';

/** Matches ids of common proxies, such as nginx's $request_id. */
const VALID_ID = /^[\w-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

export function readRequestId(
  { headers, socket }: IncomingMessage,
  isProxy: (address: string) => boolean,
): string {
  const given = headers[HEADER];
  const isTrusted = isProxy(socket.remoteAddress ?? '');
  return isTrusted && typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
}

/** Returns a trusted proxy's W3C trace context. */
export function readTraceparent(
  { headers, socket }: IncomingMessage,
  isProxy: (address: string) => boolean,
): string | undefined {
  const given = headers['traceparent'];
  return typeof given === 'string' && isProxy(socket.remoteAddress ?? '') ? given : undefined;
}

export function withRequestId(id: string, work: () => void): void {
  current.run(id, work);
}

export function currentRequestId(): string | undefined {
  return current.getStore();
}
