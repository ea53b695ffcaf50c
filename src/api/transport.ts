import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds that one call may take, its answer's body included. */
export const CALL_LIMIT_MS = 15_000;

/** Where calls go. */
export interface Transport {
  /** The API's address, without a slash at the end. */
  apiUrl: string;
  /** The geocoder's address, without a slash at the end. */
  geocoderUrl: string;
  /** Calls wait for this: a backend that starts in the browser. */
  ready: Promise<unknown>;
}

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

let transport: Transport = { apiUrl: '', geocoderUrl: '', ready: Promise.resolve() };

/** Tells the calls of this page where to go. */
export function setTransport(settings: Transport): void {
  transport = settings;
}

/** Calls the API once, with this access token if there is one. */
export async function sendToApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | null,
): Promise<Answer<E>> {
  await backendReady();
  const headers = new Headers({ accept: 'application/json' });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  return request(endpoint, `${transport.apiUrl}${pathOf(endpoint, input)}`, {
    headers,
    credentials: 'include',
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    keepalive: input.isParting ?? false,
  });
}

/** Asks the geocoder, which is told nothing about the person. */
export async function sendToGeocoder<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Answer<E>> {
  await backendReady();
  return request(endpoint, `${transport.geocoderUrl}${pathOf(endpoint, input)}`, {
    credentials: 'omit',
  });
}

async function backendReady(): Promise<void> {
  try {
    await transport.ready;
  } catch {
    throw new ApiError({ status: 0, code: 'no-answer' });
  }
}

async function request<E extends Endpoint>(
  endpoint: E,
  url: string,
  init: RequestInit,
): Promise<Answer<E>> {
  const { status, isOk, json } = await fetchJson(url, { ...init, method: endpoint.method });
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
  const answer = z.safeParse(schema, json);
  if (!answer.success) throw new ApiError({ status, code: 'unexpected-answer' });
  return answer.data;
}

async function fetchJson(url: string, init: RequestInit) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), CALL_LIMIT_MS);
  try {
    const response = await fetch(url, { ...init, signal: limit.signal });
    return { status: response.status, isOk: response.ok, json: parsed(await response.text()) };
  } catch {
    throw new ApiError({ status: 0, code: 'no-answer' });
  } finally {
    clearTimeout(timer);
  }
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
