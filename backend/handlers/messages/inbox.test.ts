import { beforeEach, describe, expect, test } from 'vitest';
import { inboxUser } from '../../../src/contract/messages.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { people, visit } from '../../testing/test-seed.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  chat = await createTestChat();
});

const bookVisit = () =>
  chat.backend.store.write((unit) =>
    unit.insert('appointments', visit('visit', '10:00', 'pending')),
  );

describe('the inbox', () => {
  test('lists conversation partners, the most recent first', async () => {
    await chat.send('patientA', 'doctorA', 'First');
    chat.clock.advance(60);
    await chat.send('patientA', 'doctorB', 'Second');
    chat.clock.advance(60);
    await chat.send('doctorA', 'patientA', 'Third');
    const inbox = await chat.inbox('patientA');
    expect(inbox.map(({ name, lastMessage }) => [name, lastMessage?.content.textContent])).toEqual([
      [people.doctorA.name, 'Third'],
      [people.doctorB.name, 'Second'],
    ]);
    expect(inbox[0]).toMatchObject({ id: people.doctorA.id, role: 'doctor', unreadCount: 1 });
    expect(await chat.inbox('patientB')).toEqual([]);
  });

  test('contains a conversation without messages for the user who opened it, but not for the partner', async () => {
    const { status, body } = await chat.call('patientA', 'openConversation', {
      id: people.doctorA.id,
    });
    expect(status).toBe(200);
    expect(inboxUser.parse(body)).toEqual({
      id: people.doctorA.id,
      name: people.doctorA.name,
      role: 'doctor',
      specialty: 'Cardiology',
      registration: { number: 'TMC doctor-a', council: 'Test Medical Council', year: 2012 },
      takesVisits: true,
      profilePicture: null,
      lastMessage: null,
      unreadCount: 0,
      deliveredUpTo: 0,
      readUpTo: 0,
      isBlocked: false,
      canReport: true,
    });
    expect(await chat.inbox('patientA')).toEqual([body]);
    expect(await chat.inbox('doctorA')).toEqual([]);
  });

  test('does not change when an existing conversation is opened again', async () => {
    await chat.send('patientA', 'doctorA', 'First');
    chat.clock.advance(60);
    await chat.send('patientA', 'doctorB', 'Second');
    chat.clock.advance(60);
    const before = await chat.inbox('patientA');
    const { body } = await chat.call('patientA', 'openConversation', { id: people.doctorA.id });
    expect(body).toEqual(before[1]);
    expect(await chat.inbox('patientA')).toEqual(before);
  });

  test('contains one conversation after 100 concurrent requests to open it', async () => {
    const open = () => chat.call('patientA', 'openConversation', { id: people.doctorA.id });
    await Promise.all(Array.from({ length: 100 }, open));
    expect(await chat.inbox('patientA')).toHaveLength(1);
  });
});

describe('chat permissions', () => {
  test('allow a patient to write to any listed doctor', async () => {
    expect((await chat.send('patientB', 'doctorB', 'Hello')).status).toBe(201);
  });

  test('allow a patient to write to an unlisted doctor only in an existing conversation', async () => {
    await chat.send('patientA', 'doctorA', 'Hello');
    for (const { id } of [people.doctorA, people.doctorB]) {
      await chat.backend.store.write((unit) => unit.update('doctors', id, { availability: [] }));
    }
    expect((await chat.send('patientA', 'doctorA', 'Still here?')).status).toBe(201);
    expect((await chat.send('patientA', 'doctorB', 'Hello')).status).toBe(403);
  });

  test('allow a doctor to write to patients who opened a conversation', async () => {
    expect((await chat.send('doctorA', 'patientA', 'Hello')).status).toBe(403);
    await chat.call('patientA', 'openConversation', { id: people.doctorA.id });
    expect((await chat.send('doctorA', 'patientA', 'Hello')).status).toBe(201);
    expect((await chat.send('doctorB', 'patientA', 'Hello')).status).toBe(403);
  });

  test('allow a doctor to write first to their own patients', async () => {
    await bookVisit();
    expect((await chat.send('doctorA', 'patientA', 'See you tomorrow')).status).toBe(201);
    expect((await chat.send('doctorB', 'patientA', 'And me?')).status).toBe(403);
  });

  test.each([
    ['patientA', 'patientB'],
    ['doctorA', 'doctorB'],
    ['patientA', 'patientA'],
    ['doctorA', 'patientB'],
  ] as const)('do not allow %s to write to %s through any API call', async (from, to) => {
    await bookVisit();
    const params = { id: people[to].id };
    const replies = [
      await chat.send(from, to, 'Hello'),
      await chat.call(from, 'listMessages', params),
      await chat.call(from, 'openConversation', params),
      await chat.call(from, 'markRead', params),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await chat.inbox(to)).toEqual([]);
  });

  test('return 404 for an unknown user', async () => {
    const reply = await chat.call('patientA', 'listMessages', { id: 'nobody' });
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('keep a conversation with a deleted account readable, but reject new messages', async () => {
    await chat.send('patientA', 'doctorA', 'Hello');
    await chat.backend.store.write(async (unit) => {
      await unit.remove('accounts', people.doctorA.id);
      await unit.remove('doctors', people.doctorA.id);
    });
    expect(await chat.history('patientA', 'doctorA')).toHaveLength(1);
    const [entry] = await chat.inbox('patientA');
    expect(entry).toMatchObject({ name: 'Deleted account', role: 'doctor', profilePicture: null });
    expect((await chat.send('patientA', 'doctorA', 'Hello?')).status).toBe(404);
  });
});
