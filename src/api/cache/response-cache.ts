import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { toCacheName, clearCachedResponses } from './clear-response-cache.ts';
import { sessionSource } from '../http/session-source.ts';

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

export async function cacheResponse(
  userId: string | undefined,
  endpoint: Endpoint,
  input: Input,
  answer: unknown,
): Promise<void> {
  const key = toCacheKey(endpoint, input);
  if (key === null || userId === undefined || !sessionSource().isShared()) return;
  if (signedInId() !== userId) return;
  const cache = await caches.open(toCacheName(userId));
  await cache.put(key, new Response(JSON.stringify(answer)));
  // The user may have logged out in the meantime.
  if (signedInId() !== userId) await clearCachedResponses(signedInId());
}

export async function readCachedResponse<E extends Endpoint>(
  endpoint: E,
  input: Input,
): Promise<z.output<E['response']> | undefined> {
  const userId = signedInId() ?? sessionSource().provisionalUserId();
  const key = toCacheKey(endpoint, input);
  if (key === null || userId === null || !sessionSource().isShared()) return undefined;
  const kept = await caches.match(key, { cacheName: toCacheName(userId) });
  if (!kept) return undefined;
  const schema: E['response'] = endpoint.response;
  return schema.safeParse(await kept.json()).data;
}

function signedInId(): string | null {
  return sessionSource().credentials()?.userId ?? null;
}

/** Cache only the latest page of messages. */
function toCacheKey({ isCached, path }: Endpoint, { params, query }: Input): string | null {
  if (typeof caches === 'undefined' || !isCached) return null;
  if (query?.['after'] !== undefined || query?.['before'] !== undefined) return null;
  return path.replace(':id', encodeURIComponent(params?.['id'] ?? ''));
}
