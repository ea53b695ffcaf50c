import { describe, expect, test } from 'vitest';
import { AUDIT_PAGE_SIZE, auditEndpoints } from '../../../src/contract/audit.ts';
import type { SharingScope } from '../../../src/contract/sharing.ts';
import { message } from '../../../src/contract/messages.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { AppointmentRecord, SharingRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';
import { findTrailProblems } from '../../testing/test-trail.ts';

const { patientA, doctorA, doctorB } = people;

const visitToB: AppointmentRecord = {
  ...visit('visit-b', '11:00', 'scheduled'),
  doctorId: doctorB.id,
};

function choice({ id, doctorId }: AppointmentRecord, scope: SharingScope): SharingRecord {
  return {
    id,
    patientId: patientA.id,
    doctorId,
    scope,
    specialty: 'Cardiology',
    lastDay: '2026-12-01',
  };
}

const all = choice(visitToB, 'everything');

async function start({
  visits = [visitToB],
  records = [testRecord('one'), testRecord('two', '2026-11-01')],
  sharings = [all],
  wrap = (store: Store) => store,
} = {}) {
  const seed = { ...createTestSeed(visits, records), sharings };
  const chat = await createTestChat({ store: wrap(createMemoryStore(seed)) });
  const list = (name: PersonName, id = patientA.id) => chat.call(name, 'listRecords', { id });
  const trail = async (name: PersonName = 'patientA', query: Record<string, string> = {}) =>
    auditEndpoints.listAudit.response.parse((await chat.call(name, 'listAudit', query)).body);
  const problems = () => findTrailProblems(chat.backend.store, chat.clock.now());
  return { ...chat, list, trail, problems };
}

async function startWith(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `record-${index}`);
  const records = ids.map((id) => testRecord(id));
  const started = await start({ records });
  const readEach = (name: PersonName) =>
    Promise.all(ids.map((id) => started.call(name, 'getRecord', { id })));
  return { ...started, readEach };
}

describe('equal reads within five minutes', () => {
  test('of records in turn add one entry each, and the chain stays whole', async () => {
    const { call, list, trail, clock, problems } = await start();
    const readAll = async () => {
      await list('doctorB');
      await call('doctorB', 'getRecord', { id: 'one' });
      await call('doctorB', 'getRecord', { id: 'two' });
    };
    for (let turn = 0; turn < 10; turn += 1) await readAll();
    expect((await trail()).entries).toHaveLength(3);
    clock.advance(5 * 60 - 1);
    await readAll();
    expect((await trail()).entries).toHaveLength(3);
    clock.advance(1);
    await readAll();
    expect((await trail()).entries).toHaveLength(6);
    expect(await problems()).toEqual([]);
  });

  test('of two doctors have an entry each', async () => {
    const visits = [visitToB, visit('visit-a', '10:00', 'scheduled')];
    const sharings = visits.map((one) => choice(one, 'everything'));
    const { list, trail } = await start({ visits, sharings });
    for (const name of ['doctorA', 'doctorB', 'doctorA', 'doctorB'] as const) await list(name);
    expect((await trail()).entries.map(({ reader }) => reader.id)).toEqual([
      doctorB.id,
      doctorA.id,
    ]);
  });

  test('at the same moment add one entry', async () => {
    const { list, trail, problems } = await start();
    await Promise.all(Array.from({ length: 20 }, () => list('doctorB')));
    expect((await trail()).entries).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });
});

describe('the audit trail', () => {
  test('has an entry for each call in which a doctor read something, latest first', async () => {
    const { call, list, trail, clock, problems } = await start();
    await list('doctorB');
    clock.advance(60);
    await call('doctorB', 'getRecord', { id: 'one' });
    const entry = {
      reader: { id: doctorB.id, name: doctorB.name, role: 'doctor' },
      kind: 'records',
      appointmentId: 'visit-b',
    };
    const cold = { label: 'Seasonal cold' };
    expect(await trail()).toEqual({
      entries: [
        {
          ...entry,
          position: 2,
          readAt: '2026-11-23T04:01:00.000Z',
          items: [{ id: 'one', ...cold }],
        },
        {
          ...entry,
          position: 1,
          readAt: '2026-11-23T04:00:00.000Z',
          items: [
            { id: 'two', ...cold },
            { id: 'one', ...cold },
          ],
        },
      ],
      hasMore: false,
    });
    expect(await problems()).toEqual([]);
  });

  test('names no visit for what the doctor wrote', async () => {
    const { list, trail } = await start({ visits: [], sharings: [] });
    await list('doctorA');
    const { entries } = await trail();
    expect(entries).toMatchObject([{ reader: { id: doctorA.id }, items: [{}, {}] }]);
    expect(entries[0]).not.toHaveProperty('appointmentId');
  });

  test('names the visit with the widest choice if it allowed the whole list', async () => {
    const earlier = {
      ...visitToB,
      id: 'visit-a',
      date: '2026-11-20',
      status: 'completed',
    } as const;
    const sharings = [choice(earlier, 'specialty'), all];
    const records = [
      { ...testRecord('heart'), specialty: 'Cardiology' },
      { ...testRecord('skin'), specialty: 'Dermatology' },
      { ...testRecord('own'), doctorId: doctorB.id },
    ];
    const { list, trail } = await start({ visits: [earlier, visitToB], sharings, records });
    await list('doctorB');
    expect((await trail()).entries).toMatchObject([
      { appointmentId: 'visit-b', items: [{}, {}, {}] },
    ]);
  });

  test('has an entry for each visit if no single visit allowed the whole list', async () => {
    const earlier = {
      ...visitToB,
      id: 'visit-a',
      date: '2026-11-20',
      status: 'completed',
    } as const;
    const sharings = [
      { ...choice(earlier, 'specialty'), specialty: 'Dermatology' },
      choice(visitToB, 'specialty'),
    ];
    const records = [
      { ...testRecord('heart'), specialty: 'Cardiology' },
      { ...testRecord('skin'), specialty: 'Dermatology' },
    ];
    const { list, trail, problems } = await start({
      visits: [earlier, visitToB],
      sharings,
      records,
    });
    await list('doctorB');
    const { entries } = await trail();
    expect(
      new Set(entries.map(({ appointmentId, items }) => [appointmentId, items[0]?.id])),
    ).toEqual(
      new Set([
        ['visit-a', 'skin'],
        ['visit-b', 'heart'],
      ]),
    );
    expect(await problems()).toEqual([]);
  });

  test('has an entry for a file and for health facts', async () => {
    const { call, send, trail } = await start();
    const file = new File(['Notes'], 'notes.txt');
    const { id } = message.parse((await send('patientA', 'doctorB', '', { file })).body);
    const facts = { allergies: 'Penicillin', medicines: '' };
    await call('patientA', 'updateHealthFacts', {}, { body: facts });
    expect((await call('doctorB', 'downloadAttachment', { id })).status).toBe(200);
    expect((await call('doctorB', 'getHealthFacts', { id: patientA.id })).status).toBe(200);
    expect((await trail()).entries).toMatchObject([
      { kind: 'health-facts', items: [{ id: patientA.id }], appointmentId: 'visit-b' },
      { kind: 'file', items: [{ id, label: 'notes.txt' }], appointmentId: 'visit-b' },
    ]);
  });

  test("has no entry for the patient's own reads, refused ones and empty responses", async () => {
    const { call, list, trail } = await start({
      sharings: [choice(visitToB, 'nothing')],
    });
    expect((await list('patientA')).status).toBe(200);
    expect((await call('patientA', 'getRecord', { id: 'one' })).status).toBe(200);
    expect((await call('patientA', 'exportAccount')).status).toBe(200);
    expect(await list('doctorB')).toMatchObject({ status: 200, body: [] });
    expect((await call('doctorB', 'getRecord', { id: 'one' })).status).toBe(403);
    expect((await call('doctorB', 'getHealthFacts', { id: patientA.id })).status).toBe(403);
    expect((await list('patientB')).status).toBe(403);
    expect(await trail()).toEqual({ entries: [], hasMore: false });
  });

  test('is shown to no one else', async () => {
    const { call, list, trail } = await start();
    await list('doctorB');
    expect((await trail('patientB')).entries).toEqual([]);
    expect((await call('doctorB', 'listAudit')).status).toBe(403);
  });

  test('is listed a page at a time', async () => {
    const count = AUDIT_PAGE_SIZE + 2;
    const { readEach, trail } = await startWith(count);
    await readEach('doctorB');
    const first = await trail();
    expect(first.entries.map(({ position }) => position)).toEqual(
      Array.from({ length: AUDIT_PAGE_SIZE }, (_, index) => count - index),
    );
    expect(first.hasMore).toBe(true);
    const rest = await trail('patientA', { before: '3' });
    expect(rest).toMatchObject({ entries: [{ position: 2 }, { position: 1 }], hasMore: false });
    expect(await trail('patientA', { before: '1' })).toEqual({ entries: [], hasMore: false });
    expect((await trail('patientA', { before: '999999999999999' })).entries).toEqual(first.entries);
  });

  test('has each of 20 concurrent reads, without a gap', async () => {
    const { readEach, trail, problems } = await startWith(10);
    await Promise.all([readEach('doctorA'), readEach('doctorB')]);
    expect((await trail()).entries.map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
    expect(await problems()).toEqual([]);
  });

  test('keeps the name of a deleted doctor, but no name of a deleted record', async () => {
    const { backend, call, list, trail } = await start();
    await list('doctorB');
    await backend.store.write((unit) => unit.remove('medicalRecords', 'one'));
    await call('doctorB', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    expect((await trail()).entries).toMatchObject([
      {
        reader: { name: doctorB.name },
        items: [{ id: 'two', label: 'Seasonal cold' }, { id: 'one' }],
      },
    ]);
  });
});

test('a doctor gets no records if the audit entry cannot be stored', async () => {
  let isFull = false;
  const { list, trail } = await start({
    wrap: (store) => ({
      read: (work) => store.read(work),
      write: (work) =>
        store.write(async (unit) => {
          const result = await work(unit);
          if (isFull) throw new Error('The disk is full');
          return result;
        }),
    }),
  });
  isFull = true;
  const reply = await list('doctorB');
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply.body)).not.toContain('Seasonal cold');
  isFull = false;
  expect((await trail()).entries).toEqual([]);
});

test('the export of an account has the whole trail', async () => {
  const count = AUDIT_PAGE_SIZE + 1;
  const { call, readEach } = await startWith(count);
  await readEach('doctorB');
  const { body } = await call('patientA', 'exportAccount');
  const text = body instanceof File ? await body.text() : '';
  const { auditTrail } = JSON.parse(text);
  expect(auditTrail).toHaveLength(count);
  expect(auditTrail[0]).toMatchObject({ position: count, reader: { name: doctorB.name } });
});

test("the trail stays after the patient's account is deleted, without health data", async () => {
  const { backend, call, list, problems } = await start();
  await list('doctorB');
  await call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  const kept = await backend.store.read((reads) => reads.find('auditEntries'));
  expect(kept).toMatchObject([{ patientId: patientA.id, items: ['two', 'one'] }]);
  expect(JSON.stringify(kept)).not.toContain('Seasonal cold');
  expect(JSON.stringify(kept)).not.toContain(patientA.name);
  expect(await problems()).toEqual([]);
});
