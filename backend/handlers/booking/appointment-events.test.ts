import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat, type NotedConnection } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  unansweredVisit,
  visit,
} from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';

/** 10:00 in India. */
const now = '2026-11-24T04:30:00.000Z';

let chat: Awaited<ReturnType<typeof createTestChat>>;
let connections: Record<PersonName, NotedConnection>;

beforeEach(async () => {
  const seed = createTestSeed([
    visit('pending', '10:45', 'pending'),
    visit('scheduled', '10:30', 'scheduled'),
  ]);
  chat = await createTestChat({ store: createMemoryStore(seed), now });
  connections = {
    patientA: await chat.connect('patientA'),
    patientB: await chat.connect('patientB'),
    doctorA: await chat.connect('doctorA'),
    doctorB: await chat.connect('doctorB'),
  };
});

const received = (name: PersonName) =>
  connections[name].events.flatMap(({ event, payload }) =>
    event === 'appointment_changed' ? [payload] : [],
  );

async function expectEvent(id: string, changes: object) {
  await chat.backend.realtime.idle();
  for (const name of ['patientA', 'doctorA'] as const) {
    const { body } = await chat.call(name, 'listAppointments', { id: people[name].id });
    expect(received(name)).toEqual([expect.objectContaining({ id, ...changes })]);
    expect(body).toContainEqual(received(name)[0]);
  }
  expect(received('patientB')).toEqual([]);
  expect(received('doctorB')).toEqual([]);
}

describe('the appointment_changed event', () => {
  const booking = {
    doctorId: people.doctorA.id,
    date: '2026-11-25',
    time: '10:00',
    appointmentType: 'video',
    notes: 'A cough',
  };
  const book = (headers: Record<string, string> = {}) => {
    const params = { doctorId: people.doctorA.id };
    return chat.call('patientA', 'bookAppointment', params, { body: booking, headers });
  };

  test('is sent only to the patient and the doctor after a booking', async () => {
    const { body } = await book();
    await expectEvent(Object(body).appointment.id, { status: 'pending', notes: 'A cough' });
  });

  test('has no address of a doctor whose account is deleted', async () => {
    const practice = {
      address: '14, 3rd Cross',
      location: { area: 'Malleswaram', city: 'Bengaluru', state: 'Karnataka' },
      deskPhone: '08040001111',
      fees: {},
    };
    const { id } = people.doctorA;
    await chat.call('doctorA', 'updatePractice', { id }, { body: practice });
    await book();
    const body = { password: TEST_PASSWORD };
    expect((await chat.call('doctorA', 'deleteAccount', {}, { body })).status).toBe(200);
    await chat.backend.realtime.idle();
    const [requested, ...later] = received('patientA');
    expect(requested).toMatchObject({ place: { address: '14, 3rd Cross' } });
    expect(later.length).toBeGreaterThan(0);
    expect(JSON.stringify(later)).not.toMatch(/3rd Cross|08040001111/);
  });

  test('is sent once for a repeated booking with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const { body } = await book(headers);
    expect(await book(headers)).toMatchObject({ status: 201, body: Object(body) });
    await expectEvent(Object(body).appointment.id, { status: 'pending' });
  });

  test('is sent only to the patient and the doctor after the doctor accepts', async () => {
    await chat.call('doctorA', 'acceptAppointment', { id: 'pending' });
    await expectEvent('pending', { status: 'scheduled' });
  });

  test('is sent only to the patient and the doctor after the doctor completes the visit', async () => {
    await chat.call('doctorA', 'completeAppointment', { id: 'scheduled' }, { body: {} });
    await expectEvent('scheduled', { status: 'completed' });
  });

  test.each(['patientA', 'doctorA'] as const)(
    'is sent only to the patient and the doctor after %s cancels',
    async (name) => {
      const body = { reason: 'Away' };
      await chat.call(name, 'cancelAppointment', { id: 'scheduled' }, { body });
      await expectEvent('scheduled', { status: 'cancelled', cancelReason: 'Away' });
    },
  );

  test('is sent only to the patient and the doctor after a request lapses', async () => {
    await chat.backend.store.write((unit) => unit.insert('appointments', unansweredVisit));
    await sweep(chat.backend);
    await expectEvent(unansweredVisit.id, { status: 'cancelled', cancelledBy: 'system' });
  });
});

test('a rejected change publishes no event', async () => {
  await chat.call('patientA', 'acceptAppointment', { id: 'pending' });
  await chat.call('doctorA', 'acceptAppointment', { id: 'scheduled' });
  await chat.backend.realtime.idle();
  expect(received('patientA')).toEqual([]);
  expect(received('doctorA')).toEqual([]);
});

test('deleting an account publishes its cancellations without the account holder’s name', async () => {
  await chat.call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  await chat.backend.realtime.idle();
  const cancelled = { status: 'cancelled', patient: { name: 'Deleted account' } };
  expect(received('doctorA')).toMatchObject([
    { id: 'pending', ...cancelled },
    { id: 'scheduled', ...cancelled },
  ]);
  const { body } = await chat.call('doctorA', 'listAppointments', { id: people.doctorA.id });
  expect(body).toEqual(expect.arrayContaining(received('doctorA')));
  expect(JSON.stringify(received('doctorA'))).not.toContain(people.patientA.name);
  expect(received('patientA')).toEqual([]);
  expect(received('patientB')).toEqual([]);
});
