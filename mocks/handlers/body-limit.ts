import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Limits } from './backend.ts';
import { matchRoute } from './route.ts';

const all: Endpoint[] = Object.values(endpoints);

/** A call as far as it is known before its body is read. */
export interface CallHead {
  method: string;
  /** Its whole address. */
  url: string;
  /** What it says of its body, null when it says nothing. */
  contentType: string | null;
}

/** Whether a body is said to have parts, as one with a file has. */
export function isMultipart(contentType: string | null): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(contentType ?? '');
}

/** The most bytes that the body of a call may have: a file comes on top where the endpoint takes one. */
export function bodyLimit(
  { file }: Endpoint,
  contentType: string | null,
  { bodyBytes }: Pick<Limits, 'bodyBytes'>,
): number {
  return file && isMultipart(contentType) ? file.maxBytes + bodyBytes : bodyBytes;
}

/** The same, for a server that has to know before a handler has taken the call. */
export function bodyLimitOf(
  { method, url, contentType }: CallHead,
  baseUrl: string,
  limits: Pick<Limits, 'bodyBytes'>,
): number {
  const endpoint = all.find(
    (one) => one.method === method && matchRoute(baseUrl, one.path, url).matches,
  );
  return endpoint ? bodyLimit(endpoint, contentType, limits) : limits.bodyBytes;
}
