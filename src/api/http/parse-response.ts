import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { request, type RawResponse, type RequestInput, type RequestOptions } from './request.ts';

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType>
    ? { [Key in Name]: z.input<Schema> }
    : unknown;

export type TypedInput<E extends Endpoint> = RequestInput &
  Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'>;

export type ParsedResponse<E extends Endpoint> = z.output<E['response']>;

const refusal = z.object({
  success: otherwise(z.optional(z.boolean()), undefined),
  code: otherwise(z.string(), ''),
  fields: otherwise(z.record(z.string(), z.string()), {}),
});

/** An API may answer these with plain text; others may be of a proxy. */
const PLAIN_TEXT_STATUSES = [400, 409, 422];
/** In UTF-16 code units. Longer text is probably no message for users. */
const MESSAGE_MAX_LENGTH = 300;

/** Reads the contract's `message`, and what other APIs have in its place. */
function findMessage(json: unknown): string {
  if (typeof json === 'string') return json.length > MESSAGE_MAX_LENGTH ? '' : json.trim();
  if (Array.isArray(json)) return json.slice(0, 3).map(findMessage).join(' ').trim();
  if (typeof json !== 'object' || json === null) return '';
  for (const key of ['message', 'detail', 'error', 'msg', 'errors']) {
    const found = findMessage(Reflect.get(json, key));
    // Another single word is a status or a code.
    if (key === 'message' ? found : /\s/.test(found)) return found;
  }
  return '';
}

/** @throws {ApiError} for every failure */
export async function fetchParsed<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
  options: RequestOptions,
): Promise<ParsedResponse<E>> {
  return parseResponse(endpoint, await request(endpoint, input, options));
}

function parseResponse<E extends Endpoint>(
  endpoint: E,
  { status, content, retryAfter }: RawResponse,
): ParsedResponse<E> {
  const isOk = status >= 200 && status < 300;
  const json = typeof content === 'string' ? parseJson(content) : undefined;
  const isPage = typeof content === 'string' && /^\s*</.test(content);
  const isPlainText = PLAIN_TEXT_STATUSES.includes(status) && !isPage && content !== '';
  const body = json ?? (isPlainText ? { detail: content } : undefined);
  const refused = refusal.safeParse(body).data;
  if (!isOk || refused?.success === false) {
    throw new ApiError({
      status,
      code: refused ? refused.code || (isOk ? 'refused' : 'unexpected') : 'unexpected-answer',
      serverMessage: findMessage(body),
      fields: refused?.fields,
      retryAfter,
    });
  }
  const schema: E['response'] = endpoint.response;
  const parsed = z.safeParse(schema, typeof content === 'string' ? json : content);
  // Some calls accept any response, but a page is from a captive portal.
  if (isPage || !parsed.success) throw new ApiError({ status, code: 'unexpected-answer' });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
