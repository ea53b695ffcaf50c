import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { heldSession } from './held-session.ts';
import { newerToken } from './session.ts';
import { sendToApi, type Answer, type CallInput } from './transport.ts';

/**
 * Calls the API as whoever is signed in. A 403 renews the session once and repeats the call once
 * (spec §4); a second 403 is the answer.
 * @throws {ApiError} for every failure: no answer within 15 seconds, an error, or an answer of another shape
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Answer<E>> {
  const session = heldSession();
  try {
    return await sendToApi(endpoint, input, session?.accessToken ?? null);
  } catch (error) {
    if (!session || !(error instanceof ApiError) || error.status !== 403) throw error;
    const token = await newerToken(session);
    if (token === null) throw error;
    return sendToApi(endpoint, input, token);
  }
}
