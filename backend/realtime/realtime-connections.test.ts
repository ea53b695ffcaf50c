import { beforeEach, describe, expect, test } from 'vitest';
import { createConnection, createTestChat } from '../testing/test-chat.ts';
import { people, TEST_PASSWORD } from '../testing/test-seed.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  chat = await createTestChat();
});

const idle = () => chat.backend.realtime.idle();

describe('a connection', () => {
  test.each(['patientB', 'doctorA'] as const)(
    'is closed if its token belongs to another user: %s',
    async (name) => {
      const connection = createConnection(chat.tokenOf(name));
      await chat.backend.realtime.register(connection, people.patientA.id);
      expect(connection.isClosed).toBe(true);
      await chat.send('patientA', 'doctorB', 'Hello');
      await idle();
      expect(connection.events).toEqual([]);
    },
  );

  test.each([undefined, '', 'stale', { id: people.patientA.id }])(
    'is closed if it sends no valid user id: %j',
    async (userId) => {
      const connection = createConnection(chat.tokenOf('patientA'));
      await chat.backend.realtime.register(connection, userId);
      expect(connection.isClosed).toBe(true);
    },
  );

  test.each(['', 'stale'])('is closed if its token is invalid: "%s"', async (token) => {
    const connection = createConnection(token);
    await chat.backend.realtime.register(connection, people.patientA.id);
    expect(connection.isClosed).toBe(true);
  });

  test('is closed if its token has expired', async () => {
    chat.clock.advance(16 * 60);
    expect((await chat.connect('patientA')).isClosed).toBe(true);
  });

  test('is closed and gets no events if it registers as another user', async () => {
    const connection = await chat.connect('patientA');
    await chat.backend.realtime.register(connection, people.patientB.id);
    expect(connection.isClosed).toBe(true);
    await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    expect(connection.events).toEqual([]);
  });

  test('gets no events after it has closed', async () => {
    const connection = await chat.connect('doctorA');
    chat.backend.realtime.leave(connection);
    await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    expect(connection.events).toEqual([]);
    expect((await chat.history('patientA', 'doctorA'))[0]?.status).toBe('sent');
  });

  test('gets no events if it closes while it is being registered', async () => {
    const connection = createConnection(chat.tokenOf('doctorA'));
    const registered = chat.backend.realtime.register(connection, people.doctorA.id);
    chat.backend.realtime.leave(connection);
    await registered;
    await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    expect(connection.events).toEqual([]);
  });

  test('is closed only by the logout of its own session', async () => {
    const connection = await chat.connect('patientA');
    const other = await chat.connect('doctorA');
    await chat.call('patientA', 'logout');
    expect(connection.isClosed).toBe(true);
    expect(other.isClosed).toBe(false);
  });

  test('is closed by a password reset', async () => {
    const connection = await chat.connect('patientA');
    const { phone } = people.patientA;
    await chat.call('patientB', 'forgotPassword', {}, { body: { phone } });
    const body = { phone, otp: chat.codeFor(phone), password: `${TEST_PASSWORD}-2` };
    expect((await chat.call('patientB', 'resetPassword', {}, { body })).status).toBe(200);
    expect(connection.isClosed).toBe(true);
  });

  test('is closed without receiving further events if its session has ended on another server', async () => {
    const connection = await chat.connect('doctorA');
    await chat.backend.store.write(async (unit) => {
      const [session] = await unit.find('sessions', { accountId: people.doctorA.id });
      await unit.remove('sessions', session?.id ?? '');
    });
    await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    expect(connection).toMatchObject({ events: [], isClosed: true });
    expect((await chat.history('patientA', 'doctorA'))[0]?.status).toBe('sent');
  });
});
