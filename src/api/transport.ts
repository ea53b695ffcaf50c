import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { backend } from './backend.ts';
import { ask, upload, type Reply } from './exchange.ts';

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType>
    ? { [Key in Name]: z.input<Schema> }
    : unknown;

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** Makes a repeated call the same one. */
  idempotencyKey?: string;
  /** Lets the call arrive although its page is being left. */
  isParting?: boolean;
  /** A file to go along, for endpoints that take one; the call then has no time limit but may not stall. */
  file?: File | null;
  /** Hears how much of the file is up, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** What a call of this endpoint takes, as the contract says it. */
export type CallInput<E extends Endpoint> = AnyInput &
  Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'>;

/** What a call of this endpoint answers. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

const refusal = z.object({
  success: z.optional(z.boolean()),
  message: otherwise(z.string(), ''),
  code: otherwise(z.string(), ''),
  fields: otherwise(z.record(z.string(), z.string()), {}),
});

/** Calls the API once, with this access token if there is one. */
export async function sendToApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | null,
): Promise<Answer<E>> {
  const { apiUrl } = await backend();
  const { body, file, isParting = false } = input;
  const url = `${apiUrl}${pathOf(endpoint, input)}`;
  const headers = new Headers({ accept: endpoint.answersFile ? '*/*' : 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  if (endpoint.file && file) {
    const form = new FormData();
    form.set('body', JSON.stringify(body));
    form.set(endpoint.file.part, file);
    return understood(endpoint, await upload(endpoint, url, { headers, form, ...input }));
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  const reply = await ask(endpoint, url, {
    headers,
    credentials: 'include',
    body: body === undefined ? null : JSON.stringify(body),
    keepalive: isParting,
    signal: input.signal ?? null,
  });
  return understood(endpoint, reply);
}

/** Where the realtime server is, once the backend can be reached. */
export async function socketAddress(): Promise<string> {
  const { socketUrl, apiUrl } = await backend();
  return socketUrl ?? apiUrl;
}

/** Asks the geocoder, which is told nothing about the person. */
export async function sendToGeocoder<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Answer<E>> {
  const { geocoderUrl } = await backend();
  const url = `${geocoderUrl}${pathOf(endpoint, input)}`;
  return understood(endpoint, await ask(endpoint, url, { credentials: 'omit' }));
}

function understood<E extends Endpoint>(endpoint: E, { status, content }: Reply): Answer<E> {
  const isOk = status >= 200 && status < 300;
  const json = typeof content === 'string' ? parsed(content) : undefined;
  const said = refusal.safeParse(json).data;
  if (!isOk || said?.success === false) {
    throw new ApiError({
      status,
      code: said?.code || (isOk ? 'refused' : 'unexpected'),
      serverMessage: said?.message,
      fields: said?.fields,
    });
  }
  const schema: E['answer'] = endpoint.answer;
  const answer = z.safeParse(schema, typeof content === 'string' ? json : content);
  if (!answer.success) throw new ApiError({ status, code: 'unexpected-answer' });
  return answer.data;
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pathOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
