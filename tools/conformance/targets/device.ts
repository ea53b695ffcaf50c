import { setTimeout as sleep } from 'node:timers/promises';
import { type CallName, getContract, isGeocoding } from '../calls.ts';
import { Difference, Skipped } from '../difference.ts';
import { parseCookie, type SetCookie } from './set-cookie.ts';
import type { Target } from './target.ts';

/** Timeout in milliseconds. No call should take this long. */
const LIMIT_MS = 15_000;
const MOST_WAIT_SECONDS = 2;
const MOST_ATTEMPTS = 20;

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  rawBody?: string;
  form?: FormData;
  token?: string;
  headers?: Record<string, string>;
}

export interface Reply<N extends CallName = CallName> {
  name: N;
  status: number;
  headers: Headers;
  body: unknown;
  bytes: Uint8Array;
  cookies: SetCookie[];
  isCoreOnly: boolean;
}

export class Device {
  cookies = new Map<string, string>();
  readonly #target: Target;

  constructor(target: Target) {
    this.#target = target;
  }

  async call<N extends CallName>(name: N, input: CallInput = {}): Promise<Reply<N>> {
    const { method, path } = getContract(name);
    const filled = path.replace(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(input.params?.[part] ?? ''),
    );
    const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
    return this.send(name, method, filled + query, input);
  }

  async send<N extends CallName>(
    name: N,
    method: string,
    path: string,
    { body, rawBody, form, token, headers }: CallInput = {},
  ): Promise<Reply<N>> {
    const text = rawBody ?? (body === undefined ? null : JSON.stringify(body));
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const request = new Request(this.#toUrl(name) + path, {
      method,
      body: form ?? text,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(text !== null && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(this.#target.origin !== null && { origin: this.#target.origin }),
        ...headers,
      },
    });
    const { response, bytes } = await this.#readAfterWaits(name, request);
    const cookies = response.headers.getSetCookie().map(parseCookie);
    for (const { name: cookieName, value, isRemoved } of cookies) {
      if (isRemoved) this.cookies.delete(cookieName);
      else this.cookies.set(cookieName, value);
    }
    const { status } = response;
    const answered = parsedJson(new TextDecoder().decode(bytes));
    const { headers: sent } = response;
    const { isCoreOnly } = this.#target;
    return { name, status, headers: sent, body: answered, bytes, cookies, isCoreOnly };
  }

  #toUrl(name: CallName): string {
    const { url, geocoderUrl } = this.#target;
    if (!isGeocoding(name)) return url;
    if (geocoderUrl === null) throw new Skipped('there is no geocoder to ask');
    return geocoderUrl;
  }

  /** A server can ask to wait a moment before the next call. Longer waits are the answer to check. */
  async #readAfterWaits(name: CallName, request: Request) {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#readReply(name, request.clone());
      const seconds = Number(reply.response.headers.get('retry-after') ?? NaN);
      const mustWait = reply.response.status === 429 && seconds <= MOST_WAIT_SECONDS;
      if (!mustWait || attempt === MOST_ATTEMPTS) return reply;
      await sleep(seconds * 1000);
    }
  }

  async #readReply(name: CallName, request: Request) {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`none in ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    });
    const work = this.#target.fetch(request).then(async (response) => ({
      response,
      bytes: new Uint8Array(await response.arrayBuffer()),
    }));
    try {
      return await Promise.race([work, limit]);
    } catch (error) {
      throw new Difference(name, 'answer', 'there', getCause(error));
    } finally {
      clearTimeout(timer);
    }
  }
}

export function forwardedFor(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', '203.0.113.77');
  return new Request(request, { headers });
}

function getCause(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
