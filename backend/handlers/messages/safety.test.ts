import { beforeEach, describe, expect, test } from 'vitest';
import { createTestChat, type NotedConnection } from '../../testing/test-chat.ts';
import { people, TEST_PASSWORD, visit } from '../../testing/test-seed.ts';

const { patientA, doctorA } = people;
const refusal = {
  status: 403,
  body: { code: 'forbidden', message: 'You cannot send messages to this person.' },
};

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  chat = await createTestChat();
});

const setBlock = (name: 'patientA' | 'doctorA', isBlocked: boolean) =>
  chat.call(
    name,
    'blockPartner',
    { id: (name === 'patientA' ? doctorA : patientA).id },
    { body: { isBlocked } },
  );

const bookVisit = () =>
  chat.backend.store.write((unit) =>
    unit.insert('appointments', visit('visit', '10:00', 'scheduled')),
  );

const statuses = ({ events }: NotedConnection) =>
  events.filter(({ event }) => event === 'message_status');

const changedVisits = ({ events }: NotedConnection) =>
  events.filter(({ event }) => event === 'appointment_changed');

describe.each(['patientA', 'doctorA'] as const)('a block by %s', (blocker) => {
  const blocked = blocker === 'patientA' ? 'doctorA' : 'patientA';

  beforeEach(bookVisit);

  test('refuses messages of both until it ends, like messages to a stranger', async () => {
    await chat.send(blocked, blocker, 'Before', { clientId: 'before' });
    expect(await setBlock(blocker, true)).toMatchObject({ status: 200, body: { isBlocked: true } });
    expect(await chat.send('patientA', 'patientB', 'Hello')).toMatchObject(refusal);
    expect(await chat.send(blocked, blocker, 'During')).toMatchObject(refusal);
    expect(await chat.send(blocker, blocked, 'During')).toMatchObject(refusal);
    expect(await chat.send(blocked, blocker, 'Before', { clientId: 'before' })).toMatchObject(
      refusal,
    );
    await setBlock(blocker, false);
    expect((await chat.send(blocked, blocker, 'After')).status).toBe(201);
    const texts = (await chat.history(blocker, blocked)).map(({ content }) => content.textContent);
    expect(texts).toEqual(['Before', 'After']);
  });

  test('leaves the inbox and the messages of the blocked user as they were', async () => {
    await chat.send(blocked, blocker, 'Before');
    const before = [await chat.inbox(blocked), await chat.history(blocked, blocker)];
    await setBlock(blocker, true);
    await chat.markRead(blocker, blocked);
    expect([await chat.inbox(blocked), await chat.history(blocked, blocker)]).toEqual(before);
    const [own] = await chat.inbox(blocker);
    expect(own).toMatchObject({ isBlocked: true, unreadCount: 0 });
    await setBlock(blocker, false);
    expect((await chat.inbox(blocked))[0]).toMatchObject({ readUpTo: 1 });
  });

  test('sends the blocked user no event when the other one connects or reads', async () => {
    await chat.send(blocked, blocker, 'Before');
    await setBlock(blocker, true);
    const watching = await chat.connect(blocked);
    const reading = await chat.connect(blocker);
    await chat.markRead(blocker, blocked);
    await chat.backend.realtime.idle();
    expect(statuses(watching)).toEqual([]);
    expect(statuses(reading)).toHaveLength(2);
  });
});

test('both users of a conversation may block each other, and each ends only their own block', async () => {
  await chat.send('patientA', 'doctorA', 'Before');
  await setBlock('patientA', true);
  await setBlock('doctorA', true);
  await setBlock('patientA', false);
  expect(await chat.send('patientA', 'doctorA', 'Hello')).toMatchObject(refusal);
  await setBlock('doctorA', false);
  expect((await chat.send('patientA', 'doctorA', 'Hello')).status).toBe(201);
});

test('a blocker still sees the name at the time of the block, and no one else does', async () => {
  await chat.send('patientA', 'doctorA', 'Before');
  await setBlock('doctorA', true);
  await bookVisit();
  const name = 'Another Name';
  await chat.call('patientA', 'updateAccount', {}, { body: { name } });
  await setBlock('doctorA', true);
  const [entry] = await chat.inbox('doctorA');
  expect(entry).toMatchObject({ name, isBlocked: true, blockedName: patientA.name });
  expect(await visits('doctorA')).toMatchObject([
    { patient: { name, blockedName: patientA.name } },
  ]);
  expect(JSON.stringify(await visits('patientA'))).not.toContain('blockedName');
  expect((await chat.inbox('patientA'))[0]).not.toHaveProperty('blockedName');
  await setBlock('doctorA', false);
  expect((await chat.inbox('doctorA'))[0]).not.toHaveProperty('blockedName');
  expect(JSON.stringify(await visits('doctorA'))).not.toContain('blockedName');
});

test('a repeated block hides what was read since the first one', async () => {
  await chat.send('patientA', 'doctorA', 'Before');
  await setBlock('doctorA', true);
  await chat.markRead('doctorA', 'patientA');
  await setBlock('doctorA', true);
  expect((await chat.inbox('patientA'))[0]).toMatchObject({ readUpTo: 0 });
});

const requestVisit = (notes: string, time = '11:30') => {
  const request = { date: '2026-11-24', time, appointmentType: 'phone', notes };
  const body = { doctorId: doctorA.id, ...request };
  return chat.call('patientA', 'bookAppointment', { doctorId: doctorA.id }, { body });
};

const visits = async (name: 'patientA' | 'doctorA') =>
  (await chat.call(name, 'listAppointments', { id: people[name].id })).body;

test('a doctor’s block keeps the booked visit, and the patient may still request others', async () => {
  await bookVisit();
  await chat.send('patientA', 'doctorA', 'Before');
  await setBlock('doctorA', true);
  expect(await visits('patientA')).toMatchObject([{ id: 'visit', status: 'scheduled' }]);
  expect((await requestVisit('')).status).toBe(201);
});

test('a doctor reads the notes of a patient’s requests from before a block, and no others until it ends', async () => {
  await requestVisit('A cough', '11:00');
  await chat.send('patientA', 'doctorA', 'Before');
  chat.clock.advance(1);
  await setBlock('doctorA', true);
  const doctor = await chat.connect('doctorA');
  const patient = await chat.connect('patientA');
  expect((await requestVisit('Rude words')).body).toMatchObject({
    appointment: { notes: 'Rude words' },
  });
  await chat.backend.realtime.idle();
  expect(changedVisits(doctor)).toMatchObject([{ payload: { notes: '' } }]);
  expect(changedVisits(patient)).toMatchObject([{ payload: { notes: 'Rude words' } }]);
  const hidden = [{ notes: 'A cough' }, { notes: '' }];
  const all = [{ notes: 'A cough' }, { notes: 'Rude words' }];
  expect(await visits('doctorA')).toMatchObject(hidden);
  expect(await visits('patientA')).toMatchObject(all);
  await setBlock('doctorA', false);
  expect(await visits('doctorA')).toMatchObject(all);
});

test.each([
  ['patientA', 'doctorA'],
  ['doctorA', 'patientA'],
] as const)('a block by %s hides the reason with which %s cancels', async (blocker, blocked) => {
  await bookVisit();
  await chat.send(blocked, blocker, 'Before');
  await setBlock(blocker, true);
  const watching = await chat.connect(blocker);
  await chat.call(
    blocked,
    'cancelAppointment',
    { id: 'visit' },
    { body: { reason: 'Rude words' } },
  );
  await chat.backend.realtime.idle();
  const cancelled = { status: 'cancelled' };
  expect(await visits(blocked)).toMatchObject([{ ...cancelled, cancelReason: 'Rude words' }]);
  expect(await visits(blocker)).toMatchObject([cancelled]);
  expect(changedVisits(watching)).toMatchObject([{ payload: cancelled }]);
  expect(JSON.stringify([watching.events, await visits(blocker)])).not.toContain('Rude words');
});

const blocks = () => chat.backend.store.read((reads) => reads.find('blocks'));

test('blocks are removed with either account', async () => {
  await chat.send('patientA', 'doctorA', 'Before');
  await setBlock('patientA', true);
  await setBlock('doctorA', true);
  const body = { password: TEST_PASSWORD };
  expect((await chat.call('patientA', 'deleteAccount', {}, { body })).status).toBe(200);
  expect(await blocks()).toEqual([]);
});

test('no block outlives the blocker’s account or begins after the blocked user’s', async () => {
  await chat.send('patientA', 'doctorA', 'Before');
  await chat.send('doctorA', 'patientA', 'Before');
  const body = { password: TEST_PASSWORD };
  const [blocked, deleted] = await Promise.all([
    setBlock('patientA', true),
    chat.call('patientA', 'deleteAccount', {}, { body }),
  ]);
  expect([200, 401, 403]).toContain(blocked.status);
  expect(deleted.status).toBe(200);
  expect(await setBlock('doctorA', true)).toMatchObject({ status: 404 });
  expect((await setBlock('doctorA', false)).status).toBe(200);
  expect(await blocks()).toEqual([]);
});

test('the demo’s reports are removed with the account of either user', async () => {
  const user = (id: string) => ({ id, role: 'patient' as const });
  const report = (id: string, reporter: string, reported: string) => ({
    id,
    reportedAt: chat.clock.now().toISOString(),
    reporter: user(reporter),
    reported: user(reported),
    reason: 'spam' as const,
    note: '',
    message: null,
  });
  await chat.backend.store.write(async (unit) => {
    await unit.insert('reports', report('by', patientA.id, doctorA.id));
    await unit.insert('reports', report('about', doctorA.id, patientA.id));
    await unit.insert('reports', report('other', doctorA.id, people.patientB.id));
  });
  await chat.call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  const left = await chat.backend.store.read((reads) => reads.find('reports'));
  expect(left).toMatchObject([{ id: 'other' }]);
});

describe('a report', () => {
  const report = (body: object, id = patientA.id) =>
    chat.call(
      'doctorA',
      'reportPartner',
      { id },
      { body: { clientId: 'one', reason: 'abuse', ...body } },
    );

  beforeEach(async () => {
    await chat.send('patientA', 'doctorA', 'Rude words');
  });

  test('goes to the back office with the message', async () => {
    const [message] = await chat.history('doctorA', 'patientA');
    const reply = await report({ note: ' Twice today ', messageId: message?.id });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(chat.reports).toEqual([
      {
        id: `${doctorA.id}.one`,
        reportedAt: chat.clock.now().toISOString(),
        reporter: { id: doctorA.id, role: 'doctor' },
        reported: { id: patientA.id, role: 'patient' },
        reason: 'abuse',
        note: 'Twice today',
        message: {
          id: message?.id,
          textContent: 'Rude words',
          fileName: null,
          timestamp: message?.timestamp,
        },
      },
    ]);
  });

  test('may be about the whole conversation, also with a blocked user', async () => {
    await setBlock('doctorA', true);
    expect((await report({})).status).toBe(200);
    expect(chat.reports).toMatchObject([{ note: '', message: null }]);
  });

  test('is refused for the reporter’s own message and for one of another conversation', async () => {
    await chat.send('doctorA', 'patientA', 'My words');
    await chat.send('patientB', 'doctorA', 'Other words');
    const [, own] = await chat.history('doctorA', 'patientA');
    const [other] = await chat.history('doctorA', 'patientB');
    for (const messageId of [own?.id, other?.id]) {
      expect(await report({ messageId })).toMatchObject({ status: 404 });
    }
    expect(chat.reports).toEqual([]);
  });

  test('is limited to 20 an hour', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await report({ clientId: `report-${sent}` })).status).toBe(200);
    }
    const refused = await report({ clientId: 'one-more' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });

  test('is sent once and counts once when it is repeated', async () => {
    for (let sent = 0; sent < 21; sent += 1) expect((await report({})).status).toBe(200);
    expect(chat.reports).toHaveLength(1);
    expect((await report({ clientId: 'another' })).status).toBe(200);
  });

  test('is not offered by a server without a recipient', async () => {
    chat.backend.acceptsReports = false;
    expect((await report({})).status).toBe(404);
    expect((await chat.inbox('doctorA'))[0]).not.toHaveProperty('canReport');
  });
});
