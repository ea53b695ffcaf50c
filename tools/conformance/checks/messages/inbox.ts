import { check } from '../../check.ts';
import { bothPeople, expectMessageStatus, found, sent } from '../../conversation.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { SignedIn } from '../../signed-in.ts';

const UNKNOWN_ID = 'nobody-has-this-id';

async function entryOf(reader: SignedIn, partner: SignedIn) {
  const reply = await reader.call('listInboxUsers');
  const inbox = expectResponse(reply);
  return { reply, inbox, entry: inbox.find(({ id }) => id === partner.user.id) };
}

export const inboxChecks = [
  check('forbids caching the response', 'listInboxUsers', async (kit) => {
    const reply = await (await kit.as('patientA')).call('listInboxUsers');
    expectResponse(reply);
    expectUncached(reply);
  }),
  check(
    'lists the latest conversation first, with its last message',
    'listInboxUsers',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const { id } = await sent(patient, doctor);
      for (const [reader, partner] of [
        [patient, doctor],
        [doctor, patient],
      ] as const) {
        const { reply, inbox } = await entryOf(reader, partner);
        expectEqual(reply, '0.id', inbox[0]?.id, partner.user.id);
        expectEqual(reply, '0.lastMessage.id', inbox[0]?.lastMessage?.id, id);
      }
    },
    ['traces'],
  ),
  check(
    "counts the partner's unread messages, not the caller's own",
    'listInboxUsers',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const before = await entryOf(doctor, patient);
      const own = await entryOf(patient, doctor);
      await sent(patient, doctor);
      const count = (before.entry?.unreadCount ?? 0) + 1;
      const after = await entryOf(doctor, patient);
      expectEqual(after.reply, 'unreadCount', after.entry?.unreadCount, count);
      const { reply, entry } = await entryOf(patient, doctor);
      expectEqual(reply, 'unreadCount', entry?.unreadCount, own.entry?.unreadCount ?? 0);
    },
    ['traces'],
  ),
  check(
    "adds a new conversation's partner to the inbox",
    'openConversation',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const reply = await patient.call('openConversation', { params: { id: doctor.user.id } });
      const { id, role } = expectResponse(reply);
      expectEqual(reply, 'id', id, doctor.user.id);
      expectEqual(reply, 'role', role, 'doctor');
      const { entry } = await entryOf(patient, doctor);
      expectThat(reply, 'inbox', entry !== undefined, 'with the partner', 'without');
    },
    ['traces'],
  ),

  check(
    'marks messages as read up to a position and never as unread again',
    'markRead',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const [first, second] = [await sent(patient, doctor), await sent(patient, doctor)];
      const params = { id: patient.user.id };
      const mark = async (query: Record<string, string>) => {
        const reply = await doctor.call('markRead', { params, query });
        expectResponse(reply);
        return reply;
      };
      const statusOf = async (seq: number) => (await found(patient, doctor, seq)).message;

      const reply = await mark({ upTo: String(first.seq) });
      expectEqual(reply, 'read', (await statusOf(first.seq))?.read, true);
      expectMessageStatus(reply, (await statusOf(first.seq))?.status, ['read']);
      expectMessageStatus(reply, (await statusOf(second.seq))?.status, ['sent', 'delivered']);
      await mark({});
      expectMessageStatus(reply, (await statusOf(second.seq))?.status, ['read']);
      const { entry } = await entryOf(doctor, patient);
      expectEqual(reply, 'unreadCount', entry?.unreadCount, 0);
      await mark({ upTo: String(first.seq) });
      expectMessageStatus(reply, (await statusOf(second.seq))?.status, ['read']);
    },
    ['traces'],
  ),
  check(
    "does not mark the caller's own messages as read",
    'markRead',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const { seq } = await sent(patient, doctor);
      const reply = await patient.call('markRead', { params: { id: doctor.user.id } });
      expectResponse(reply);
      const { message } = await found(patient, doctor, seq);
      expectMessageStatus(reply, message?.status, ['sent', 'delivered']);
    },
    ['traces'],
  ),

  ...(['openConversation', 'markRead'] as const).map((name) =>
    check('rejects an unknown user', name, async (kit) => {
      const { call } = await kit.as('patientA');
      expectError(await call(name, { params: { id: UNKNOWN_ID } }), 'not-found');
    }),
  ),
];
