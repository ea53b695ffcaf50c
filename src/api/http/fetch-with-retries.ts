import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { fetchParsed, type ParsedResponse, type TypedInput } from './parse-response.ts';

/** Limits of an hour have longer pauses, which the user sees. */
const LONGEST_PAUSE_SECONDS = 3;
const MOST_ATTEMPTS = 5;

/**
 * Repeats a call that the API refused because too much was sent at once. It did nothing yet.
 * @throws {ApiError} for every other failure
 * @throws the reason of `signal` after an abort
 */
export async function fetchWithRetries<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
  token: string | null,
): Promise<ParsedResponse<E>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchParsed(endpoint, input, { server: 'api', token });
    } catch (error) {
      if (!(error instanceof ApiError) || !isBrief(error) || attempt === MOST_ATTEMPTS) throw error;
      await pause(error.retryAfter * 1000, input.signal);
    }
  }
}

function isBrief({ status, retryAfter }: ApiError): boolean {
  return status === 429 && retryAfter > 0 && retryAfter <= LONGEST_PAUSE_SECONDS;
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
