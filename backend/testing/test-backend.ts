import { getResponse } from 'msw';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Files } from '../files/files.ts';
import { createMemoryFiles } from '../files/memory-files.ts';
import {
  type CallServers,
  defaultQuotas,
  type Network,
  noCallServers,
  type Quotas,
} from '../handlers/core/backend.ts';
import { createBackend } from '../create-backend.ts';
import { createHandlers } from '../create-handlers.ts';
import { filledPath } from '../handlers/core/route.ts';
import { browserPasswords, type Passwords } from '../handlers/core/passwords.ts';
import type { UserReport } from '../../src/contract/safety.ts';
import type {
  EmailContent,
  EmailSender,
  OutboxMessage,
  SmsContent,
  SmsSender,
} from '../outbox/outbox.ts';
import { cookieAttempts, cookieDevices, cookieSessions } from '../handlers/auth/session-cookie.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { SeedData } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { onlyOutsideWrites, runTwice } from './run-twice.ts';
import {
  TEST_DOCTOR_WEBHOOK_SECRET,
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from './test-secrets.ts';

export const TEST_URL = 'http://api.test';
export const TEST_GEOCODER_URL = 'http://geocoder.test';

export const TEST_SENDER = 'notices@caresetu.test';

export const COMMON_PASSWORD = 'qwertyuiop';
/** For clients that send no X-Forwarded-For header. */
export const TEST_ADDRESS = '192.0.2.1';

export interface TestClock {
  now: () => Date;
  advance: (seconds: number) => void;
}

export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface SendOptions {
  body?: unknown;
  /** Sent unchanged, for bodies that are not JSON. */
  rawBody?: string | FormData;
  token?: string;
  headers?: Record<string, string>;
}

type EndpointName = keyof typeof endpoints;

export interface TestDevice {
  cookie: string;
  send: (method: string, path: string, options?: SendOptions) => Promise<Reply>;
  /** `params` fill the placeholders in the path; the rest becomes the query. */
  call: (
    name: EndpointName,
    params?: Record<string, string>,
    options?: SendOptions,
  ) => Promise<Reply>;
}

/** The clock moves only when a test advances it. */
export function createTestBackend({
  seed,
  store: givenStore = createMemoryStore(seed),
  runsWritesTwice = true,
  files = createMemoryFiles(),
  passwords = browserPasswords(),
  now = '2026-11-23T04:00:00.000Z',
  quotas = {},
  signingKeys = [],
  callServers = noCallServers,
  network,
  sendSms,
  sendEmail,
}: {
  seed?: SeedData;
  store?: Store;
  /** As PostgreSQL may. It reveals side effects inside writes. */
  runsWritesTwice?: boolean;
  files?: Files;
  passwords?: Passwords;
  /** ISO 8601. */
  now?: string;
  quotas?: Partial<Quotas>;
  signingKeys?: readonly string[];
  callServers?: CallServers;
  network?: Network;
  /** @default adds the text to `notices` */
  sendSms?: SmsSender;
  /** @default adds the e-mail to `emails` */
  sendEmail?: EmailSender;
} = {}) {
  const store = runsWritesTwice ? runTwice(givenStore) : givenStore;
  let time = Date.parse(now);
  const clock: TestClock = {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000;
    },
  };
  const sms: SmsContent[] = [];
  const reports: UserReport[] = [];
  const notices: SmsContent[] = [];
  const emails: EmailContent[] = [];
  const sendNotice: SmsSender = async (content) => {
    notices.push(content);
    return 'sent';
  };
  const receiveEmail: EmailSender = async (content) => {
    emails.push(content);
    return 'sent';
  };
  passwords.hash = onlyOutsideWrites('Hashing a password', passwords.hash.bind(passwords));
  const backend = createBackend({
    store,
    files: {
      put: onlyOutsideWrites('Storing a file', (bytes, at) => files.put(bytes, at)),
      get: (hash) => files.get(hash),
      remove: onlyOutsideWrites('Removing a file', (hash, at) => files.remove(hash, at)),
    },
    clock,
    baseUrl: TEST_URL,
    geocoderUrl: TEST_GEOCODER_URL,
    sessions: cookieSessions,
    attempts: cookieAttempts,
    devices: cookieDevices,
    addressOf: ({ headers }) => headers.get('x-forwarded-for') ?? TEST_ADDRESS,
    outbox: {
      append: () => {},
      send: onlyOutsideWrites('A text message', (messages: readonly OutboxMessage[]) => {
        for (const { content } of messages) {
          if (content.kind === 'report') reports.push(content.report);
          else if (content.kind === 'email') emails.push(content);
          else sms.push(content);
        }
      }),
    },
    sendSms: onlyOutsideWrites('An SMS', sendSms ?? sendNotice),
    mail: {
      send: onlyOutsideWrites('An e-mail', sendEmail ?? receiveEmail),
      from: TEST_SENDER,
    },
    acceptsReports: true,
    calendarFeeds: { appUrl: null },
    signingKeys,
    webhookSecrets: [TEST_WEBHOOK_SECRET],
    doctorWebhookSecrets: [TEST_DOCTOR_WEBHOOK_SECRET],
    smsWebhookSecrets: [TEST_SMS_WEBHOOK_SECRET],
    passwords,
    limits: { passwordIterations: 1, ...defaultQuotas, ...quotas },
    isTooCommon: (password) => password === COMMON_PASSWORD,
    callServers,
    network,
  });
  const { realtime } = backend;
  realtime.publish = onlyOutsideWrites('An event', realtime.publish.bind(realtime));
  const handlers = createHandlers(backend);

  const codeFor = (phone: string): string => {
    const message = sms.findLast((sent) => sent.phone === phone);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };

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
        return readReply(response);
      },
      call(name, params = {}, options) {
        const { method, path } = endpoints[name];
        return device.send(method, filledPath(path, params), options);
      },
    };
    return device;
  };

  return { backend, handlers, clock, sms, notices, emails, reports, codeFor, createDevice };
}

export type TestBackend = ReturnType<typeof createTestBackend>;

export function withCookies(header: string, setCookies: readonly string[]): string {
  const pairs = [...header.split('; '), ...setCookies.map((set) => set.split(';')[0] ?? '')];
  const jar = new Map(pairs.filter(Boolean).map((pair) => [pair.split('=')[0], pair]));
  return [...jar.values()].join('; ');
}

export async function readReply(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const content = await response.blob();
  if (headers.has('content-disposition')) {
    const name = headers.get('content-disposition')?.split("UTF-8''")[1] ?? '';
    const file = new File([content], decodeURIComponent(name), { type: content.type });
    return { status, headers, body: file };
  }
  const text = await content.text();
  if (content.type.startsWith('text/html')) return { status, headers, body: text };
  return { status, headers, body: text === '' ? null : JSON.parse(text) };
}
