import { expect, test } from 'vitest';
import { createTestChat } from '../../../backend/testing/test-chat.ts';
import { createTestSeed, people, testRecord, visit } from '../../../backend/testing/test-seed.ts';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import { KeyRing } from './key-ring.ts';
import { addMark } from './mark.ts';
import { DAMAGED_TEXT, Seal } from './seal.ts';
import { SealedStore } from './sealed-store.ts';

const { patientA, doctorA } = people;

async function start() {
  const raw = createMemoryStore(createTestSeed());
  const seal = new Seal(new KeyRing(Buffer.alloc(32, 1)));
  await addMark(raw, seal);
  const store = new SealedStore(raw, seal, () => undefined);
  await store.write(async (unit) => {
    for (const id of ['visit-1', 'visit-2']) {
      const time = id === 'visit-1' ? '10:00' : '11:00';
      await unit.insert('appointments', {
        ...visit(id, time, 'scheduled'),
        notes: `Notes of ${id}`,
      });
      await unit.insert('medicalRecords', { ...testRecord(id), diagnosis: `Diagnosis of ${id}` });
    }
  });
  const chat = await createTestChat({ store });
  for (const text of ['One', 'Two']) await chat.send('patientA', 'doctorA', text);
  const [last] = (await raw.read((reads) => reads.find('messages'))).slice(-1);
  await raw.write(async (unit) => {
    await unit.update('messages', last?.id ?? '', { sealed: 'damaged.text' });
    await unit.update('appointments', 'visit-1', { sealed: 'damaged.text' });
    await unit.update('medicalRecords', 'visit-1', { sealed: 'damaged.text' });
  });
  return chat;
}

const ownId = { id: patientA.id };

test('a conversation and the inbox show the other messages beside a damaged one', async () => {
  const { call } = await start();
  const messages = await call('doctorA', 'listMessages', ownId);
  expect(messages.body).toMatchObject([
    { content: { textContent: 'One' } },
    { content: { textContent: DAMAGED_TEXT } },
  ]);
  const inbox = await call('patientA', 'listInboxUsers');
  expect(inbox.body).toMatchObject([{ lastMessage: { content: { textContent: DAMAGED_TEXT } } }]);
  const { status } = await call('doctorA', 'markRead', ownId);
  expect(status).toBe(200);
});

test('lists of visits and records show the others beside a damaged one', async () => {
  const { call } = await start();
  for (const [name, id] of [
    ['patientA', patientA.id],
    ['doctorA', doctorA.id],
  ] as const) {
    const { body } = await call(name, 'listAppointments', { id });
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'visit-1', notes: DAMAGED_TEXT }),
        expect.objectContaining({ id: 'visit-2', notes: 'Notes of visit-2' }),
      ]),
    );
  }
  const records = await call('patientA', 'listRecords', ownId);
  expect(records.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'visit-1', diagnosis: DAMAGED_TEXT }),
      expect.objectContaining({ id: 'visit-2', diagnosis: 'Diagnosis of visit-2' }),
    ]),
  );
});

test('a visit with damaged notes can be cancelled', async () => {
  const { call } = await start();
  const { status } = await call('patientA', 'cancelAppointment', { id: 'visit-1' }, { body: {} });
  expect(status).toBe(200);
});

test('the export of an account names what cannot be read', async () => {
  const { call } = await start();
  const { body } = await call('patientA', 'exportAccount');
  if (!(body instanceof File)) throw new Error('The export is no file');
  const text = await body.text();
  expect(text.split(DAMAGED_TEXT)).toHaveLength(1 + 1 + 1 + 3);
  expect(text).toContain('Notes of visit-2');
});
