import { getResponse, type HttpHandler } from 'msw';
import type { Connection } from '../../../backend/realtime/open-connections.ts';
import type { Realtime } from '../../../backend/realtime/realtime.ts';
import {
  type TestBackend,
  TEST_GEOCODER_URL,
  TEST_URL,
} from '../../../backend/testing/test-backend.ts';
import { people, TEST_PASSWORD } from '../../../backend/testing/test-seed.ts';
import type { Accounts } from '../accounts.ts';
import { forwardedFor } from '../targets/device.ts';
import type { SocketConnection, EventListener, Target } from '../targets/target.ts';

const account = ({ phone }: { phone: string }) => ({ phone, password: TEST_PASSWORD });

export const testAccounts: Accounts = {
  patientA: account(people.patientA),
  patientB: account(people.patientB),
  doctorA: account(people.doctorA),
  doctorB: account(people.doctorB),
};

export function fetchFrom(handlers: HttpHandler[]): Target['fetch'] {
  return async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  };
}

export function openConnection(
  realtime: Realtime,
  token: string,
  take: EventListener,
): SocketConnection {
  let isOpen = true;
  const close = () => void (isOpen = false);
  // Drop undefined fields from the payload, as a real connection would.
  const emit = (name: string, payload: unknown) => take(name, JSON.parse(JSON.stringify(payload)));
  const connection: Connection = { token, emit, close };
  return {
    register: (userId) => void realtime.register(connection, userId),
    call: (event, payload) => realtime.answer(connection, event, payload),
    isOpen: () => isOpen,
    close() {
      realtime.leave(connection);
      close();
    },
  };
}

export function inProcess({ backend, handlers, clock, sms }: TestBackend): Target {
  return {
    url: TEST_URL,
    geocoderUrl: TEST_GEOCODER_URL,
    accounts: testAccounts,
    origin: null,
    fetch: fetchFrom(handlers),
    elsewhere: forwardedFor,
    refusesCommonPasswords: true,
    connect: async (token, take) => openConnection(backend.realtime, token, take),
    eventLimitMs: 1000,
    now: clock.now,
    wait: async (seconds) => clock.advance(seconds),
    codes: async (phone) =>
      sms.filter((sent) => sent.phone === phone).flatMap(({ text }) => /\d{6}/.exec(text) ?? []),
    webhookSecret: backend.webhookSecrets[0] ?? null,
    doctorWebhookSecret: backend.doctorWebhookSecrets[0] ?? null,
    smsWebhookSecret: backend.smsWebhookSecrets[0] ?? null,
    isCoreOnly: false,
    allowsTraces: true,
  };
}
