import type { QueueBooking } from '../../../../src/contract/queue.ts';
import { check } from '../../check.ts';
import { getListener, sent, textBody } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { expectResponse, expectEqual, expectError } from '../../expectations.ts';
import { bookingNow, cancel, moveAlong, paid, report } from '../../queue.ts';
import { findHelper } from '../../queue-hours.ts';

export const queueLiveChecks = [
  check(
    'notifies the patient when a booking is paid',
    'queue_update',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const { id } = await paid(kit);
      const told = await listener.event('queue_update', [id], ({ status }) => status === 'paid');
      const { booking } = await bookingNow(kit, id);
      expectEqual({ name: 'queue_update' }, 'payload', told, booking);
    },
    ['traces'],
  ),
  check(
    'notifies the patient when a booking is cancelled',
    'queue_update',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const { id } = await paid(kit);
      expectResponse(await cancel(kit, id));
      await listener.event('queue_update', [id], ({ status }) => status === 'cancelled');
    },
    ['traces'],
  ),
  check(
    'notifies the patient of each step by the helper',
    'queue_update',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const { id } = await paid(kit);
      await moveAlong(kit, id, ['on-the-way']);
      await listener.event('queue_update', [id], ({ status }) => status === 'on-the-way');
      const place = { token: 'C-42', peopleAhead: 12 };
      expectResponse(
        await report(kit, 'reportQueue', { bookingId: id, status: 'in-queue', ...place }),
      );
      const isThere = ({ status }: QueueBooking) => status === 'in-queue';
      const told = await listener.event('queue_update', [id], isThere);
      const { booking } = await bookingNow(kit, id);
      expectEqual({ name: 'queue_update' }, 'payload', told, booking);
    },
    ['traces', 'webhook'],
  ),
  check(
    'notifies no other user of a booking',
    'queue_update',
    async (kit) => {
      const others = [await getListener(kit, 'patientB'), await getListener(kit, 'doctorA')];
      const listener = await getListener(kit, 'patientA');
      const { id } = await paid(kit);
      await listener.event('queue_update', [id]);
      const [patientB, doctorA] = [await kit.as('patientB'), await kit.as('doctorA')];
      const { clientId } = await sent(patientB, doctorA);
      for (const other of others) {
        await other.event('new_message', [clientId]);
        const count = other.count('queue_update', [id]);
        if (count > 0) throw new Difference('queue_update', 'events for others', 'none', count);
      }
    },
    ['traces'],
  ),

  check(
    'delivers a message from the helper after payment',
    'new_message',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const helper = await findHelper(kit);
      const { user } = await kit.as('patientA');
      const since = new Date(kit.target.now().getTime() - 60_000).toISOString();
      await paid(kit);
      await listener.event(
        'new_message',
        [helper.id, user.id],
        ({ senderId, timestamp }) => senderId === helper.id && timestamp > since,
      );
    },
    ['traces'],
  ),
  check(
    "lists a paid booking's helper in the inbox",
    'listInboxUsers',
    async (kit) => {
      const helper = await findHelper(kit);
      await paid(kit);
      const { call } = await kit.as('patientA');
      const reply = await call('listInboxUsers');
      const entry = expectResponse(reply).find(({ id }) => id === helper.id);
      expectEqual(reply, 'role of the helper', entry?.role, 'freelancer');
      expectEqual(reply, 'name of the helper', entry?.name, helper.name);
    },
    ['traces'],
  ),
  check(
    "accepts a message to a paid booking's helper",
    'sendMessage',
    async (kit) => {
      const helper = await findHelper(kit);
      await paid(kit);
      const { call } = await kit.as('patientA');
      const params = { recipientId: helper.id };
      const reply = await call('sendMessage', { params, body: textBody('Conformance check') });
      const { receiverId, status } = expectResponse(reply);
      expectEqual(reply, 'receiverId', receiverId, helper.id);
      expectEqual(reply, 'status', status, 'sent');
    },
    ['traces'],
  ),
  check('rejects a message from a doctor to a helper', 'sendMessage', async (kit) => {
    const helper = await findHelper(kit);
    const { call } = await kit.as('doctorA');
    const params = { recipientId: helper.id };
    expectError(await call('sendMessage', { params, body: textBody('Hello') }), 'forbidden');
  }),
];
