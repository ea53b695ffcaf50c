import { describe, expect, test } from 'vitest';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, TEST_PASSWORD, visit } from '../../testing/test-seed.ts';

const { patientA, patientB, doctorA, doctorB } = people;
const slot = {
  doctorId: doctorA.id,
  date: '2026-11-24',
  time: '11:30',
  appointmentType: 'video',
  notes: 'Chest pain',
};

async function start(now?: string) {
  const seed = createTestSeed([
    visit('pending', '10:00', 'pending'),
    visit('scheduled', '10:30', 'scheduled'),
    visit('cancelled', '11:00', 'cancelled'),
  ]);
  const backend = createTestBackend({ seed, ...(now && { now }) });
  const tokenOf = async (person: typeof patientA) =>
    (await signIn(backend.createDevice(), person)).accessToken;
  const tokens = {
    patientA: await tokenOf(patientA),
    patientB: await tokenOf(patientB),
    doctorA: await tokenOf(doctorA),
  };
  const device = backend.createDevice();
  const book = (
    changes: object = {},
    headers: Record<string, string> = {},
    token = tokens.patientA,
  ) =>
    device.call(
      'bookAppointment',
      { doctorId: doctorA.id },
      { token, headers, body: { ...slot, ...changes } },
    );
  return { ...backend, device, tokens, book };
}

describe('booking', () => {
  test('creates a pending visit for the caller, priced by visit type', async () => {
    const { book, device, tokens } = await start();
    const reply = await book({ userId: patientB.id, status: 'completed', createdAt: 'never' });
    expect(reply.status).toBe(201);
    const { status, appointment } = appointmentEndpoints.bookAppointment.response.parse(reply.body);
    expect(status).toBe('pending');
    expect(appointment).toMatchObject({
      ...slot,
      status: 'pending',
      patientId: patientA.id,
      createdAt: '2026-11-23T04:00:00.000Z',
      price: { amountMinor: 5000, currency: 'USD' },
      doctor: { name: doctorA.name, specialty: 'Cardiology' },
      patient: { name: patientA.name },
    });
    const { body } = await device.call(
      'listAppointments',
      { id: doctorA.id },
      { token: tokens.doctorA },
    );
    expect(body).toContainEqual(expect.objectContaining({ id: appointment.id }));
  });

  test.each(['pending', 'scheduled', 'approved', 7, null])(
    'ignores the status %j in the request body',
    async (status) => {
      const { book } = await start();
      expect(await book({ status })).toMatchObject({ status: 201, body: { status: 'pending' } });
    },
  );

  test.each(['pending', 'scheduled'])('is rejected if the slot has a %s visit', async (id) => {
    const { book } = await start();
    const time = id === 'pending' ? '10:00' : '10:30';
    expect(await book({ time })).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
  });

  test('rejects a second visit at the same time, and the error describes the first visit', async () => {
    const { book, device, tokens } = await start();
    expect((await book()).status).toBe(201);
    const other = await device.call(
      'bookAppointment',
      { doctorId: doctorB.id },
      { token: tokens.patientA, body: { ...slot, doctorId: doctorB.id } },
    );
    expect(other).toMatchObject({
      status: 409,
      body: {
        code: 'visit-in-the-way',
        message: expect.stringContaining(`${doctorA.name} on Tue 24 Nov`),
      },
    });
    const someoneElse = await device.call(
      'bookAppointment',
      { doctorId: doctorB.id },
      { token: tokens.patientB, body: { ...slot, doctorId: doctorB.id } },
    );
    expect(someoneElse.status).toBe(201);
  });

  test('rejects an eleventh open visit until one of the others is cancelled or begins', async () => {
    const { book, clock, device, tokens } = await start();
    for (const date of ['2026-11-25', '2026-11-26']) {
      for (const time of ['10:00', '10:30', '11:00', '11:30']) {
        expect((await book({ date, time })).status).toBe(201);
      }
    }
    expect(await book()).toMatchObject({
      status: 409,
      body: {
        code: 'too-many-visits',
        message:
          'You have 10 open appointments and requests. The most you can have is 10. Cancel one in Appointments before you book another.',
      },
    });
    expect((await book({}, {}, tokens.patientB)).status).toBe(201);
    const [wanted, next] = [{ date: '2026-11-27' }, { date: '2026-11-28' }];
    await device.call('cancelAppointment', { id: 'pending' }, { token: tokens.patientA, body: {} });
    expect((await book(wanted)).status).toBe(201);
    expect((await book(next)).status).toBe(409);
    clock.advance(25 * 60 * 60 + 3 * 60);
    const { accessToken } = await signIn(device, patientA);
    expect((await book(next, {}, accessToken)).status).toBe(201);
  });

  test('is accepted if the slot’s previous visit was cancelled', async () => {
    const { book } = await start();
    expect((await book({ time: '11:00' })).status).toBe(201);
  });

  test.each([
    ['a time between slots', { time: '11:15' }],
    ['the end of the working day', { time: '12:00' }],
    ['a day beyond the next 14', { date: '2026-12-07' }],
    ['yesterday', { date: '2026-11-22' }],
  ])('rejects %s', async (_, changes) => {
    const { book } = await start();
    expect(await book(changes)).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
  });

  test('accepts a slot on the current day until the slot starts', async () => {
    const { book, clock } = await start('2026-11-23T05:59:00.000Z');
    const today = { date: '2026-11-23', time: '11:30' };
    clock.advance(60);
    expect((await book(today)).status).toBe(409);
    clock.advance(-1);
    expect((await book(today)).status).toBe(201);
  });

  test('rejects slots on a leave day, but keeps visits that are already booked on that day', async () => {
    const { book, device, tokens } = await start();
    const params = { id: doctorA.id };
    const { body: doctor } = await device.call('getDoctor', params);
    const schedule = { ...Object(doctor), leaveDays: ['2026-11-24'] };
    await device.call('updateAvailability', params, { token: tokens.doctorA, body: schedule });
    expect(await book()).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
    expect((await book({ date: '2026-11-25' })).status).toBe(201);
    const { body } = await device.call('listAppointments', params, { token: tokens.doctorA });
    expect(body).toMatchObject([
      { id: 'pending', status: 'pending' },
      { id: 'scheduled', status: 'scheduled' },
      { id: 'cancelled' },
      { date: '2026-11-25' },
    ]);
  });

  test('rejects an unknown doctor, and a request body whose doctor differs from the one in the URL', async () => {
    const { device, tokens, book } = await start();
    const body = { ...slot, doctorId: 'nobody' };
    const options = { token: tokens.patientA, body };
    expect((await device.call('bookAppointment', { doctorId: 'nobody' }, options)).status).toBe(
      404,
    );
    expect(await book({ doctorId: doctorB.id })).toMatchObject({ status: 400 });
  });

  test('returns an error message for each invalid field', async () => {
    const { book } = await start();
    const reply = await book({ date: 'tomorrow', time: '9', appointmentType: 'letter' });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        fields: {
          date: expect.stringContaining('2026-11-25'),
          time: expect.stringContaining('09:30'),
          appointmentType: 'Appointment type is required',
        },
      },
    });
  });
});

describe('an Idempotency-Key', () => {
  test('creates one booking and returns equal responses for 100 concurrent requests', async () => {
    const { book, backend } = await start();
    const key = { 'idempotency-key': 'one' };
    const replies = await Promise.all(Array.from({ length: 100 }, () => book({}, key)));
    expect(
      new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    ).toBe(1);
    expect(replies[0]?.status).toBe(201);
    const visits = await backend.store.read((reads) =>
      reads.find('appointments', { time: '11:30' }),
    );
    expect(visits).toHaveLength(1);
  });

  test('is rejected when it is repeated with a different body', async () => {
    const { book } = await start();
    await book({}, { 'idempotency-key': 'one' });
    const other = await book({ notes: 'Other' }, { 'idempotency-key': 'one' });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  });

  test('is scoped to its user', async () => {
    const { book, tokens } = await start();
    const key = { 'idempotency-key': 'one' };
    await book({}, key);
    expect((await book({}, key, tokens.patientB)).status).toBe(409);
  });

  test('is not stored when the booking is rejected', async () => {
    const { book, device, tokens } = await start();
    const key = { 'idempotency-key': 'one' };
    expect((await book({ time: '10:00' }, key)).status).toBe(409);
    const own = { token: tokens.patientA, body: {} };
    await device.call('cancelAppointment', { id: 'pending' }, own);
    expect((await book({ time: '10:00' }, key)).status).toBe(201);
  });

  test('expires after a day', async () => {
    const { book, clock, device } = await start();
    await book({}, { 'idempotency-key': 'one' });
    clock.advance(24 * 60 * 60);
    const { accessToken } = await signIn(device, patientA);
    const later = await book({ date: '2026-11-26' }, { 'idempotency-key': 'one' }, accessToken);
    expect(later.status).toBe(201);
  });
});

describe("a doctor's practice", () => {
  const ownPlace = {
    address: '14, 3rd Cross',
    location: { area: 'Malleswaram', city: 'Bengaluru', state: 'Karnataka' },
    deskPhone: '08040001111',
  };
  const fees = { 'in-person': { amountMinor: 60_000, currency: 'INR' } };

  async function startWith(practice: object) {
    const started = await start();
    const { device, tokens } = started;
    const move = async (body: object) => {
      const call = { token: tokens.doctorA, body };
      const reply = await device.call('updatePractice', { id: doctorA.id }, call);
      expect(reply.status).toBe(200);
    };
    await move(practice);
    const listed = async () => {
      const { body } = await device.call(
        'listAppointments',
        { id: patientA.id },
        { token: tokens.patientA },
      );
      return appointmentEndpoints.listAppointments.response
        .parse(body)
        .find(({ time }) => time === slot.time);
    };
    return { ...started, move, listed };
  }

  test('a booking keeps the place and the fee that the patient saw, after the place is gone', async () => {
    const { book, move, listed } = await startWith({ ...ownPlace, fees });
    const seen = { price: fees['in-person'], place: ownPlace };
    expect((await book({ appointmentType: 'in-person', seen })).status).toBe(201);
    await move({ fees: {} });
    expect(await listed()).toMatchObject({ place: ownPlace, price: fees['in-person'] });
  });

  test('a kind without a fee has the usual price', async () => {
    const { book, listed } = await startWith({ ...ownPlace, fees });
    await book();
    expect(await listed()).toMatchObject({ price: { amountMinor: 5000, currency: 'USD' } });
  });

  test('without a place, a clinic visit is refused and the others are booked', async () => {
    const { book } = await startWith({ fees: {} });
    expect(await book({ appointmentType: 'in-person' })).toMatchObject({
      status: 409,
      body: {
        code: 'slot-not-offered',
        message: 'Dr. Charu Menon does not offer clinic visits now. Choose another way to meet.',
      },
    });
    expect((await book({ appointmentType: 'phone' })).status).toBe(201);
  });

  test('a price or a place that the patient did not see is not booked', async () => {
    const { book, move, listed } = await startWith({ ...ownPlace, fees });
    const seen = { price: fees['in-person'], place: ownPlace };
    await move({ ...ownPlace, address: '15, 3rd Cross', fees });
    const moved = await book({ appointmentType: 'in-person', seen });
    expect(moved).toMatchObject({ status: 409, body: { code: 'offer-changed' } });
    await move({ ...ownPlace, fees: {} });
    const dearer = await book({ appointmentType: 'in-person', seen });
    expect(dearer).toMatchObject({ status: 409, body: { code: 'offer-changed' } });
    expect(await listed()).toBeUndefined();
  });

  test('only the place of a deleted doctor that is a hospital stays with the patient', async () => {
    const { book, device, tokens, listed } = await startWith({ ...ownPlace, fees });
    await book({ appointmentType: 'in-person' });
    const body = { password: TEST_PASSWORD };
    const reply = await device.call('deleteAccount', {}, { token: tokens.doctorA, body });
    expect(reply.status).toBe(200);
    expect(await listed()).not.toHaveProperty('place');
  });
});
