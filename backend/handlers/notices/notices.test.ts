import { describe, expect, test } from 'vitest';
import { NOTICES_MOST, type Notice } from '../../../src/contract/notices.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { sweep } from '../../sweep/sweep.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  visit,
} from '../../testing/test-seed.ts';

/** 10:00 in India. */
const now = '2026-11-24T04:30:00.000Z';

async function start() {
  const seed = createTestSeed([
    visit('pending', '10:45', 'pending'),
    visit('scheduled', '10:30', 'scheduled'),
  ]);
  const store = createMemoryStore(seed);
  const chat = await createTestChat({ store, now });
  const list = async (name: PersonName): Promise<Notice[]> => {
    const { body } = await chat.call(name, 'listNotices');
    return Object.values(Object(body));
  };
  const unseen = async (name: PersonName) =>
    (await list(name)).filter(({ seenAt }) => seenAt === null).map(({ id, kind }) => kind && id);
  const stored = () => store.read((reads) => reads.find('notices'));
  const cancel = (name: PersonName, id: string) =>
    chat.call(name, 'cancelAppointment', { id }, { body: {} });
  return { ...chat, store, list, unseen, stored, cancel };
}

describe('notices of a visit', () => {
  test('name the person and the time of the visit', async () => {
    const { call, list } = await start();
    await call('doctorA', 'acceptAppointment', { id: 'pending' });
    expect(await list('patientA')).toEqual([
      {
        id: 'pending:accepted',
        kind: 'accepted',
        subject: 'pending',
        at: now,
        seenAt: null,
        from: { id: people.doctorA.id, name: people.doctorA.name, role: 'doctor' },
        visit: { date: '2026-11-24', time: '10:45' },
      },
    ]);
    expect(await list('doctorA')).toEqual([]);
    expect(await list('patientB')).toEqual([]);
  });

  test('are not written when the change is refused', async () => {
    const { call, stored } = await start();
    expect((await call('doctorB', 'acceptAppointment', { id: 'pending' })).status).toBe(403);
    expect((await call('doctorA', 'acceptAppointment', { id: 'scheduled' })).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('count as seen after the next change of the visit, also one by the user', async () => {
    const { call, cancel, unseen } = await start();
    await call('doctorA', 'acceptAppointment', { id: 'pending' });
    await cancel('patientA', 'pending');
    expect(await unseen('patientA')).toEqual([]);
    expect(await unseen('doctorA')).toEqual(['pending:cancelled']);
  });

  test.each([
    ['pending', 'scheduled'],
    ['scheduled', 'pending'],
  ])('%s and %s are published as seen in the order of their ids', async (...visits) => {
    const { call, cancel, connect, backend } = await start();
    for (const id of visits) await cancel('patientA', id);
    const doctor = await connect('doctorA');
    const ids = visits.map((id) => `${id}:cancelled`);
    await call('doctorA', 'markNoticesSeen', {}, { body: { ids } });
    await backend.realtime.idle();
    expect(
      doctor.events.flatMap(({ event, payload }) => (event === 'notices_seen' ? [payload] : [])),
    ).toEqual([{ ids: ['pending:cancelled', 'scheduled:cancelled'], seenAt: now }]);
  });

  test('reach the patient of a request that ends without a reply, once', async () => {
    const { store, list, connect, clock, backend } = await start();
    await store.write((unit) => unit.update('appointments', 'pending', { time: '10:05' }));
    const patient = await connect('patientA');
    clock.advance(5 * 60);
    await sweep(backend);
    await sweep(backend);
    expect(await list('patientA')).toMatchObject([
      { id: 'pending:lapsed', kind: 'lapsed', seenAt: null, from: { name: people.doctorA.name } },
    ]);
    expect(await list('doctorA')).toEqual([]);
    await backend.realtime.idle();
    expect(patient.events.filter(({ event }) => event === 'new_notice')).toHaveLength(1);
  });

  test('are not written for a visit that is completed without a record', async () => {
    const { call, stored } = await start();
    await call('doctorA', 'completeAppointment', { id: 'scheduled' }, { body: {} });
    expect(await stored()).toEqual([]);
  });

  test('do not contain the record', async () => {
    const { call, stored } = await start();
    const record = { diagnosis: 'Only in the record', prescription: '', notes: '' };
    await call('doctorA', 'completeAppointment', { id: 'scheduled' }, { body: { record } });
    expect(await stored()).toMatchObject([{ id: 'scheduled:completed' }]);
    expect(JSON.stringify(await stored())).not.toContain('Only in the record');
  });

  test('reach the other person when an account is deleted, and are removed with their own account', async () => {
    const { call, unseen, stored } = await start();
    await call('doctorA', 'acceptAppointment', { id: 'pending' });
    const body = { password: TEST_PASSWORD };
    await call('doctorA', 'deleteAccount', {}, { body });
    expect(await unseen('patientA')).toEqual(['pending:cancelled', 'scheduled:cancelled']);
    await call('patientA', 'deleteAccount', {}, { body });
    expect(await stored()).toEqual([]);
  });
});

describe('the notice of a conversation', () => {
  test('exists once, and moves to the latest message', async () => {
    const { send, list, clock } = await start();
    await send('patientA', 'doctorA', 'First');
    clock.advance(60);
    await send('patientA', 'doctorA', 'Second');
    expect(await list('doctorA')).toMatchObject([
      { kind: 'message', at: '2026-11-24T04:31:00.000Z', seenAt: null, from: { name: 'Asha Rao' } },
    ]);
  });

  test('is sent when it opens, and not for each further message', async () => {
    const { send, call, connect, backend } = await start();
    const doctor = await connect('doctorA');
    const sent = () => doctor.events.filter(({ event }) => event === 'new_notice').length;
    await send('patientA', 'doctorA', 'First');
    await send('patientA', 'doctorA', 'Second');
    await backend.realtime.idle();
    expect(sent()).toBe(1);
    await call('doctorA', 'markRead', { id: people.patientA.id });
    await send('patientA', 'doctorA', 'Third');
    await backend.realtime.idle();
    expect(sent()).toBe(2);
  });

  test('is not written for a message that the sender repeats', async () => {
    const { send, call, list } = await start();
    await send('patientA', 'doctorA', 'First', { clientId: 'one' });
    await call('doctorA', 'markRead', { id: people.patientA.id });
    await send('patientA', 'doctorA', 'First', { clientId: 'one' });
    expect(await list('doctorA')).toMatchObject([{ seenAt: now }]);
  });

  test('is removed when the reader blocks the sender, and notices of visits are not', async () => {
    const { send, call, cancel, list, unseen, connect, backend } = await start();
    await send('patientA', 'doctorA', 'First');
    await cancel('patientA', 'scheduled');
    const doctor = await connect('doctorA');
    expect(await list('doctorA')).toHaveLength(2);
    const body = { isBlocked: true };
    await call('doctorA', 'blockPartner', { id: people.patientA.id }, { body });
    await cancel('patientA', 'pending');
    await send('patientA', 'doctorA', 'After the block');
    expect(await unseen('doctorA')).toEqual(['pending:cancelled', 'scheduled:cancelled']);
    await backend.realtime.idle();
    expect(
      doctor.events.flatMap(({ event, payload }) => (event === 'notices_seen' ? [payload] : [])),
    ).toEqual([{ ids: [expect.stringMatching(/:message$/)], seenAt: now }]);
  });
});

describe('many notices', () => {
  test(`are reduced to the latest ${NOTICES_MOST} of a user`, async () => {
    const { store, cancel, list } = await start();
    await store.write(async (unit) => {
      for (let index = 0; index < 500; index += 1) {
        await unit.insert('notices', {
          id: `visit-${index}:accepted`,
          accountId: people.patientA.id,
          kind: 'accepted',
          subject: 'pending',
          fromId: people.doctorA.id,
          at: new Date(Date.parse(now) - (index + 1) * 60_000).toISOString(),
          seenAt: null,
          expiresAt: '2027-01-01T00:00:00.000Z',
        });
      }
    });
    await cancel('doctorA', 'scheduled');
    const kept = await list('patientA');
    expect(kept).toHaveLength(NOTICES_MOST);
    expect(kept[0]).toMatchObject({ id: 'scheduled:cancelled' });
    expect(kept.at(-1)).toMatchObject({ id: 'visit-98:accepted' });
  });

  test('never lack the newest, even if all are of one moment', async () => {
    const { store, cancel, list } = await start();
    await store.write(async (unit) => {
      for (let index = 0; index < NOTICES_MOST; index += 1) {
        await unit.insert('notices', {
          id: `before-${index}:accepted`,
          accountId: people.patientA.id,
          kind: 'accepted',
          subject: 'pending',
          fromId: people.doctorA.id,
          at: now,
          seenAt: null,
          expiresAt: '2027-01-01T00:00:00.000Z',
        });
      }
    });
    await cancel('doctorA', 'scheduled');
    const kept = await list('patientA');
    expect(kept).toHaveLength(NOTICES_MOST);
    expect(kept.map(({ id }) => id)).toContain('scheduled:cancelled');
  });

  test('are removed after 90 days', async () => {
    const { cancel, stored, clock, backend } = await start();
    const day = 24 * 60 * 60;
    const pastTheHour = 30 * 60;
    await cancel('doctorA', 'scheduled');
    await cancel('doctorA', 'pending');
    // They expire on the hour.
    clock.advance(90 * day - pastTheHour - 1);
    await sweep(backend);
    expect(await stored()).toHaveLength(2);
    clock.advance(1);
    await sweep(backend);
    expect(await stored()).toEqual([]);
  });
});

test('an export has the notices', async () => {
  const { call, cancel } = await start();
  await cancel('doctorA', 'scheduled');
  const { body } = await call('patientA', 'exportAccount');
  const text = body instanceof File ? await body.text() : JSON.stringify(body);
  expect(JSON.parse(text)).toMatchObject({ notices: [{ id: 'scheduled:cancelled' }] });
});
