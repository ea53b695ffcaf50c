import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { readdir } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messageEndpoints, type Message } from '../../src/contract/messages.ts';
import type { SendOptions } from '../../backend/testing/test-backend.ts';
import { createForm } from '../../backend/testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
  visit,
} from '../../backend/testing/test-seed.ts';
import { Listener } from '../../tools/conformance/listener.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import type { EventListener } from '../../tools/conformance/targets/target.ts';
import { PAGE, startTestServer } from './support/test-server.ts';

const { patientA, doctorA } = people;
/** As many as an account can have in progress. */
const REPEATS = ceilings.writesInProgress;
/** Milliseconds. Leaves room for slow machines. */
const EVENT_LIMIT_MS = 5000;

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

async function signedIn({ url, createDevice }: TestServer, name: PersonName) {
  const device = createDevice();
  const { accessToken: token } = await signIn(device, people[name]);
  const call = (
    endpoint: keyof typeof messageEndpoints,
    params: Record<string, string>,
    options: SendOptions = {},
  ) => device.call(endpoint, params, { token, ...options });
  const target = {
    connect: (token: string, take: EventListener) => openSocketConnection(url, token, PAGE, take),
    eventLimitMs: EVENT_LIMIT_MS,
  };

  return {
    call,
    send(to: PersonName, text: string, clientId: string = crypto.randomUUID()) {
      const body = { clientId, content: { textContent: text } };
      return call('sendMessage', { recipientId: people[to].id }, { body });
    },
    async messagesWith(partner: PersonName): Promise<Message[]> {
      const { body } = await call('listMessages', { id: people[partner].id });
      return messageEndpoints.listMessages.response.parse(body);
    },
    logOut: () => device.call('logout'),
    async connect() {
      const listener = await Listener.open(target, token, people[name].id);
      onTestFinished(() => listener.close());
      return listener;
    },
  };
}

async function bothPeople(server: TestServer) {
  return { patient: await signedIn(server, 'patientA'), doctor: await signedIn(server, 'doctorA') };
}

const fromPatient = ({ senderId }: { senderId: string }) => senderId === patientA.id;

describe('two users on a server', () => {
  test("receive each other's messages, delivery receipts and read receipts", async () => {
    const { patient, doctor } = await bothPeople(await startTestServer());
    await patient.send('doctorA', 'Are you there?');
    const doctorHears = await doctor.connect();
    await expect
      .poll(async () => (await patient.messagesWith('doctorA')).map(({ status }) => status))
      .toEqual(['delivered']);

    const patientHears = await patient.connect();
    await doctor.send('patientA', 'I am', 'answer');
    await patientHears.event('message_status', ['delivered', patientA.id], ({ upTo }) => upTo >= 2);
    await patient.send('doctorA', 'Good', 'reply');
    expect(await doctorHears.event('new_message', ['reply'])).toMatchObject({ seq: 3 });
    expect(await patientHears.event('new_message', ['reply'])).toMatchObject({ seq: 3 });
    await patientHears.event('message_status', ['delivered'], fromPatient);
    await doctor.call('markRead', { id: patientA.id });
    const reading = await patientHears.event('message_status', ['read'], fromPatient);
    expect(reading).toMatchObject({ receiverId: doctorA.id, upTo: 3 });
  });

  test('keep their messages and files after a restart and reconnect', async () => {
    const createSeed = () => createTestSeed([visit('visit', '10:00', 'scheduled')]);
    const first = await startTestServer({}, createSeed);
    const before = await bothPeople(first);
    const notes = new File([new TextEncoder().encode('Slept well')], 'notes.txt');
    const body = { clientId: 'file', content: { textContent: 'My notes' } };
    const sent = await before.patient.call(
      'sendMessage',
      { recipientId: doctorA.id },
      { rawBody: createForm(body, notes) },
    );
    await before.doctor.send('patientA', 'Thank you');
    const kept = await before.patient.messagesWith('doctorA');
    await first.close();

    const after = await bothPeople(await startTestServer({ dataPath: first.dataPath }));
    expect(await after.doctor.messagesWith('patientA')).toEqual(kept);
    const { content } = messageEndpoints.sendMessage.response.parse(sent.body);
    const download = await after.doctor.call('downloadAttachment', {
      id: content.shareDoc?.id ?? '',
    });
    expect(download.status).toBe(200);
    const file = messageEndpoints.downloadAttachment.response.parse(download.body);
    expect(await file.text()).toBe('Slept well');
    const doctorHears = await after.doctor.connect();
    await expect
      .poll(async () => (await after.patient.messagesWith('doctorA'))[0]?.status)
      .toBe('delivered');
    await after.patient.send('doctorA', 'Are you back?', 'later');
    expect(await doctorHears.event('new_message', ['later'])).toMatchObject({ seq: 3 });
  });
});

test(`storing ${REPEATS} concurrent messages with one clientId creates one message and one event`, async () => {
  const { patient, doctor } = await bothPeople(await startTestServer());
  const doctorHears = await doctor.connect();
  const replies = await Promise.all(
    Array.from({ length: REPEATS }, () => patient.send('doctorA', 'Once', 'once')),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = replies.map(({ body }) => messageEndpoints.sendMessage.response.parse(body).id);
  expect(new Set(ids).size).toBe(1);
  expect(await patient.messagesWith('doctorA')).toHaveLength(1);
  await patient.send('doctorA', 'The next one', 'next');
  await doctorHears.event('new_message', ['next']);
  expect(doctorHears.count('new_message', ['once'])).toBeLessThanOrEqual(1);
});

test('a logout closes the connection, so that later messages do not reach it', async () => {
  const { patient, doctor } = await bothPeople(await startTestServer());
  const patientHears = await patient.connect();
  await patient.send('doctorA', 'Good night');
  await patient.logOut();
  await patientHears.closing();
  expect(await doctor.send('patientA', 'Still there?', 'late')).toMatchObject({ status: 201 });
  expect(await doctor.messagesWith('patientA')).toMatchObject([{}, { status: 'sent' }]);
  expect(patientHears.count('new_message', ['late'])).toBe(0);
});

test('the server stores identical files only once', async () => {
  const server = await startTestServer();
  const { patient } = await bothPeople(server);
  for (const name of ['one.txt', 'another.txt']) {
    const file = new File([new TextEncoder().encode('The same')], name);
    const body = { clientId: name, content: { textContent: '' } };
    const form = createForm(body, file);
    const reply = await patient.call('sendMessage', { recipientId: doctorA.id }, { rawBody: form });
    expect(reply.status).toBe(201);
  }
  const kept = await readdir(`${server.dataPath}.files`, { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(1);
});
