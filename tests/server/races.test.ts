import { describe, expect, test } from 'vitest';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import type { Reply } from '../../backend/testing/test-backend.ts';
import { startTestServer } from './support/test-server.ts';

const { patientA, patientB, doctorA } = people;
const BOOKINGS = process.env['SOAK'] ? 1000 : 100;
/** As many as one account can have at the same time. */
const REPEATS = ceilings.writesInProgress;

const patients = Array.from({ length: BOOKINGS / REPEATS }, (_, index) => ({
  ...patientA,
  id: `patient-${index}`,
  phone: String(9_100_000_000 + index),
}));

const booking = {
  doctorId: doctorA.id,
  date: '2026-11-24',
  time: '10:00',
  appointmentType: 'in-person',
  notes: '',
};

async function startWithPatients() {
  const seed = createTestSeed();
  const accounts = [...seed.accounts, ...patients];
  const server = await startTestServer({}, () => ({ ...seed, accounts }));
  const [device, other] = [server.createDevice(), server.createDevice()];
  const { accessToken: tokenA } = await signIn(device, patientA);
  const { accessToken: tokenB } = await signIn(other, patientB);
  const book = (token: string, key?: string, changes = {}) =>
    device.call(
      'bookAppointment',
      { doctorId: doctorA.id },
      {
        token,
        body: { ...booking, ...changes },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      },
    );
  const visitsOfA = async () =>
    (await device.call('listAppointments', { id: patientA.id }, { token: tokenA })).body;
  return { server, book, tokenA, tokenB, visitsOfA };
}

function count(replies: Reply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}

test(`one of ${BOOKINGS} concurrent bookings of a slot succeeds, and all others fail with slot-taken`, async () => {
  const { server, book } = await startWithPatients();
  const tokens = await Promise.all(
    patients.map(async (patient) => (await signIn(server.createDevice(), patient)).accessToken),
  );
  const replies = await Promise.all(
    Array.from({ length: REPEATS }, () => tokens.map((token) => book(token))).flat(),
  );
  expect(count(replies, 201)).toBe(1);
  expect(count(replies, 409)).toBe(BOOKINGS - 1);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused.every(({ body }) => JSON.stringify(body).includes('slot-taken'))).toBe(true);
});

describe('an Idempotency-Key', () => {
  test(`books only one visit and repeats the response for ${REPEATS} concurrent requests`, async () => {
    const { book, tokenA, visitsOfA } = await startWithPatients();
    const replies = await Promise.all(
      Array.from({ length: REPEATS }, () => book(tokenA, 'one-key')),
    );
    expect(count(replies, 201)).toBe(REPEATS);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await visitsOfA()).toHaveLength(1);
  });

  test('is rejected if it is reused with a different body', async () => {
    const { book, tokenA, visitsOfA } = await startWithPatients();
    await book(tokenA, 'one-key');
    const other = await book(tokenA, 'one-key', { time: '10:30' });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    expect(await visitsOfA()).toHaveLength(1);
  });

  test('may be used by two different patients', async () => {
    const { book, tokenA, tokenB } = await startWithPatients();
    const [a, b] = await Promise.all([
      book(tokenA, 'one-key'),
      book(tokenB, 'one-key', { time: '10:30' }),
    ]);
    expect([a.status, b.status]).toEqual([201, 201]);
  });
});
