import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { cacheResponse, readCachedResponse } from '../cache/response-cache.ts';
import { fetchWithRetries } from './fetch-with-retries.ts';
import type { ParsedResponse, TypedInput } from './parse-response.ts';
import { sessionSource } from './session-source.ts';

/**
 * After a 403, refreshes the session and retries once (spec §4). Falls back to the cached response
 * when offline.
 * @throws {ApiError} after 15 seconds, or for an error or an invalid response
 * @throws the reason of `signal` after an abort
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
): Promise<ParsedResponse<E>> {
  const asker = sessionSource().credentials()?.userId;
  try {
    const answer = await callOnline(endpoint, input);
    cacheResponse(asker, endpoint, input, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'offline') throw error;
    const kept = await readCachedResponse(endpoint, input).catch(() => undefined);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function callOnline<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
): Promise<ParsedResponse<E>> {
  const session = sessionSource();
  // A provisional user gets personal data only from the cache.
  const isPersonal = endpoint.access !== 'public' && endpoint.access !== 'session';
  if (isPersonal && session.provisionalUserId() !== null) {
    throw new ApiError({ status: 0, code: 'no-answer' });
  }
  const credentials = session.credentials();
  try {
    const token = credentials?.accessToken ?? null;
    return await fetchWithRetries(endpoint, input, token);
  } catch (error) {
    if (!credentials || !(error instanceof ApiError) || !mayBeExpired(error)) throw error;
    const token = await session.renew(credentials);
    if (token === null) throw error;
    return fetchWithRetries(endpoint, input, token);
  }
}

function mayBeExpired({ status, code }: ApiError): boolean {
  return status === 403 && code !== 'step-up-needed' && code !== 'second-factor-required';
}
