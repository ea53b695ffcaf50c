import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ceilings } from '../handlers/core/ceilings.ts';
import { createConnection, createTestChat } from '../testing/test-chat.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestSeed, people, TEST_PASSWORD } from '../testing/test-seed.ts';

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

  test('beyond the most of a person is closed, also if all register at once; older ones stay open', async () => {
    const { realtime } = chat.backend;
    const connections = Array.from({ length: ceilings.sockets + 5 }, () =>
      createConnection(chat.tokenOf('doctorA')),
    );
    await Promise.all(connections.map((one) => realtime.register(one, people.doctorA.id)));
    expect(connections.map(({ isClosed }) => isClosed)).toEqual([
      ...Array<boolean>(ceilings.sockets).fill(false),
      ...Array<boolean>(5).fill(true),
    ]);
    const ofPatient = await chat.connect('patientA');
    await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    const [first] = connections;
    expect(first?.events.map(({ event }) => event)).toContain('new_message');
    expect(ofPatient.isClosed).toBe(false);
    if (first) realtime.leave(first);
    expect((await chat.connect('doctorA')).isClosed).toBe(false);
  });
});

test('the signals of all connections of an account have one limit', async () => {
  const { realtime } = chat.backend;
  const one = await chat.connect('doctorA');
  const other = await chat.connect('doctorA');
  const ofPatient = await chat.connect('patientA');
  const codes: string[] = [];
  for (let turn = 0; turn < ceilings.signals.burst + 2; turn += 1) {
    const answer = await realtime.answer(turn % 2 === 0 ? one : other, 'call_leave', {});
    codes.push(answer.success ? 'done' : answer.code);
  }
  expect(codes.slice(0, ceilings.signals.burst)).not.toContain('too-many-requests');
  expect(codes.slice(ceilings.signals.burst)).toEqual(['too-many-requests', 'too-many-requests']);
  expect(await realtime.answer(ofPatient, 'call_leave', {})).toMatchObject({
    code: 'invalid-request',
  });
});

test('calls that come before the registration are refused beyond a number', async () => {
  const { realtime } = chat.backend;
  const connection = createConnection(chat.tokenOf('doctorA'));
  const registered = realtime.register(connection, people.doctorA.id);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => realtime.answer(connection, 'call_leave', {})),
  );
  await registered;
  const codes = answers.map((answer) => (answer.success ? 'done' : answer.code));
  expect(codes.filter((code) => code === 'invalid-request')).toHaveLength(99);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(101);
});

test('a session is read once for all connections that have it', async () => {
  const store = createMemoryStore(createTestSeed());
  const read = vi.spyOn(store, 'read');
  const own = await createTestChat({ store });
  for (let turn = 0; turn < 10; turn += 1) await own.connect('doctorA');
  await own.backend.realtime.idle();
  const before = read.mock.calls.length;
  own.backend.realtime.receive({ to: [people.doctorA.id], event: 'sessions_ended' });
  await own.backend.realtime.idle();
  expect(read.mock.calls.length - before).toBe(1);
});

test('the sessions of all people with events at the same time are read together', async () => {
  const store = createMemoryStore(createTestSeed());
  const read = vi.spyOn(store, 'read');
  const own = await createTestChat({ store });
  await own.connect('doctorA');
  await own.connect('patientA');
  await own.backend.realtime.idle();
  const before = read.mock.calls.length;
  const to = [people.doctorA.id, people.patientA.id];
  own.backend.realtime.receive({ to, event: 'sessions_ended' });
  await own.backend.realtime.idle();
  expect(read.mock.calls.length - before).toBe(1);
});
