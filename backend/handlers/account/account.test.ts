import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { decide } from '../../testing/test-verification.ts';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

const prescriptionLines = [{ medicine: 'Zinc 20 mg' }, { medicine: 'Aspirin 75 mg', dose: '1' }];
const issued = {
  doctorName: people.doctorA.name,
  degrees: ['MBBS'],
  appointmentType: 'video' as const,
  patientName: people.patientA.name,
};

beforeEach(async () => {
  const seed = createTestSeed(
    [visit('visit', '10:00', 'scheduled')],
    [{ ...testRecord('record'), prescriptionLines, issued }],
  );
  chat = await createTestChat({ store: createMemoryStore(seed) });
});

const change = (currentPassword: string, newPassword = 'a-new-password') =>
  chat.call('patientA', 'changePassword', {}, { body: { currentPassword, newPassword } });

const logIn = (password: string) =>
  chat.createDevice().call(
    'login',
    {},
    {
      body: { phone: people.patientA.phone, password, role: 'patient', remember: false },
    },
  );

describe('the account', () => {
  test('is returned to its owner without the password hash', async () => {
    const { passwordHash: _passwordHash, ...account } = people.doctorA;
    expect((await chat.call('doctorA', 'getAccount')).body).toEqual(account);
  });

  test('can be renamed by a doctor, whose profile and visits show the new name once it is verified', async () => {
    const body = { name: ' Dr. Charulata Menon ', role: 'patient', phone: '9999999999' };
    const reply = await chat.call('doctorA', 'updateAccount', {}, { body });
    const { id, name, phone } = people.doctorA;
    expect(reply.body).toMatchObject({ name, role: 'doctor', phone });
    await decide(chat.backend, id, { outcome: 'accepted' });
    expect((await chat.call('doctorA', 'getAccount')).body).toMatchObject({
      name: 'Dr. Charulata Menon',
    });
    const { body: doctor } = await chat.call('patientA', 'getDoctor', { id });
    expect(doctor).toMatchObject({ name: 'Dr. Charulata Menon' });
    const { body: visits } = await chat.call('patientA', 'listAppointments', {
      id: people.patientA.id,
    });
    expect(visits).toMatchObject([{ doctor: { name: 'Dr. Charulata Menon' } }]);
  });

  test('accepts a name of 80 graphemes and strips bidi controls', async () => {
    const name = 'नि'.repeat(80);
    const body = { name: `\u202e ${name}\u2067` };
    expect(await chat.call('patientA', 'updateAccount', {}, { body })).toMatchObject({
      body: { name },
    });
  });

  test.each([
    ['', 'Full Name is required'],
    ['\u200b \u3164\u202e', 'Full Name is required'],
    ['x'.repeat(81), 'Full Name must be at most 80 characters'],
    ['Asha\nRao', 'Full Name must be one line, without tabs or control characters'],
  ])('rejects an invalid name: %#', async (name, message) => {
    const reply = await chat.call('patientA', 'updateAccount', {}, { body: { name } });
    expect(reply).toMatchObject({ status: 400, body: { fields: { name: message } } });
  });
});

describe('a password change', () => {
  test('takes effect immediately and ends every other session', async () => {
    const elsewhere = chat.createDevice();
    const { accessToken } = await signIn(elsewhere, people.patientA);
    const line = await chat.connect('patientA');
    expect((await change(TEST_PASSWORD)).status).toBe(200);

    expect((await logIn(TEST_PASSWORD)).status).toBe(401);
    expect((await logIn('a-new-password')).status).toBe(200);
    expect((await elsewhere.call('getAccount', {}, { token: accessToken })).status).toBe(403);
    expect((await elsewhere.call('refreshAtStart')).status).toBe(401);
    expect((await chat.call('patientA', 'getAccount')).status).toBe(200);
    expect(line.isClosed).toBe(false);
  });

  test('is rejected without the current password', async () => {
    expect(await change('not-the-password')).toMatchObject({
      status: 400,
      body: {
        code: 'wrong-password',
        message: 'This password is incorrect.',
        fields: { currentPassword: 'This password is incorrect.' },
      },
    });
    expect((await logIn(TEST_PASSWORD)).status).toBe(200);
  });

  test('is rejected when the new password is too short', async () => {
    expect(await change(TEST_PASSWORD, 'short')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: 'Password must be at least 6 characters' } },
    });
  });

  test('counts a wrong current password towards the same limit as wrong passwords at login', async () => {
    const logInAgain = (password: string) => {
      const { phone } = people.patientA;
      const body = { phone, password, role: 'patient', remember: false };
      return chat.call('patientA', 'login', {}, { body });
    };
    for (let guess = 0; guess < 3; guess += 1) await change(`guess-${guess}`);
    for (let guess = 0; guess < 2; guess += 1) await logInAgain(`guess-${guess}`);
    const blocked = await change(TEST_PASSWORD);
    expect(blocked).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logInAgain(TEST_PASSWORD)).status).toBe(429);
    chat.clock.advance(15 * 60);
    expect((await logInAgain(TEST_PASSWORD)).status).toBe(200);
  });

  test('succeeds only once when four requests are sent concurrently', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) => change(TEST_PASSWORD, `password-${index}`)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400]);
  });
});

test('the export contains all data about a user and no secrets', async () => {
  await chat.send('patientA', 'doctorA', 'Good morning');
  const { status, headers, body } = await chat.call('patientA', 'exportAccount');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('filename="caresetu-2026-11-23.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  const text = body instanceof File ? await body.text() : '';
  const [mine] = await chat.history('patientA', 'doctorA');
  expect(JSON.parse(text)).toMatchObject({
    account: { id: people.patientA.id, phone: people.patientA.phone },
    appointments: [{ id: 'visit', doctor: { name: people.doctorA.name } }],
    medicalRecords: [
      { id: 'record', doctor: { name: people.doctorA.name }, prescriptionLines, issued },
    ],
    conversations: [{ with: { id: people.doctorA.id }, messages: [mine] }],
    sessions: [{ createdAt: '2026-11-23T04:00:00.000Z' }],
    knownDevices: [{ lastUsedAt: '2026-11-23T04:00:00.000Z' }],
  });
  expect(text).not.toMatch(/pbkdf2|tokenHash|passwordHash/);
});

test('a doctor’s export contains the profile', async () => {
  const { body } = await chat.call('doctorA', 'exportAccount');
  const text = body instanceof File ? await body.text() : '';
  expect(JSON.parse(text)).toMatchObject({
    profile: { specialty: 'Cardiology' },
    appointments: [{ id: 'visit' }],
    medicalRecords: [],
  });
});
