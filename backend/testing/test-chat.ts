import * as z from 'zod/mini';
import { inboxUser, type Message, message, sharedFile } from '../../src/contract/messages.ts';
import type { Quotas } from '../handlers/core/backend.ts';
import type { DeliveredEvent } from '../handlers/core/realtime-events.ts';
import type { Connection } from '../realtime/open-connections.ts';
import type { AppointmentRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import {
  createTestBackend,
  type Reply,
  type SendOptions,
  type TestDevice,
} from './test-backend.ts';
import { createTestSeed, people, type PersonName, signIn } from './test-seed.ts';

export interface NotedConnection extends Connection {
  events: Pick<DeliveredEvent, 'event' | 'payload'>[];
  isClosed: boolean;
}

interface SendExtras {
  /** @default a new id for each message */
  clientId?: string;
  file?: File;
}

export async function createTestChat({
  store,
  now,
  quotas = {},
  appointments = [],
}: {
  store?: Store;
  /** ISO 8601. */
  now?: string;
  quotas?: Partial<Quotas>;
  appointments?: AppointmentRecord[];
} = {}) {
  const test = createTestBackend({
    seed: createTestSeed(appointments),
    ...(store && { store }),
    quotas,
    ...(now !== undefined && { now }),
  });
  const tokens = new Map<PersonName, string>();
  const devices = new Map<PersonName, TestDevice>();
  for (const name of ['patientA', 'patientB', 'doctorA', 'doctorB'] as const) {
    const device = test.createDevice();
    devices.set(name, device);
    tokens.set(name, (await signIn(device, people[name])).accessToken);
  }
  let sent = 0;

  const tokenOf = (name: PersonName) => tokens.get(name) ?? '';

  const call = (
    name: PersonName,
    endpoint: Parameters<TestDevice['call']>[0],
    params: Record<string, string> = {},
    options: SendOptions = {},
  ): Promise<Reply> => {
    const device = devices.get(name);
    if (!device) throw new Error(`${name} is not signed in`);
    return device.call(endpoint, params, { token: tokenOf(name), ...options });
  };

  const send = (
    from: PersonName,
    to: PersonName,
    text: string,
    { clientId, file }: SendExtras = {},
  ): Promise<Reply> => {
    sent += 1;
    const body = {
      clientId: clientId ?? `message-${sent}`,
      content: { textContent: text, shareDoc: null },
    };
    const params = { recipientId: people[to].id };
    return call(from, 'sendMessage', params, file ? { rawBody: createForm(body, file) } : { body });
  };

  const history = async (
    name: PersonName,
    partner: PersonName,
    query: Record<string, string> = {},
  ): Promise<Message[]> => {
    const { body } = await call(name, 'listMessages', { id: people[partner].id, ...query });
    return z.array(message).parse(body);
  };

  const inbox = async (name: PersonName) =>
    z.array(inboxUser).parse((await call(name, 'listInboxUsers')).body);

  const markRead = (name: PersonName, partner: PersonName, query: Record<string, string> = {}) =>
    call(name, 'markRead', { id: people[partner].id, ...query });

  /** Events arrive once `backend.realtime.idle()` resolves. */
  const connect = async (name: PersonName): Promise<NotedConnection> => {
    const connection = createConnection(tokenOf(name));
    await test.backend.realtime.register(connection, people[name].id);
    return connection;
  };

  return { ...test, tokenOf, call, send, history, inbox, markRead, connect };
}

export function createConnection(token: string): NotedConnection {
  const connection: NotedConnection = {
    token,
    events: [],
    isClosed: false,
    emit: (event, payload) => void connection.events.push({ event, payload }),
    close() {
      connection.isClosed = true;
    },
  };
  return connection;
}

export function createForm(body: unknown, file: File, part: string = sharedFile.part): FormData {
  const form = new FormData();
  form.append('body', JSON.stringify(body));
  form.append(part, file);
  return form;
}
