import { check } from '../../check.ts';
import { bothPeople, found, getListener, send, sent, textBody } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { expectResponse, expectEqual, expectError } from '../../expectations.ts';
import { Listener } from '../../listener.ts';

export const realtimeChecks = [
  check('closes a connection that registers as another user', 'register', async (kit) => {
    const { patient, doctor } = await bothPeople(kit);
    const listener = await Listener.open(kit.target, patient.token, doctor.user.id);
    await listener.closing();
  }),
  check('closes a connection with an invalid token', 'register', async (kit) => {
    const { patient } = await bothPeople(kit);
    for (const token of ['', 'made-up', `${patient.token}A`]) {
      const listener = await Listener.open(kit.target, token, patient.user.id);
      await listener.closing();
    }
  }),
  check("closes an ended session's connections", 'register', async (kit) => {
    const { user, token, device } = await kit.signIn('patientB');
    const listener = await Listener.open(kit.target, token, user.id);
    const cookies = new Map(device.cookies);
    expectResponse(await device.call('logout'));
    device.cookies = cookies;
    const after = await device.call('refreshAtStart');
    expectError({ ...after, name: 'logout' }, 'session-ended', 'not-signed-in');
    await listener.closing();
  }),
  check(
    "delivers a message to its receiver and the sender's other devices",
    'new_message',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const listeners = [await getListener(kit, 'patientA'), await getListener(kit, 'doctorA')];
      const reply = await send(patient, doctor, { body: textBody('Over the socket') });
      const { status: _sent, ...message } = expectResponse(reply);
      for (const listener of listeners) {
        const { status: _told, ...told } = await listener.event('new_message', [message.clientId]);
        expectEqual({ name: 'new_message' }, 'payload', told, message);
      }
    },
    ['traces'],
  ),
  check(
    'delivers a message once even if it was sent twice',
    'new_message',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const listener = await getListener(kit, 'doctorA');
      const body = textBody('Sent twice');
      expectResponse(await send(patient, doctor, { body }));
      expectResponse(await send(patient, doctor, { body }));
      const { clientId } = await sent(patient, doctor);
      await listener.event('new_message', [clientId]);
      const count = listener.count('new_message', [body.clientId]);
      if (count !== 1) throw new Difference('new_message', 'events', '1', count);
    },
    ['traces'],
  ),
  check(
    'delivers a message only to its two users',
    'new_message',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const others = [await getListener(kit, 'patientB'), await getListener(kit, 'doctorB')];
      const listener = await getListener(kit, 'doctorA');
      const { clientId } = await sent(patient, doctor);
      await listener.event('new_message', [clientId]);
      const [personB, doctorB] = [await kit.as('patientB'), await kit.as('doctorB')];
      const own = await sent(personB, doctorB);
      for (const other of others) {
        await other.event('new_message', [own.clientId]);
        const count = other.count('new_message', [clientId]);
        if (count > 0) throw new Difference('new_message', 'events for others', 'none', count);
      }
    },
    ['traces'],
  ),
  check(
    'notifies both users when a message is delivered',
    'message_status',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const listeners = [await getListener(kit, 'patientA'), await getListener(kit, 'doctorA')];
      const { seq } = await sent(patient, doctor);
      const ids = ['delivered', patient.user.id, doctor.user.id];
      for (const listener of listeners) {
        await listener.event(
          'message_status',
          ids,
          ({ senderId, upTo }) => senderId === patient.user.id && upTo >= seq,
        );
      }
      const { message } = await found(patient, doctor, seq);
      expectEqual({ name: 'message_status' }, 'status', message?.status, 'delivered');
    },
    ['traces'],
  ),
  check(
    'notifies both users when a message is read',
    'message_status',
    async (kit) => {
      const { patient, doctor } = await bothPeople(kit);
      const listeners = [await getListener(kit, 'patientA'), await getListener(kit, 'doctorA')];
      const { seq } = await sent(patient, doctor);
      expectResponse(await doctor.call('markRead', { params: { id: patient.user.id } }));
      const ids = ['read', patient.user.id, doctor.user.id];
      for (const listener of listeners) {
        await listener.event(
          'message_status',
          ids,
          ({ senderId, upTo }) => senderId === patient.user.id && upTo >= seq,
        );
      }
    },
    ['traces'],
  ),
];
