import { MESSAGE_MAX_LENGTH } from '../../../../src/contract/messages.ts';
import { check } from '../../check.ts';
import { bothPeople, expectMessageStatus, send, sent, textBody } from '../../conversation.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

const UNKNOWN_ID = 'nobody-has-this-id';
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

async function threeMessages(kit: Kit) {
  const { patient, doctor } = await bothPeople(kit);
  const messages = await kit.memoize('three messages', async () => [
    await sent(patient, doctor),
    await sent(doctor, patient),
    await sent(patient, doctor),
  ]);
  return { ids: messages.map(({ id }) => id), seqs: messages.map(({ seq }) => seq) };
}

async function pageOf(
  kit: Kit,
  query: Record<string, string>,
  reader: 'patient' | 'doctor' = 'patient',
) {
  const people = await bothPeople(kit);
  const partner = reader === 'patient' ? people.doctor : people.patient;
  const params = { id: partner.user.id };
  const reply = await people[reader].call('listMessages', { params, query });
  return { reply, ids: expectResponse(reply).map(({ id }) => id) };
}

const sendingChecks = [
  check(
    'sets sender, receiver, time and status on the server',
    'sendMessage',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const body = {
        ...textBody('Written by patient A'),
        id: 'mine',
        seq: 1,
        senderId: doctor.user.id,
        receiverId: patient.user.id,
        status: 'read',
        read: true,
        timestamp: '2001-01-01T00:00:00.000Z',
      };
      const reply = await send(patient, doctor, { body });
      const message = expectResponse(reply);
      expectEqual(reply, 'senderId', message.senderId, patient.user.id);
      expectEqual(reply, 'receiverId', message.receiverId, doctor.user.id);
      expectEqual(reply, 'clientId', message.clientId, body.clientId);
      expectEqual(reply, 'content', message.content, body.content);
      expectEqual(reply, 'read', message.read, false);
      expectMessageStatus(reply, message.status, ['sent', 'delivered']);
      const distance = Math.abs(Date.parse(message.timestamp) - kit.target.now().getTime());
      const isNow = distance < CLOCK_DIFFERENCE_MS;
      expectThat(reply, 'timestamp', isNow, 'the present time', message.timestamp);
      expectUncached(reply);
    },
    ['traces'],
  ),
  check(
    "numbers a conversation's messages consecutively",
    'sendMessage',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const { seq } = await sent(patient, doctor);
      const reply = await send(doctor, patient, { body: textBody('The next one') });
      expectEqual(reply, 'seq', expectResponse(reply).seq, seq + 1);
    },
    ['traces'],
  ),
  check(
    'stores one message when a clientId is sent ten times concurrently',
    'sendMessage',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const { seq } = await sent(patient, doctor);
      const body = textBody('Sent ten times');
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => send(patient, doctor, { body })),
      );
      const [first, ...others] = replies.map((reply) => ({ reply, id: expectResponse(reply).id }));
      for (const { reply, id } of others) expectEqual(reply, 'id', id, first?.id);
      const { ids, reply } = await pageOf(kit, { after: String(seq) });
      expectEqual({ ...reply, name: 'sendMessage' }, 'messages', ids, [first?.id]);
    },
    ['traces'],
  ),
  check('rejects an empty message', 'sendMessage', async (kit) => {
    const { patient, doctor } = await bothPeople(kit);
    for (const text of ['', ' \n\t ', '\u200b\u2060', '\u3164\u2800']) {
      expectError(await send(patient, doctor, { body: textBody(text) }), 'invalid-request');
    }
  }),
  check('rejects a message over the length limit', 'sendMessage', async (kit) => {
    const { patient, doctor } = await bothPeople(kit);
    const body = textBody('x'.repeat(MESSAGE_MAX_LENGTH + 1));
    expectWrongField(await send(patient, doctor, { body }), 'content');
  }),
  check(
    'counts characters as users see them',
    'sendMessage',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      // Each character is two UTF-16 code units. The body stays below 20 kB.
      const body = textBody('नि'.repeat((MESSAGE_MAX_LENGTH * 3) / 4));
      expectResponse(await send(patient, doctor, { body }));
    },
    ['traces'],
  ),
  check('rejects an unknown recipient', 'sendMessage', async (kit) => {
    const { call } = await kit.as('patientA');
    const params = { recipientId: UNKNOWN_ID };
    expectError(await call('sendMessage', { params, body: textBody('Hello') }), 'not-found');
  }),
];

const pageChecks = [
  check(
    'returns the same messages in the same order to both users',
    'listMessages',
    async (kit) => {
      const { ids, seqs } = await threeMessages(kit);
      const query = { after: String((seqs[0] ?? 1) - 1), limit: '3' };
      for (const reader of ['patient', 'doctor'] as const) {
        const page = await pageOf(kit, query, reader);
        expectEqual(page.reply, 'messages', page.ids, ids);
        expectUncached(page.reply);
      }
    },
    ['traces'],
  ),
  check(
    'returns the messages before or after a position',
    'listMessages',
    async (kit) => {
      const { ids, seqs } = await threeMessages(kit);
      const [, middle = 0, last = 0] = seqs;
      const later = await pageOf(kit, { after: String(middle), limit: '1' });
      expectEqual(later.reply, 'messages after', later.ids, ids.slice(2));
      const earlier = await pageOf(kit, { before: String(last), limit: '2' });
      expectEqual(earlier.reply, 'messages before', earlier.ids, ids.slice(0, 2));
    },
    ['traces'],
  ),
  check(
    'returns the latest messages by default',
    'listMessages',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const { id } = await sent(patient, doctor);
      const { ids, reply } = await pageOf(kit, {});
      expectEqual(reply, 'the last message', ids.at(-1), id);
    },
    ['traces'],
  ),
  ...['after', 'before', 'limit'].map((field) =>
    check(`rejects a ${field} that is not a number`, 'listMessages', async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const params = { id: doctor.user.id };
      const reply = await patient.call('listMessages', { params, query: { [field]: 'soon' } });
      expectWrongField(reply, field);
    }),
  ),
  check('rejects an unknown user', 'listMessages', async (kit) => {
    const { call } = await kit.as('patientA');
    expectError(await call('listMessages', { params: { id: UNKNOWN_ID } }), 'not-found');
  }),
];

export const messageChecks = [...sendingChecks, ...pageChecks];
