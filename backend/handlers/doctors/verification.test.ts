import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordEndpoints } from '../../../src/contract/records.ts';
import { type DoctorEvent, doctorVerification } from '../../../src/contract/verification.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { TEST_DOCTOR_WEBHOOK_SECRET, TEST_WEBHOOK_SECRET } from '../../testing/test-secrets.ts';
import { createTestChat, type NotedConnection } from '../../testing/test-chat.ts';
import { createTestSeed, people, signIn, testRecord, visit } from '../../testing/test-seed.ts';
import { decide, testRegistration } from '../../testing/test-verification.ts';

const A = { id: people.doctorA.id };
const headers = { 'x-webhook-secret': TEST_DOCTOR_WEBHOOK_SECRET };
const suspension = { outcome: 'suspended', reason: 'A complaint is being examined' } as const;
const slot = {
  doctorId: A.id,
  date: '2026-11-24',
  time: '11:30',
  appointmentType: 'video',
  notes: '',
};

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  const seed = createTestSeed([
    visit('pending', '10:00', 'pending'),
    visit('scheduled', '10:30', 'scheduled'),
    { ...visit('completed', '10:30', 'completed'), date: '2026-11-20' },
  ]);
  chat = await createTestChat({ store: createMemoryStore(seed) });
});

const report = (body: object, id = A.id, options = { headers }) =>
  chat.createDevice().call('reportDoctor', { id }, { body, ...options });

async function reportRequest(decision: object, id = A.id) {
  const { body } = await chat.createDevice().call('getVerification', { id }, { headers });
  const { requestedAt } = doctorVerification.parse(body).verification;
  return report({ decidedAt: now(), requestedAt, ...decision }, id);
}

const now = () => chat.clock.now().toISOString();

async function unverify() {
  await chat.backend.store.write((unit) =>
    unit.update('doctors', A.id, { registration: undefined, verification: undefined }),
  );
}

const listRequests = async () =>
  (await chat.createDevice().call('listRequests', {}, { headers })).body;
const submit = (body: object = testRegistration) =>
  chat.call('doctorA', 'updateRegistration', A, { body });

const book = () => chat.call('patientB', 'bookAppointment', { doctorId: A.id }, { body: slot });

const readOwn = async () => (await chat.call('doctorA', 'getDoctor', A)).body;

const lastRequest = async () => ({
  requestedAt: Object(await readOwn()).verification?.requestedAt,
});

const withdraw = async () =>
  chat.call('doctorA', 'withdrawRequest', A, { body: await lastRequest() });

const refusals: Record<string, string> = {
  unverified: 'You can accept requests once your registration is verified.',
  suspended: 'Your account is suspended, so you cannot accept requests at the moment.',
  expired:
    'Your registration ends before this visit. You can accept the request once it is renewed.',
};

describe.each([
  ['unverified', unverify, [404, 404, 403, 403, 403, 403, 201]],
  ['verified', async () => {}, [200, 201, 200, 200, 200, 200, 201]],
  ['suspended', () => decide(chat.backend, A.id, suspension), [404, 404, 403, 403, 403, 403, 403]],
  [
    'expired',
    () => decide(chat.backend, A.id, { outcome: 'renewed', expiresOn: '2026-11-22' }),
    [404, 404, 403, 403, 403, 403, 201],
  ],
] as const)('a doctor who is %s', (state, enter, statuses) => {
  const [shown, booked, patientOpens, doctorOpens, newPatientOpens, accepts, continues] = statuses;

  test(`is ${shown === 200 ? '' : 'not '}listed and bookable`, async () => {
    await enter();
    const { body: list } = await chat.call('patientB', 'listDoctors');
    expect(list).toHaveLength(shown === 200 ? 2 : 1);
    const { body: found } = await chat.createDevice().call('findDoctors');
    expect(found).toMatchObject({ doctors: { length: shown === 200 ? 2 : 1 } });
    for (const name of ['getDoctor', 'getDoctorForBooking', 'getDoctorProfile'] as const) {
      expect((await chat.call('patientA', name, A)).status).toBe(shown);
      expect((await chat.call('doctorA', name, A)).status).toBe(200);
    }
    expect((await chat.call('patientB', 'getTakenSlots', { ...A, date: slot.date })).status).toBe(
      shown,
    );
    expect((await book()).status).toBe(booked);
  });

  test('opens conversations only while verified', async () => {
    await enter();
    const ids = { id: people.patientA.id };
    expect((await chat.call('patientA', 'openConversation', A)).status).toBe(patientOpens);
    expect((await chat.call('doctorA', 'openConversation', ids)).status).toBe(doctorOpens);
    expect((await chat.send('patientB', 'doctorA', 'Hello')).status).toBe(
      newPatientOpens === 200 ? 201 : 403,
    );
  });

  test(`is marked in the inbox of a patient if not verified`, async () => {
    await chat.send('patientA', 'doctorA', 'Before');
    await enter();
    const [entry] = await chat.inbox('patientA');
    expect(entry).toMatchObject({ specialty: 'Cardiology', takesVisits: shown === 200 });
    expect(entry?.registration?.number).toBe(state === 'unverified' ? undefined : `TMC ${A.id}`);
    expect((await chat.inbox('doctorA'))[0]).not.toHaveProperty('takesVisits');
  });

  test(`${accepts === 200 ? 'accepts' : 'cannot accept'} a request, and ${state === 'suspended' ? 'cannot' : 'can'} complete a later visit`, async () => {
    await enter();
    const reply = await chat.call('doctorA', 'acceptAppointment', { id: 'pending' });
    expect(reply).toMatchObject({
      status: accepts,
      ...(accepts === 403 && { body: { message: refusals[state] } }),
    });
    chat.clock.advance(25.5 * 60 * 60);
    const device = chat.createDevice();
    const { accessToken: token } = await signIn(device, people.doctorA);
    const done = await device.call('completeAppointment', { id: 'scheduled' }, { token, body: {} });
    expect(done.status).toBe(state === 'suspended' ? 403 : 200);
  });

  test(`${continues === 201 ? 'continues' : 'can only read'} earlier conversations`, async () => {
    await chat.send('patientA', 'doctorA', 'Before');
    await enter();
    expect((await chat.send('patientA', 'doctorA', 'After')).status).toBe(continues);
    expect((await chat.send('doctorA', 'patientA', 'After')).status).toBe(continues);
    expect(await chat.history('patientA', 'doctorA')).toHaveLength(continues === 201 ? 3 : 1);
    const [entry] = await chat.inbox('patientA');
    expect(entry?.isReadOnly).toBe(state === 'suspended' ? true : undefined);
  });

  test('is shown in visits with a registration number only if it was verified', async () => {
    await enter();
    const { body: visits } = await chat.call('patientA', 'listAppointments', {
      id: people.patientA.id,
    });
    const registration = { number: `TMC ${A.id}` };
    expect(visits).toMatchObject([
      { doctor: { takesVisits: shown === 200, ...(state !== 'unverified' && { registration }) } },
      {},
      {},
    ]);
    expect(JSON.stringify(visits).includes('TMC')).toBe(state !== 'unverified');
  });
});

test('a doctor takes no visits after the last day of the registration', async () => {
  const renew = (expiresOn: string) =>
    decide(chat.backend, A.id, { outcome: 'renewed', expiresOn });
  const taken = async () =>
    (await chat.call('patientB', 'getTakenSlots', { ...A, date: slot.date })).body;
  await chat.backend.store.write((unit) =>
    unit.update('doctors', A.id, { leaveDays: ['2026-11-23'] }),
  );
  expect(await taken()).not.toMatchObject({ taken: expect.arrayContaining([slot.time]) });
  await renew('2026-11-23');
  expect(await book()).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
  expect((await chat.call('doctorA', 'acceptAppointment', { id: 'pending' })).status).toBe(403);
  expect(await taken()).toMatchObject({ taken: expect.arrayContaining([slot.time]) });
  const { body: free } = await chat.call('patientB', 'listFreeTimes', A);
  expect(JSON.stringify(free)).toContain('"days":[');
  expect(JSON.stringify(free)).not.toContain(slot.date);
  const { body: doctors } = await chat.call('patientB', 'listDoctors');
  expect(doctors).toMatchObject([{ ...A, nextFreeAt: null }, {}]);
  chat.clock.advance(1);
  await renew('2026-11-24');
  expect((await chat.call('patientB', 'listDoctors')).body).toMatchObject([
    { ...A, nextFreeAt: expect.stringContaining('2026-11-24') },
    {},
  ]);
  expect((await book()).status).toBe(201);
  expect((await chat.call('doctorA', 'acceptAppointment', { id: 'pending' })).status).toBe(200);
});

describe('a suspended doctor', () => {
  const completeLater = async () => {
    const device = chat.createDevice();
    const { accessToken: token } = await signIn(device, people.doctorA);
    return device.call('completeAppointment', { id: 'scheduled' }, { token, body: {} });
  };

  test.each([
    ['before the visit, and again after it', 24.9, 403],
    ['after the visit began', 25.1, 200],
  ])('completes an earlier visit only: suspended %s', async (_, hours, status) => {
    chat.clock.advance(hours * 60 * 60);
    await decide(chat.backend, A.id, suspension);
    chat.clock.advance(60 * 60);
    await decide(chat.backend, A.id, { ...suspension, reason: 'Another complaint' });
    expect((await completeLater()).status).toBe(status);
  });

  test('completes a visit again once reinstated', async () => {
    await decide(chat.backend, A.id, suspension);
    chat.clock.advance(25.5 * 60 * 60);
    await decide(chat.backend, A.id, { outcome: 'reinstated' });
    expect((await completeLater()).status).toBe(200);
  });

  test('reads only what they wrote, but the patient reads everything', async () => {
    await chat.backend.store.write(async (unit) => {
      await unit.insert('medicalRecords', testRecord('own'));
      await unit.insert('medicalRecords', { ...testRecord('record'), doctorId: people.doctorB.id });
    });
    for (const id of ['pending', 'scheduled']) {
      await chat.call('patientA', 'chooseSharing', { id }, { body: { scope: 'everything' } });
    }
    const read = async (who: 'doctorA' | 'patientA') => [
      recordEndpoints.listRecords.response
        .parse((await chat.call(who, 'listRecords', { id: people.patientA.id })).body)
        .map(({ id }) => id)
        .toSorted(),
      (await chat.call(who, 'getRecord', { id: 'record' })).status,
      (await chat.call(who, 'getRecord', { id: 'own' })).status,
    ];
    expect(await read('doctorA')).toEqual([['own', 'record'], 200, 200]);
    await decide(chat.backend, A.id, suspension);
    expect(await read('doctorA')).toEqual([['own'], 403, 200]);
    expect(await read('patientA')).toEqual([['own', 'record'], 200, 200]);
  });

  test('gets only the notes of completed visits, in lists and events', async () => {
    await chat.backend.store.write(async (unit) => {
      for (const id of ['pending', 'scheduled', 'completed']) {
        await unit.update('appointments', id, { notes: `About ${id}` });
      }
    });
    const connections = {
      patient: await chat.connect('patientA'),
      doctor: await chat.connect('doctorA'),
    };
    const notesOf = (appointments: unknown) =>
      z
        .array(z.object({ notes: z.string() }))
        .parse(appointments)
        .map(({ notes }) => notes)
        .filter((notes) => notes !== '');
    const listed = async (who: 'doctorA' | 'patientA') =>
      notesOf((await chat.call(who, 'listAppointments', { id: people[who].id })).body);
    const received = ({ events }: NotedConnection) =>
      notesOf(
        events.flatMap(({ event, payload }) => (event === 'appointment_changed' ? [payload] : [])),
      );
    await decide(chat.backend, A.id, suspension);
    await chat.backend.realtime.idle();
    expect(await listed('doctorA')).toEqual(['About completed']);
    expect(await listed('patientA')).toHaveLength(3);
    expect(received(connections.doctor)).toEqual([]);
    expect(received(connections.patient).toSorted()).toEqual(['About pending', 'About scheduled']);
    const cancelled = await chat.call(
      'doctorA',
      'cancelAppointment',
      { id: 'pending' },
      { body: {} },
    );
    expect(cancelled).toMatchObject({ status: 200, body: { appointment: { notes: '' } } });
  });
});

describe('a registration', () => {
  beforeEach(unverify);

  test('is public only after the back office has accepted it', async () => {
    expect((await submit()).body).toMatchObject({
      verification: { status: 'being-verified', requested: { registration: testRegistration } },
    });
    expect((await reportRequest({ outcome: 'accepted' })).status).toBe(200);
    const { body } = await chat.call('patientA', 'getDoctor', A);
    expect(body).toMatchObject({ registration: testRegistration });
    expect(body).not.toHaveProperty('verification');
    expect(await readOwn()).toMatchObject({ verification: { status: 'verified' } });
  });

  test.each([
    [{ number: '' }, { number: 'Registration number is required' }],
    [{ number: '<b>' }, { number: 'Use only letters, digits, spaces and . / -' }],
    [{ council: 'KMC\r\u001b[2K' }, { council: 'Use only visible characters' }],
    [{ council: 'KMC\u202E' }, { council: 'Use only visible characters' }],
    [{ council: '\u200D' }, { council: 'Medical council is required' }],
    [{ council: ' ' }, { council: 'Medical council is required' }],
    [{ year: 12 }, { year: 'Year must have four digits, such as 2009' }],
    [{ year: 2027 }, { year: 'The year of registration cannot be in the future.' }],
  ])('with a wrong field is refused: %j', async (wrong, fields) => {
    expect(await submit({ ...testRegistration, ...wrong })).toMatchObject({
      status: 400,
      body: { fields },
    });
  });

  test.each(['കേരള മെഡിക്കല്\u200D കൗണ്\u200Dസില്\u200D', 'कर्नाटक क्\u200Cष परिषद'])(
    'may name the council in an Indian script with joiners: %s',
    async (council) => {
      const wanted = { ...testRegistration, council };
      expect((await submit(wanted)).body).toMatchObject({
        verification: { requested: { registration: wanted } },
      });
    },
  );

  test('is refused with a reason that only the doctor sees, and can be corrected', async () => {
    await submit();
    await reportRequest({ outcome: 'refused', reason: 'Not in the register' });
    expect(await readOwn()).toMatchObject({
      verification: { status: 'refused', refused: { reason: 'Not in the register' } },
    });
    chat.clock.advance(60);
    await submit({ ...testRegistration, number: 'KMC 54321' });
    await reportRequest({ outcome: 'accepted' });
    expect((await chat.call('patientA', 'getDoctor', A)).body).toMatchObject({
      registration: { number: 'KMC 54321' },
    });
  });

  test('of another doctor cannot be submitted or withdrawn', async () => {
    const reply = await chat.call('doctorB', 'updateRegistration', A, { body: testRegistration });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const body = { requestedAt: now() };
    expect((await chat.call('doctorB', 'withdrawRequest', A, { body })).status).toBe(403);
  });

  test('of a suspended doctor is in the list of the back office', async () => {
    await submit();
    await decide(chat.backend, A.id, suspension);
    expect(await listRequests()).toMatchObject([{ ...A, verification: { status: 'suspended' } }]);
  });

  test('can be withdrawn, and leaves the list of the back office', async () => {
    await submit();
    expect(await listRequests()).toMatchObject([
      { ...A, name: people.doctorA.name, verification: { requested: {} } },
    ]);
    const line = await chat.connect('doctorA');
    const { body } = await withdraw();
    expect(body).toMatchObject({ verification: { status: 'being-verified' } });
    await chat.backend.realtime.idle();
    expect(line.events).toMatchObject([{ event: 'doctor_changed', payload: body }]);
    expect(await listRequests()).toEqual([]);
    expect((await reportRequest({ outcome: 'accepted' })).status).toBe(409);
  });
});

test('a request that was sent since the doctor read the last one is not withdrawn', async () => {
  await submit();
  const body = await lastRequest();
  chat.clock.advance(60);
  await submit({ ...testRegistration, number: 'KMC 54321' });
  expect(await chat.call('doctorA', 'withdrawRequest', A, { body })).toMatchObject({
    status: 409,
    body: { code: 'invalid-transition' },
  });
  expect(await listRequests()).toMatchObject([
    { ...A, verification: { requested: { registration: { number: 'KMC 54321' } } } },
  ]);
  expect((await withdraw()).status).toBe(200);
});

test('an hour has 20 requests, and other edits of the profile stay possible', async () => {
  for (let request = 0; request < 20; request += 1) {
    expect((await submit({ ...testRegistration, number: `KMC ${request}` })).status).toBe(200);
  }
  const refused = { status: 429, body: { code: 'too-many-requests' } };
  expect(await submit()).toMatchObject(refused);
  const rename = { body: { name: 'Dr. Other' } };
  expect(await chat.call('doctorA', 'updateAccount', {}, rename)).toMatchObject(refused);
  const own = Object(await readOwn());
  const save = (profile: object) =>
    chat.call('doctorA', 'updateDoctor', A, { body: { ...own, ...profile } });
  expect(await save({ bio: 'New', specialty: 'ENT' })).toMatchObject(refused);
  expect(await save({ bio: 'New' })).toMatchObject({ status: 200, body: { bio: 'New' } });
  chat.clock.advance(60 * 60);
  const { accessToken: token } = await signIn(chat.createDevice(), people.doctorA);
  const again = await chat
    .createDevice()
    .call('updateRegistration', A, { token, body: testRegistration });
  expect(again.status).toBe(200);
});

test('the back office sees other doctors whose number looks the same', async () => {
  const sameNumber = [{ id: people.doctorB.id, name: people.doctorB.name }];
  await submit({ ...testRegistration, number: `tmc/${people.doctorB.id.replace('o', 'О')}` });
  expect(await listRequests()).toMatchObject([{ ...A, sameNumber }]);
  const { body } = await chat.createDevice().call('getVerification', A, { headers });
  expect(body).toMatchObject({ sameNumber });
  await submit();
  expect(Object(await listRequests())[0]).not.toHaveProperty('sameNumber');
  chat.clock.advance(60);
  await chat.call(
    'doctorB',
    'updateRegistration',
    { id: people.doctorB.id },
    {
      body: { ...testRegistration, number: 'KMC I2345' },
    },
  );
  expect(await listRequests()).toMatchObject([
    { ...A, sameNumber },
    { id: people.doctorB.id, sameNumber: [A] },
  ]);
});

test('the back office sees a doctor once whose present and requested number look the same', async () => {
  const B = { id: people.doctorB.id };
  const number = `TMC ${B.id}`;
  await chat.call('doctorB', 'updateRegistration', B, { body: { ...testRegistration, number } });
  chat.clock.advance(60);
  await submit({ ...testRegistration, number });
  expect(await listRequests()).toMatchObject([{ ...B }, { ...A, sameNumber: [B] }]);
});

describe('a doctor who takes the name of a verified one', () => {
  const profile = {
    name: people.doctorA.name,
    specialty: 'Cardiology',
    bio: '',
    experience: 12,
    profilePicture: null,
    education: [],
  };

  test('keeps the verified name until the new one is accepted', async () => {
    const B = { id: people.doctorB.id };
    await chat.call('doctorB', 'updateDoctor', B, { body: profile });
    await chat.call('doctorB', 'updateAccount', {}, { body: { name: people.doctorA.name } });
    expect((await chat.call('patientA', 'getDoctor', B)).body).toMatchObject({
      name: people.doctorB.name,
    });
    expect((await chat.call('doctorB', 'getAccount')).body).toMatchObject({
      name: people.doctorB.name,
    });
    await reportRequest({ outcome: 'refused', reason: 'Another doctor' }, B.id);
    expect((await chat.call('patientA', 'getDoctor', B)).body).toMatchObject({
      name: people.doctorB.name,
    });
  });

  test('keeps the name that patients know, also without a registration', async () => {
    await unverify();
    expect(
      (await chat.call('doctorA', 'updateAccount', {}, { body: { name: 'Dr. Other' } })).body,
    ).toMatchObject({ name: people.doctorA.name });
    expect(await readOwn()).toMatchObject({ verification: { requested: { name: 'Dr. Other' } } });
  });

  test('keeps the verified name when a renewal follows a refusal', async () => {
    await chat.call('doctorA', 'updateAccount', {}, { body: { name: 'Dr. Other' } });
    await reportRequest({ outcome: 'refused', reason: 'Another doctor' });
    chat.clock.advance(60);
    await report({ outcome: 'renewed', decidedAt: now(), expiresOn: '2027-11-23' });
    expect(await readOwn()).toMatchObject({ name: people.doctorA.name });
    expect((await withdraw()).body).toMatchObject({
      verification: { status: 'verified' },
    });
  });

  test('has another registration number in lists', async () => {
    const B = { id: people.doctorB.id };
    await chat.call('doctorB', 'updateDoctor', B, { body: profile });
    await reportRequest({ outcome: 'accepted' }, B.id);
    const { body } = await chat.call('patientA', 'listDoctors');
    expect(body).toMatchObject([
      { name: people.doctorA.name, registration: { number: `TMC ${A.id}` } },
      { name: people.doctorA.name, registration: { number: `TMC ${B.id}` } },
    ]);
  });
});

describe('a decision of the back office', () => {
  const repeated: DoctorEvent[] = [
    { outcome: 'renewed', decidedAt: '2026-11-23T03:59:00.000Z', expiresOn: '2027-01-01' },
    { ...suspension, decidedAt: '2026-11-23T03:59:00.000Z' },
  ];

  test.each(repeated)('is applied once: $outcome', async (event) => {
    const line = await chat.connect('doctorA');
    for (let time = 0; time < 3; time += 1) {
      expect((await report(event)).status).toBe(200);
    }
    await chat.backend.realtime.idle();
    expect(line.events.filter(({ event }) => event === 'doctor_changed')).toHaveLength(1);
  });

  test('that arrives after a later one is refused and changes nothing', async () => {
    await report({ ...suspension, decidedAt: now() });
    for (const decidedAt of ['2026-11-23T03:00:00.000Z', now()]) {
      expect(await report({ outcome: 'reinstated', decidedAt })).toMatchObject({
        status: 409,
        body: { code: 'invalid-transition' },
      });
    }
    expect((await chat.call('patientA', 'getDoctor', A)).status).toBe(404);
    chat.clock.advance(1);
    expect((await report({ outcome: 'reinstated', decidedAt: now() })).status).toBe(200);
    expect((await chat.call('patientA', 'getDoctor', A)).status).toBe(200);
  });

  test('that suspends is ended without deciding the request that waits', async () => {
    await chat.call('doctorA', 'updateAccount', {}, { body: { name: 'Dr. Other' } });
    await report({ ...suspension, decidedAt: now() });
    chat.clock.advance(1);
    await report({ outcome: 'reinstated', decidedAt: now() });
    expect(await readOwn()).toMatchObject({
      name: people.doctorA.name,
      verification: { status: 'being-verified', requested: { name: 'Dr. Other' } },
    });
  });

  test('about another request, without a request or from the future is refused', async () => {
    const conflict = { status: 409, body: { code: 'invalid-transition' } };
    const refusal = { outcome: 'refused', requestedAt: now(), reason: 'No request' };
    expect(await report({ ...refusal, decidedAt: now() })).toMatchObject(conflict);
    await chat.call('doctorA', 'updateAccount', {}, { body: { name: 'Dr. Charu M.' } });
    const requestedAt = now();
    await chat.call('doctorA', 'updateAccount', {}, { body: { name: 'Dr. Charu N.' } });
    expect(await report({ outcome: 'accepted', requestedAt, decidedAt: now() })).toMatchObject(
      conflict,
    );
    expect(await readOwn()).toMatchObject({ name: people.doctorA.name });
    expect(await report({ ...suspension, decidedAt: '2026-11-23T05:00:00.000Z' })).toMatchObject({
      status: 400,
      body: { fields: { decidedAt: expect.any(String) } },
    });
    expect((await report({ ...suspension, decidedAt: now() }, 'nobody')).status).toBe(404);
    const unknown = chat.createDevice().call('getVerification', { id: 'nobody' }, { headers });
    expect((await unknown).status).toBe(404);
  });

  test('needs the secret and a whole body', async () => {
    const body = { ...suspension, decidedAt: now() };
    for (const secret of ['', TEST_WEBHOOK_SECRET, `${TEST_DOCTOR_WEBHOOK_SECRET}x`]) {
      const reply = await report(body, A.id, { headers: { 'x-webhook-secret': secret } });
      expect(reply).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    }
    const without = [{ outcome: 'accepted' }, { outcome: 'renewed' }, { outcome: 'suspended' }];
    for (const wrong of [{}, ...without, { outcome: 'verified' }]) {
      expect((await report({ decidedAt: now(), ...wrong })).status).toBe(400);
    }
  });

  test('reaches the doctor, and the patients of open visits when it ends or begins practice', async () => {
    const doctor = await chat.connect('doctorA');
    const patient = await chat.connect('patientA');
    const other = await chat.connect('patientB');
    await report({ ...suspension, decidedAt: now() });
    await chat.backend.realtime.idle();
    const verification = { status: 'suspended', reason: suspension.reason };
    expect(doctor.events[0]).toMatchObject({ event: 'doctor_changed', payload: { verification } });
    expect(patient.events.map(({ event, payload }) => [event, Reflect.get(payload, 'id')])).toEqual(
      [
        ['appointment_changed', 'pending'],
        ['appointment_changed', 'scheduled'],
      ],
    );
    expect(patient.events[0]).toMatchObject({ payload: { doctor: { takesVisits: false } } });
    expect(other.events).toEqual([]);
  });
});
