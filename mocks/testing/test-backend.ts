import { getResponse } from 'msw';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Files } from '../files/files.ts';
import { createMemoryFiles } from '../files/memory-files.ts';
import { type Backend, defaultQuotas, type Quotas, type Sms } from '../handlers/backend.ts';
import { createHandlers } from '../handlers/create-handlers.ts';
import { browserPasswords, type Passwords } from '../handlers/passwords.ts';
import { Realtime } from '../realtime.ts';
import { cookieAttempts, cookieSessions } from '../session-cookie.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { SeedData } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { onlyOutsideWrites, runTwice } from './run-twice.ts';

export const TEST_URL = 'http://api.test';
export const TEST_GEOCODER_URL = 'http://geocoder.test';
/** What webhooks of the tests show. */
export const TEST_WEBHOOK_SECRET = 'test-webhook-secret';

/** The one password that a test's backend takes for common. */
export const COMMON_PASSWORD = 'qwertyuiop';
/** The address of a test's client that sends no X-Forwarded-For. */
export const TEST_ADDRESS = '192.0.2.1';

/** A clock that stands still until it is told to go on. */
export interface TestClock {
  now: () => Date;
  advance: (seconds: number) => void;
}

/** An answer as a client sees it. */
export interface Reply {
  status: number;
  headers: Headers;
  /** What the JSON holds, or the File that was sent. */
  body: unknown;
}

export interface SendOptions {
  body?: unknown;
  /** The body as it stands, for what is no JSON. */
  rawBody?: string | FormData;
  token?: string;
  headers?: Record<string, string>;
}

type EndpointName = keyof typeof endpoints;

/** A device that calls the API and keeps its cookies. */
export interface TestDevice {
  cookie: string;
  send: (method: string, path: string, options?: SendOptions) => Promise<Reply>;
  /** Calls an endpoint of the contract; `params` fill its path, the rest of them its query. */
  call: (
    name: EndpointName,
    params?: Record<string, string>,
    options?: SendOptions,
  ) => Promise<Reply>;
}

/**
 * The handlers over a store that runs each write twice, with a clock that stands still and text
 * messages that are only noted.
 */
export function createTestBackend({
  seed,
  store: givenStore = createMemoryStore(seed),
  files = createMemoryFiles(),
  passwords = browserPasswords(),
  now = '2026-11-23T04:00:00.000Z',
  quotas = {},
}: {
  seed?: SeedData;
  store?: Store;
  files?: Files;
  passwords?: Passwords;
  /** An instant, ISO 8601. */
  now?: string;
  /** Other quotas than the defaults. */
  quotas?: Partial<Quotas>;
} = {}) {
  const store = runTwice(givenStore);
  let time = Date.parse(now);
  const clock: TestClock = {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000;
    },
  };
  const sms: Sms[] = [];
  const realtime = new Realtime({ store, clock });
  realtime.announce = onlyOutsideWrites('An event', realtime.announce.bind(realtime));
  passwords.hash = onlyOutsideWrites('Hashing a password', passwords.hash.bind(passwords));
  const backend: Backend = {
    store,
    files: {
      put: onlyOutsideWrites('Storing a file', (bytes, at) => files.put(bytes, at)),
      get: (hash) => files.get(hash),
      remove: onlyOutsideWrites('Removing a file', (hash, at) => files.remove(hash, at)),
    },
    realtime,
    clock,
    baseUrl: TEST_URL,
    geocoderUrl: TEST_GEOCODER_URL,
    sessions: cookieSessions,
    attempts: cookieAttempts,
    addressOf: ({ headers }) => headers.get('x-forwarded-for') ?? TEST_ADDRESS,
    sendSms: onlyOutsideWrites('A text message', (message: Sms) => void sms.push(message)),
    webhookSecret: TEST_WEBHOOK_SECRET,
    passwords,
    limits: { passwordIterations: 1, ...defaultQuotas, ...quotas },
    isTooCommon: (password) => password === COMMON_PASSWORD,
  };
  const handlers = createHandlers(backend);

  /** The latest code that was sent to a number. */
  const codeFor = (phone: string): string => {
    const message = sms.findLast((sent) => sent.phone === phone);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };

  /** `address` is the client's network address, where it is not the one of all others. */
  const createDevice = (address?: string): TestDevice => {
    const device: TestDevice = {
      cookie: '',
      async send(method, path, { body, rawBody, token, headers } = {}) {
        const init: RequestInit = {
          method,
          headers: {
            ...(device.cookie && { cookie: device.cookie }),
            ...(address !== undefined && { 'x-forwarded-for': address }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          body: rawBody ?? (body === undefined ? null : JSON.stringify(body)),
        };
        const response = await getResponse(handlers, new Request(new URL(path, TEST_URL), init));
        if (!response) throw new Error(`Nothing answers ${method} ${path}`);
        device.cookie = withCookies(device.cookie, response.headers.getSetCookie());
        return replyOf(response);
      },
      call(name, params = {}, options) {
        const { method, path } = endpoints[name];
        return device.send(method, filledPath(path, params), options);
      },
    };
    return device;
  };

  return { backend, handlers, clock, sms, codeFor, createDevice };
}

export type TestBackend = ReturnType<typeof createTestBackend>;

/** A Cookie header with the cookies that an answer sets. */
export function withCookies(header: string, setCookies: readonly string[]): string {
  const pairs = [...header.split('; '), ...setCookies.map((set) => set.split(';')[0] ?? '')];
  const jar = new Map(pairs.filter(Boolean).map((pair) => [pair.split('=')[0], pair]));
  return [...jar.values()].join('; ');
}

/** A response, read to its end. */
export async function replyOf(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const content = await response.blob();
  if (headers.has('content-disposition')) {
    const name = headers.get('content-disposition')?.split("UTF-8''")[1] ?? '';
    const file = new File([content], decodeURIComponent(name), { type: content.type });
    return { status, headers, body: file };
  }
  const text = await content.text();
  return { status, headers, body: text === '' ? null : JSON.parse(text) };
}

/** An endpoint's path with its parts filled in and what is left over as its query. */
export function filledPath(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(params[name] ?? '');
  });
  return query.size > 0 ? `${filled}?${query}` : filled;
}
