import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { heldSession, unconfirmedUserId } from './held-session.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import { fetchParsed, type ParsedResponse, type TypedInput } from './parse-response.ts';
import { newerToken } from './session.ts';

/**
 * Calls the API as whoever is signed in. A 403 renews the session once and repeats the call once
 * (spec §4); a second 403 is the answer. Without a network the few answers that are kept come back as they were.
 * @throws {ApiError} for every failure: no answer within 15 seconds, an error, or an answer of another shape
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
): Promise<ParsedResponse<E>> {
  const asker = heldSession()?.user.id;
  try {
    const answer = await callOnline(endpoint, input);
    // A browser that denies storage, or has no room, does without.
    keepAnswer(asker, endpoint, input, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'offline') throw error;
    const kept = await keptAnswer(endpoint, input).catch(() => undefined);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function callOnline<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
): Promise<ParsedResponse<E>> {
  // While nobody knows who is signed in, nothing of theirs is asked for or changed.
  const isPersonal = endpoint.access !== 'public' && endpoint.access !== 'session';
  if (isPersonal && unconfirmedUserId() !== null) {
    throw new ApiError({ status: 0, code: 'no-answer' });
  }
  const session = heldSession();
  try {
    const token = session?.accessToken ?? null;
    return await fetchParsed(endpoint, input, { server: 'api', token });
  } catch (error) {
    if (!session || !(error instanceof ApiError) || error.status !== 403) throw error;
    const token = await newerToken(session);
    if (token === null) throw error;
    return fetchParsed(endpoint, input, { server: 'api', token });
  }
}
