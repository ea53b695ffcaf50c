import { beforeEach, describe, expect, test } from 'vitest';
import { type SlotsChanged, slotsChanged } from '../../../src/contract/slot-changes.ts';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat, type NotedConnection } from '../../testing/test-chat.ts';
import { createTestSeed, people, type PersonName, visit } from '../../testing/test-seed.ts';

/** 10:00 in India. */
const now = '2026-11-24T04:30:00.000Z';
const tomorrow = '2026-11-25';
const { id: doctorId } = people.doctorA;

let chat: Awaited<ReturnType<typeof createTestChat>>;
let follower: NotedConnection;

const follow = (connection: NotedConnection, payload: unknown) =>
  chat.backend.realtime.answer(connection, 'follow_slots', payload);

async function changes(connection = follower): Promise<SlotsChanged[]> {
  await chat.backend.realtime.idle();
  return connection.events.flatMap(({ event, payload }) =>
    event === 'slots_changed' ? [slotsChanged.parse(payload)] : [],
  );
}

const book = (time: string, name: PersonName = 'patientA') => {
  const body = { doctorId, date: tomorrow, time, appointmentType: 'video', notes: 'A cough' };
  return chat.call(name, 'bookAppointment', { doctorId }, { body });
};

beforeEach(async () => {
  const seed = createTestSeed([visit('scheduled', '10:30', 'scheduled')]);
  chat = await createTestChat({ store: createMemoryStore(seed), now });
  follower = await chat.connect('patientB');
  await follow(follower, { doctorId });
});

describe('a follower of a doctor’s times', () => {
  test('gets a time that someone books, and then cancels, without the person', async () => {
    const { body } = await book('11:00');
    const slot = { date: tomorrow, time: '11:00' };
    expect(await changes()).toEqual([{ doctorId, taken: [slot], freed: [] }]);
    const { id } = Object(body).appointment;
    await chat.call('patientA', 'cancelAppointment', { id }, { body: {} });
    expect((await changes())[1]).toEqual({ doctorId, taken: [], freed: [slot] });
  });

  test('gets the proposed time of a move, and the old one when the move is accepted', async () => {
    const to = { date: tomorrow, time: '11:30' };
    await chat.call('patientA', 'moveAppointment', { id: 'scheduled' }, { body: to });
    expect(await changes()).toEqual([{ doctorId, taken: [to], freed: [] }]);
    const body = { ...to, answer: 'accept' };
    await chat.call('doctorA', 'answerMove', { id: 'scheduled' }, { body });
    expect((await changes()).flatMap(({ freed }) => freed)).toContainEqual({
      date: '2026-11-24',
      time: '10:30',
    });
  });

  test('gets an event without times when the hours change', async () => {
    const body = { availability: [], leaveDays: [] };
    await chat.call('doctorA', 'updateAvailability', { id: doctorId }, { body });
    expect(await changes()).toEqual([{ doctorId, taken: [], freed: [] }]);
  });

  test('gets nothing of other doctors, of changes without a time, or of a failed booking', async () => {
    await follow(follower, { doctorId: people.doctorB.id });
    await book('11:00');
    await follow(follower, { doctorId });
    await book('11:00', 'patientB');
    await chat.call('patientA', 'sayLate', { id: 'scheduled' }, { body: { minutes: 10 } });
    expect(await changes()).toEqual([]);
  });

  test('gets nothing after unfollowing or leaving', async () => {
    await follow(follower, { doctorId: null });
    const other = await chat.connect('patientB');
    await follow(other, { doctorId });
    chat.backend.realtime.leave(other);
    await book('11:00');
    expect([...(await changes()), ...(await changes(other))]).toEqual([]);
  });

  test('is not the doctor unless the doctor follows, too', async () => {
    const doctor = await chat.connect('doctorA');
    await book('11:00');
    expect(await changes(doctor)).toEqual([]);
    await follow(doctor, { doctorId });
    await book('11:30');
    expect(await changes(doctor)).toHaveLength(1);
  });

  test.each([
    ['an unknown doctor', { doctorId: 'no-such-doctor' }, 'not-found'],
    ['a patient', { doctorId: people.patientA.id }, 'not-found'],
    ['no doctor named', {}, 'invalid-request'],
  ])('cannot follow %s, and stays with the doctor before', async (_who, payload, code) => {
    expect(await follow(follower, payload)).toMatchObject({ success: false, code });
    await book('11:00');
    expect(await changes()).toHaveLength(1);
  });

  test('gets no times of a doctor who keeps a break between visits', async () => {
    await chat.backend.store.write((unit) =>
      unit.update('doctors', doctorId, { bookingRules: { ...defaultRules, bufferMinutes: 30 } }),
    );
    await book('11:00');
    expect(await changes()).toEqual([{ doctorId, taken: [], freed: [] }]);
  });

  test('cannot follow a doctor who is not listed, but the doctor can', async () => {
    await chat.backend.store.write((unit) =>
      unit.update('doctors', doctorId, { registration: undefined, verification: undefined }),
    );
    expect(await follow(follower, { doctorId })).toMatchObject({ code: 'not-found' });
    const doctor = await chat.connect('doctorA');
    expect(await follow(doctor, { doctorId })).toEqual({ success: true });
  });

  test('has to be signed in', async () => {
    chat.clock.advance(16 * 60);
    const stale = await chat.connect('patientB');
    expect(await follow(stale, { doctorId })).toMatchObject({ code: 'not-signed-in' });
  });
});
