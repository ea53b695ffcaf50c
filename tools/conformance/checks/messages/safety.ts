import type { InboxUser } from '../../../../src/contract/messages.ts';
import { check } from '../../check.ts';
import { bothPeople, found, getListener, send, sent, textBody } from '../../conversation.ts';
import { Difference, Skipped } from '../../difference.ts';
import {
  expectEqual,
  expectError,
  expectResponse,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SignedIn } from '../../signed-in.ts';
import type { Reply } from '../../targets/device.ts';

/** The patient writes first, because the doctor may not. */
async function inConversation(kit: Kit) {
  const people = await bothPeople(kit);
  await sent(people.patient, people.doctor);
  return people;
}

async function setBlock(blocker: SignedIn, blocked: SignedIn, isBlocked: boolean) {
  const params = { id: blocked.user.id };
  const reply = await blocker.call('blockPartner', { params, body: { isBlocked } });
  return { reply, entry: expectResponse(reply) };
}

/** Ends the block afterwards, because other checks use the same conversation. */
async function whileBlocked<T>(
  blocker: SignedIn,
  blocked: SignedIn,
  work: () => Promise<T>,
): Promise<T> {
  await setBlock(blocker, blocked, true);
  try {
    return await work();
  } finally {
    await setBlock(blocker, blocked, false);
  }
}

function undelivered(entry: InboxUser | undefined) {
  return entry && { ...entry, deliveredUpTo: 0, lastMessage: entry.lastMessage?.clientId };
}

/** Attribute a wrong response of another call to the block. */
const ofBlock = (reply: Reply) => ({ ...reply, name: 'blockPartner' as const });

async function entryOf(reader: SignedIn, partner: SignedIn) {
  const reply = await reader.call('listInboxUsers');
  const entry = expectResponse(reply).find(({ id }) => id === partner.user.id);
  return { reply: ofBlock(reply), entry };
}

async function visitOf(reader: SignedIn, id: string) {
  const reply = await reader.call('listAppointments', { params: { id: reader.user.id } });
  const visit = expectResponse(reply).find((listed) => listed.id === id);
  return { reply: ofBlock(reply), visit };
}

const refusalOf = async (from: SignedIn, to: SignedIn) => {
  const reply = await send(from, to, { body: textBody('Not wanted') });
  return { reply: ofBlock(reply), error: expectError(ofBlock(reply), 'forbidden') };
};

const blockChecks = [
  check(
    'refuses the messages of both users until the block ends, also repeated ones',
    'blockPartner',
    async (kit) => {
      const { patient, doctor } = await inConversation(kit);
      const body = textBody('Before the block');
      expectResponse(await send(doctor, patient, { body }));
      await whileBlocked(patient, doctor, async () => {
        await refusalOf(doctor, patient);
        await refusalOf(patient, doctor);
        expectError(ofBlock(await send(doctor, patient, { body })), 'forbidden');
      });
      await sent(doctor, patient);
      await sent(patient, doctor);
    },
    ['traces'],
  ),
  check(
    'refuses a blocked user with the words of any refusal',
    'blockPartner',
    async (kit) => {
      const { patient, doctor } = await inConversation(kit);
      await sent(doctor, patient);
      const usual = await refusalOf(doctor, await kit.as('doctorB'));
      const { reply, error } = await whileBlocked(patient, doctor, () =>
        refusalOf(doctor, patient),
      );
      expectEqual(reply, 'message', error.message, usual.error.message);
    },
    ['traces'],
  ),
  check(
    'shows a block to the user who set it, and nothing of it to the other',
    'blockPartner',
    async (kit) => {
      const { patient, doctor } = await inConversation(kit);
      await sent(doctor, patient);
      const before = await entryOf(doctor, patient);
      await whileBlocked(patient, doctor, async () => {
        const own = await entryOf(patient, doctor);
        expectEqual(own.reply, 'isBlocked', own.entry?.isBlocked, true);
        const { reply, entry } = await entryOf(doctor, patient);
        expectEqual(
          reply,
          'entry of the blocked user',
          undelivered(entry),
          undelivered(before.entry),
        );
      });
      const { reply, entry } = await setBlock(patient, doctor, false);
      expectEqual(reply, 'isBlocked', entry.isBlocked, false);
    },
    ['traces'],
  ),
  check(
    'keeps the name at the time of the block for the user who set it',
    'blockPartner',
    async (kit) => {
      const { patient, doctor } = await inConversation(kit);
      const { name } = expectResponse(await patient.call('getAccount'));
      kit.onCleanup(async () => {
        expectResponse(await patient.call('updateAccount', { body: { name } }));
      });
      await whileBlocked(doctor, patient, async () => {
        expectResponse(await patient.call('updateAccount', { body: { name: 'Another Name' } }));
        const { reply, entry } = await entryOf(doctor, patient);
        expectEqual(reply, 'blockedName', entry?.blockedName, name);
        const body = await kit.freeSlot();
        const { id } = expectResponse(await kit.requestVisit('patientA', body)).appointment;
        const own = await visitOf(patient, id);
        expectEqual(own.reply, 'patient.blockedName', own.visit?.patient.blockedName, undefined);
        const shown = await visitOf(doctor, id);
        expectEqual(shown.reply, 'patient.blockedName', shown.visit?.patient.blockedName, name);
      });
    },
    ['traces'],
  ),
  check(
    'hides from a blocked user what is read',
    'blockPartner',
    async (kit) => {
      const { patient, doctor } = await inConversation(kit);
      const listener = await getListener(kit, 'doctorA');
      const ids = ['read', patient.user.id, doctor.user.id];
      const message = await sent(doctor, patient);
      const before = listener.count('message_status', ids);
      await whileBlocked(patient, doctor, async () => {
        const read = await patient.call('markRead', { params: { id: doctor.user.id } });
        expectResponse(read);
        const own = await entryOf(patient, doctor);
        expectEqual(own.reply, 'unreadCount', own.entry?.unreadCount, 0);
        const shown = await found(doctor, patient, message.seq);
        expectEqual(ofBlock(shown.reply), 'read while blocked', shown.message?.read, false);
        const { reply, entry } = await entryOf(doctor, patient);
        const isHidden = (entry?.readUpTo ?? 0) < message.seq;
        expectThat(reply, 'readUpTo', isHidden, `less than ${message.seq}`, entry?.readUpTo);
      });
      const { clientId } = await sent(doctor, patient);
      await listener.event('new_message', [clientId]);
      const events = listener.count('message_status', ids) - before;
      if (events > 0) throw new Difference('blockPartner', 'events while blocked', '0', events);
    },
    ['traces'],
  ),
  check(
    'hides what a blocked user writes about a visit',
    'blockPartner',
    async (kit) => {
      const { patient, doctor } = await inConversation(kit);
      await whileBlocked(doctor, patient, async () => {
        const body = { ...(await kit.freeSlot()), notes: 'Not wanted' };
        const { id } = expectResponse(await kit.requestVisit('patientA', body)).appointment;
        const own = await visitOf(patient, id);
        expectEqual(own.reply, 'notes of the blocked user', own.visit?.notes, body.notes);
        const { reply, visit } = await visitOf(doctor, id);
        expectEqual(reply, 'notes while blocked', visit?.notes, '');
        const reason = { reason: 'Not wanted' };
        const cancelled = await patient.call('cancelAppointment', { params: { id }, body: reason });
        expectResponse(cancelled);
        const later = await visitOf(doctor, id);
        expectEqual(later.reply, 'reason while blocked', later.visit?.cancelReason, undefined);
      });
    },
    ['traces'],
  ),
];

async function reporting(kit: Kit) {
  const { patient, doctor } = await inConversation(kit);
  const message = await sent(doctor, patient);
  const { entry } = await entryOf(patient, doctor);
  if (!entry?.canReport) throw new Skipped('the server has no recipient for reports');
  const report = (body: Record<string, unknown>) =>
    patient.call('reportPartner', {
      params: { id: doctor.user.id },
      body: { clientId: crypto.randomUUID(), reason: 'spam', ...body },
    });
  return { patient, doctor, message, report };
}

const reportChecks = [
  check(
    'accepts a report about a conversation, and about a message of the partner',
    'reportPartner',
    async (kit) => {
      const { message, report } = await reporting(kit);
      expectResponse(await report({}));
      expectResponse(await report({ note: 'The same link again', messageId: message.id }));
    },
    ['traces'],
  ),
  check(
    'rejects a report about any other message',
    'reportPartner',
    async (kit) => {
      const { patient, doctor, report } = await reporting(kit);
      const own = await sent(patient, doctor);
      for (const messageId of [own.id, 'nobody-has-this-id']) {
        expectError(await report({ messageId }), 'not-found');
      }
    },
    ['traces'],
  ),
  check(
    'rejects an unknown reason',
    'reportPartner',
    async (kit) => {
      const { report } = await reporting(kit);
      expectWrongField(await report({ reason: 'boredom' }), 'reason');
    },
    ['traces'],
  ),
];

export const safetyChecks = [...blockChecks, ...reportChecks];
