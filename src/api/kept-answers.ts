import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { cacheOf, forgetAnswers } from './forget-answers.ts';
import { sessionSource } from './session-source.ts';

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/** @param userId the user when the request was sent */
export async function keepAnswer(
  userId: string | undefined,
  endpoint: Endpoint,
  input: Input,
  answer: unknown,
): Promise<void> {
  const key = keyOf(endpoint, input);
  if (key === null || userId === undefined || !sessionSource().isShared()) return;
  if (signedInId() !== userId) return;
  const cache = await caches.open(cacheOf(userId));
  await cache.put(key, new Response(JSON.stringify(answer)));
  // The user may have logged out during the write.
  if (signedInId() !== userId) await forgetAnswers(signedInId());
}

export async function keptAnswer<E extends Endpoint>(
  endpoint: E,
  input: Input,
): Promise<z.output<E['answer']> | undefined> {
  const userId = signedInId() ?? sessionSource().provisionalUserId();
  const key = keyOf(endpoint, input);
  if (key === null || userId === null || !sessionSource().isShared()) return undefined;
  const kept = await caches.match(key, { cacheName: cacheOf(userId) });
  if (!kept) return undefined;
  const schema: E['answer'] = endpoint.answer;
  return schema.safeParse(await kept.json()).data;
}

function signedInId(): string | null {
  return sessionSource().credentials()?.userId ?? null;
}

/** Null if not cacheable; only the latest page of a conversation is. */
function keyOf({ isCached, path }: Endpoint, { params, query }: Input): string | null {
  if (typeof caches === 'undefined' || !isCached) return null;
  if (query?.['after'] !== undefined || query?.['before'] !== undefined) return null;
  return path.replace(':id', encodeURIComponent(params?.['id'] ?? ''));
}
