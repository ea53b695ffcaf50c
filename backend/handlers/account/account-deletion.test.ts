import { beforeEach, describe, expect, test } from 'vitest';
import { account, pictureFile } from '../../../src/contract/account.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { onePixel } from '../../testing/test-pictures.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';
import { sha256OfBytes } from '../../core/crypto.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  const seed = createTestSeed(
    [
      visit('pending', '10:00', 'pending'),
      visit('scheduled', '10:30', 'scheduled'),
      visit('completed', '11:00', 'completed'),
    ],
    [testRecord('record')],
  );
  chat = await createTestChat({ store: createMemoryStore(seed) });
});

const leave = (name: PersonName, password = TEST_PASSWORD) =>
  chat.call(name, 'deleteAccount', {}, { body: { password } });

const everything = async () => {
  const { store } = chat.backend;
  const collections = ['accounts', 'appointments', 'conversations', 'messages'] as const;
  const found = await store.read((reads) =>
    Promise.all(collections.map((collection) => reads.find(collection))),
  );
  return JSON.stringify(found);
};

describe('deleting a patient account', () => {
  test('cancels open visits and anonymises the patient in the doctor’s lists', async () => {
    await chat.send('patientA', 'doctorA', 'See you');
    expect(await leave('patientA')).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await chat.call('doctorA', 'listAppointments', { id: people.doctorA.id });
    const cancelled = {
      status: 'cancelled',
      cancelledBy: 'patient',
      cancelReason: 'The account was deleted.',
    };
    const patient = { id: people.patientA.id, name: 'Deleted account', profilePicture: null };
    expect(body).toMatchObject([
      { id: 'pending', patient, ...cancelled },
      { id: 'scheduled', patient, ...cancelled },
      { id: 'completed', patient, status: 'completed' },
    ]);
    expect(await chat.inbox('doctorA')).toMatchObject([
      { name: 'Deleted account', lastMessage: { content: { textContent: 'See you' } } },
    ]);
    expect(JSON.stringify(body)).not.toContain(people.patientA.name);
  });

  test('frees the slots for other patients', async () => {
    await leave('patientA');
    const params = { id: people.doctorA.id, date: '2026-11-24' };
    const { body } = await chat.call('patientB', 'getTakenSlots', params);
    expect(body).toMatchObject({ taken: ['11:00'] });
  });

  test('leaves the medical records to the doctor who wrote them', async () => {
    const { store } = chat.backend;
    const others = { ...testRecord('other'), doctorId: people.doctorB.id };
    await store.write((unit) => unit.insert('medicalRecords', others));
    await leave('patientA');
    const { body } = await chat.call('doctorA', 'listRecords', { id: people.patientA.id });
    expect(body).toMatchObject([{ id: 'record' }]);
    expect((await chat.call('doctorA', 'getRecord', { id: 'record' })).status).toBe(200);
    expect((await chat.call('doctorA', 'getRecord', { id: 'other' })).status).toBe(403);
  });

  test('ends every session and rejects further logins', async () => {
    const line = await chat.connect('patientA');
    const { headers } = await leave('patientA');
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect(line.isClosed).toBe(true);
    expect((await chat.call('patientA', 'getAccount')).status).toBe(403);
    const { phone, role } = people.patientA;
    const body = { phone, role, password: TEST_PASSWORD, remember: false };
    const login = await chat.createDevice().call('login', {}, { body });
    expect(login).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  });

  test('allows a new account with the same phone number but none of the old data', async () => {
    await leave('patientA');
    const device = chat.createDevice();
    const { phone, role } = people.patientA;
    const signup = { fullName: 'Asha Again', phone, password: 'password', role, terms: true };
    expect((await device.call('signup', {}, { body: signup })).status).toBe(200);
    const { body } = await device.call(
      'verifyOtp',
      {},
      { body: { phone, otp: chat.codeFor(phone) } },
    );
    const { user, accessToken: token } = Object(body);
    expect(user.id).not.toBe(people.patientA.id);
    const visits = await device.call('listAppointments', { id: user.id }, { token });
    expect(visits.body).toEqual([]);
  });

  test('removes the portrait', async () => {
    const form = new FormData();
    form.append('body', '{}');
    form.append(pictureFile.part, new File([onePixel], 'me.png'));
    const { body } = await chat.call('patientA', 'changePicture', {}, { rawBody: form });
    const address = account.parse(body).profilePicture ?? '';
    await leave('patientA');
    expect((await chat.createDevice().send('GET', address)).status).toBe(404);
  });
});

test('deleting a doctor account unlists the doctor and keeps the patients’ records', async () => {
  await leave('doctorA');
  const { id } = people.doctorA;
  expect((await chat.call('patientA', 'getDoctor', { id })).status).toBe(404);
  expect(JSON.stringify((await chat.call('patientA', 'listDoctors')).body)).not.toContain(id);
  const { body } = await chat.call('patientA', 'listRecords', { id: people.patientA.id });
  expect(body).toMatchObject([{ id: 'record', doctor: { name: 'Deleted account' } }]);
  const visits = await chat.call('patientA', 'listAppointments', { id: people.patientA.id });
  expect(visits.body).toMatchObject([
    { status: 'cancelled', cancelledBy: 'doctor' },
    { status: 'cancelled', cancelledBy: 'doctor' },
    { status: 'completed', doctor: { name: 'Deleted account', specialty: '' } },
  ]);
});

test('a conversation is removed once both accounts are deleted, and its files are removed an hour later', async () => {
  await chat.send('patientA', 'doctorA', 'See you', { file: new File(['My notes'], 'notes.txt') });
  await chat.send('patientB', 'doctorA', 'Hello');
  const { files } = chat.backend;
  const hash = await sha256OfBytes(new TextEncoder().encode('My notes'));
  await leave('patientA');
  chat.clock.advance(60 * 60);
  await sweep(chat.backend);
  expect(await files.get(hash)).not.toBeNull();
  chat.clock.advance(-60 * 60);
  await leave('doctorA');
  chat.clock.advance(60 * 60);
  await sweep(chat.backend);
  expect(await files.get(hash)).toBeNull();
  const kept = await everything();
  expect(kept).not.toContain('See you');
  expect(kept).not.toContain(people.patientA.id);
  expect(kept).toContain('Hello');
});

test('deleting an account removes pending signups for its phone number', async () => {
  const { store } = chat.backend;
  const { phone } = people.patientA;
  const expiresAt = '2026-11-23T05:00:00.000Z';
  const attempt = { id: 'begun', phone, expiresAt } as const;
  await store.write(async (unit) => {
    const code = { address: '', sentAt: expiresAt, codeHash: '', triesLeft: 1 };
    await unit.insert('oneTimeCodes', { ...attempt, ...code, purpose: 'signup' });
    const { id } = attempt;
    const signup = { id, name: 'Asha', role: 'patient', passwordHash: '', expiresAt } as const;
    await unit.insert('signups', signup);
  });
  await leave('patientA');
  expect(await store.read((reads) => reads.find('signups'))).toEqual([]);
});

test('an account is not deleted if the password is wrong', async () => {
  const before = await everything();
  expect(await leave('patientA', 'not-the-password')).toMatchObject({
    status: 400,
    body: { code: 'wrong-password', fields: { password: 'This password is incorrect.' } },
  });
  expect(await everything()).toBe(before);
  expect((await chat.call('patientA', 'getAccount')).status).toBe(200);
});

test('deleting an account removes the responses stored for its Idempotency-Keys', async () => {
  const body = {
    doctorId: people.doctorB.id,
    date: '2026-11-25',
    time: '10:00',
    appointmentType: 'phone',
    notes: '',
  };
  const headers = { 'idempotency-key': 'one' };
  await chat.call('patientA', 'bookAppointment', { doctorId: body.doctorId }, { body, headers });
  await leave('patientA');
  const kept = await chat.backend.store.read((reads) => reads.find('idempotency'));
  expect(kept).toEqual([]);
});
