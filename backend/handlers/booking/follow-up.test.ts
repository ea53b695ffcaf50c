import { describe, expect, test } from 'vitest';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { MOST_FOLLOW_UPS } from '../../../src/domain/appointments/follow-up.ts';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  visit,
} from '../../testing/test-seed.ts';

/** 10:30 in India. */
const now = '2026-11-24T05:00:00.000Z';
const day = '2026-12-01';
const slot = { date: '2026-12-01', time: '10:30' };
const other = { date: '2026-12-02', time: '11:00' };
const formerPrice = { amountMinor: 100, currency: 'USD' as const };
const record = { diagnosis: 'Cold', prescription: '', notes: '' };

async function start() {
  const asked = { date: day, at: '2026-11-24T04:00:00.000Z' };
  const seed = createTestSeed([
    visit('due', '10:45', 'scheduled'),
    visit('request', '11:00', 'pending'),
    visit('closed', '09:00', 'completed'),
    { ...visit('asked', '09:30', 'completed'), followUp: asked, price: formerPrice },
    { ...visit('cancelled', '09:45', 'cancelled'), cancelledBy: 'doctor' },
  ]);
  const store = createMemoryStore(seed);
  const chat = await createTestChat({ store, now });
  /** With a fresh token, because the clock moves on. */
  const call: typeof chat.call = async (name, endpoint, params, options) => {
    const { body } = await chat.call(name, 'refreshOn403');
    const token = endpoints.refreshOn403.response.parse(body).accessToken;
    return chat.call(name, endpoint, params, { ...options, token });
  };
  const complete = (body: object) =>
    call('doctorA', 'completeAppointment', { id: 'due' }, { body });
  const ask = (id: string, date: string | null, name: PersonName = 'doctorA') =>
    call(name, 'askFollowUp', { id }, { body: { date } });
  const answer = (wanted: object | null, more: object = {}, name: PersonName = 'patientA') =>
    call(name, 'answerFollowUp', { id: 'asked' }, { body: { slot: wanted, ...more } });
  const choose = async (wanted: object) => {
    const { body } = await answer(wanted);
    return appointmentEndpoints.answerFollowUp.response.parse(body);
  };
  const book = (body: object) => {
    const { id: doctorId } = people.doctorA;
    const notes = { notes: '', appointmentType: 'video', doctorId };
    return call('patientA', 'bookAppointment', { doctorId }, { body: { ...notes, ...body } });
  };
  const stored = (id: string) => store.read((reads) => reads.get('appointments', id));
  const all = () => store.read((reads) => reads.find('appointments'));
  const notices = async (name: PersonName) =>
    Object.values(Object((await call(name, 'listNotices')).body));
  return { ...chat, call, store, complete, ask, answer, choose, book, stored, all, notices };
}

describe('a doctor', () => {
  test('completes a visit and says when to see the patient again, who gets a notice', async () => {
    const { complete, notices, stored } = await start();
    expect(await complete({ record, followUpDate: day })).toMatchObject({
      status: 200,
      body: { appointment: { status: 'completed', followUp: { date: day, at: now } } },
    });
    expect((await stored('due'))?.history?.map(({ kind }) => kind)).toEqual([
      'completed',
      'follow-up',
    ]);
    // The notice of the record stays unseen.
    expect(await notices('patientA')).toMatchObject(
      ['completed', 'follow-up'].map((kind) => ({ kind, seenAt: null })),
    );
    expect((await notices('patientA')).at(-1)).toMatchObject({ followUpDate: day });
  });

  test('completes nothing with a day that has passed', async () => {
    const { complete, stored } = await start();
    expect(await complete({ record, followUpDate: '2026-11-24' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { followUpDate: 'Choose a day from tomorrow on.' } },
    });
    expect((await stored('due'))?.status).toBe('scheduled');
  });

  test('asks after the visit too, changes the day, and takes it back', async () => {
    const { ask, notices, stored } = await start();
    expect((await ask('closed', day)).status).toBe(200);
    expect((await ask('closed', '2026-12-08')).status).toBe(200);
    expect(await notices('patientA')).toMatchObject([
      { kind: 'follow-up', followUpDate: '2026-12-08', seenAt: null },
    ]);
    expect((await ask('closed', null)).status).toBe(200);
    expect(await stored('closed')).not.toHaveProperty('followUp.date');
    const [notice] = await notices('patientA');
    expect(notice).toMatchObject({ kind: 'follow-up', seenAt: now });
    expect(notice).not.toHaveProperty('followUpDate');
  });

  test('changes nothing with a repeated wish', async () => {
    const { ask, stored } = await start();
    await ask('closed', null);
    expect((await stored('closed'))?.history).toBeUndefined();
    await ask('closed', day);
    await ask('closed', day);
    expect((await stored('closed'))?.history).toHaveLength(1);
  });

  test.each([
    ['a visit that is ahead', 'due', day, 409, 'invalid-transition'],
    ['a request', 'request', day, 409, 'invalid-transition'],
    ['a cancelled visit', 'cancelled', null, 409, 'invalid-transition'],
    ['today', 'closed', '2026-11-24', 400, 'invalid-request'],
    ['a day in two years', 'closed', '2028-11-24', 400, 'invalid-request'],
    ['no visit', 'nobody', day, 404, 'not-found'],
  ] as const)('cannot ask for %s', async (_, id, date, status, code) => {
    const { ask } = await start();
    expect(await ask(id, date)).toMatchObject({ status, body: { code } });
  });

  test('cannot ask without end, or for the visit of another doctor', async () => {
    const { ask } = await start();
    for (let count = 1; count <= MOST_FOLLOW_UPS; count += 1) {
      expect((await ask('closed', `2026-12-0${count}`)).status).toBe(200);
    }
    expect(await ask('closed', '2026-12-20')).toMatchObject({
      status: 409,
      body: { code: 'too-many-changes' },
    });
    expect((await ask('asked', day, 'doctorB')).status).toBe(403);
  });

  test('cannot ask while suspended, and completes a visit without it', async () => {
    const { ask, complete, store } = await start();
    const suspended = { status: 'suspended' as const, suspendedAt: '2026-11-24T05:20:00.000Z' };
    await store.write((unit) =>
      unit.update('doctors', people.doctorA.id, { verification: suspended }),
    );
    expect((await ask('closed', day)).status).toBe(403);
    expect(await complete({ followUpDate: day })).toMatchObject({ status: 403 });
    expect((await complete({})).status).toBe(200);
  });
});

describe('a patient', () => {
  test('chooses a time, which is scheduled at once with the same type and today’s price', async () => {
    const { choose, notices, stored, store } = await start();
    const { appointment, booked } = await choose(slot);
    expect(booked).toMatchObject({
      ...slot,
      status: 'scheduled',
      appointmentType: 'video',
      notes: '',
      followUpOf: 'asked',
      revision: 1,
    });
    expect(appointment).toMatchObject({
      id: 'asked',
      followUp: { date: day, visitId: booked?.id },
      history: [{ kind: 'follow-up-chosen', by: 'patient', to: slot }],
    });
    const id = booked?.id ?? '';
    expect(await notices('doctorA')).toMatchObject([
      { kind: 'follow-up-chosen', subject: id, visit: slot },
    ]);
    expect((await stored(id))?.price).not.toEqual(formerPrice);
    const [hold] = await store.read((reads) => reads.find('slotHolds', { appointmentId: id }));
    expect(hold).toMatchObject(slot);
    expect(await store.read((reads) => reads.get('sharings', id))).toBeDefined();
  });

  test('gets the same visit for the same choice, and no second one for another', async () => {
    const { choose, answer, all } = await start();
    const before = (await all()).length;
    const { booked } = await choose(slot);
    expect((await choose(slot)).booked?.id).toBe(booked?.id);
    expect(await answer(other)).toMatchObject({
      status: 409,
      body: {
        code: 'invalid-transition',
        message: expect.stringContaining('The follow-up is on Tue 1 Dec'),
      },
    });
    expect(await answer(null)).toMatchObject({ status: 409 });
    expect(await all()).toHaveLength(before + 1);
  });

  test('gets one visit for two choices at once', async () => {
    const { answer, all } = await start();
    const before = (await all()).length;
    const replies = await Promise.all([answer(slot), answer(other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await all()).toHaveLength(before + 1);
  });

  test('answers ‘no thanks’, which the doctor sees and cannot ask again about', async () => {
    const { answer, ask, notices } = await start();
    expect(await answer(null)).toMatchObject({
      status: 200,
      body: { booked: null, appointment: { followUp: { date: day, declinedAt: now } } },
    });
    expect((await answer(null)).status).toBe(200);
    expect(await notices('doctorA')).toMatchObject([{ kind: 'follow-up-declined' }]);
    expect(await answer(slot)).toMatchObject({ status: 409 });
    expect(await ask('asked', '2026-12-08')).toMatchObject({
      body: { code: 'invalid-transition' },
    });
  });

  test('chooses again after the follow-up was cancelled', async () => {
    const { choose, call, ask } = await start();
    const { booked } = await choose(slot);
    expect((await ask('asked', null)).status).toBe(409);
    const id = booked?.id ?? '';
    await call('doctorA', 'cancelAppointment', { id }, { body: {} });
    const again = await choose(other);
    expect(again.booked?.id).not.toBe(id);
    expect(again.appointment.followUp?.visitId).toBe(again.booked?.id);
  });

  test.each([
    ['far from the day', { date: '2026-11-26', time: '10:30' }, {}, 'slot-not-offered'],
    ['outside of the hours', { date: day, time: '13:00' }, {}, 'slot-not-offered'],
    ['that passed', { date: '2026-11-23', time: '10:30' }, {}, 'slot-not-offered'],
    [
      'at a price that has changed',
      slot,
      { seen: { price: { amountMinor: 1, currency: 'USD' } } },
      'offer-changed',
    ],
  ] as const)('cannot choose a time %s', async (_, wanted, more, code) => {
    const { answer } = await start();
    expect(await answer(wanted, more)).toMatchObject({ body: { code } });
  });

  test('cannot choose a time that is taken, or at which they have a visit', async () => {
    const { answer, book, call } = await start();
    const doctorId = people.doctorB.id;
    const body = { ...other, doctorId, appointmentType: 'video', notes: '' };
    expect((await book(slot)).status).toBe(201);
    expect((await call('patientA', 'bookAppointment', { doctorId }, { body })).status).toBe(201);
    expect(await answer(slot)).toMatchObject({ body: { code: 'slot-taken' } });
    expect(await answer(other)).toMatchObject({ body: { code: 'visit-in-the-way' } });
  });

  test('is bound by the rules of the doctor', async () => {
    const { answer, store } = await start();
    await store.write((unit) =>
      unit.update('doctors', people.doctorA.id, {
        bookingRules: { ...defaultRules, daysAhead: 3 },
      }),
    );
    expect(await answer(slot)).toMatchObject({
      body: { code: 'slot-not-offered', message: expect.stringContaining('the next 3 days') },
    });
  });

  test('cannot choose while the doctor is suspended, and can decline', async () => {
    const { answer, store } = await start();
    const verification = { status: 'suspended' as const, suspendedAt: now };
    await store.write((unit) => unit.update('doctors', people.doctorA.id, { verification }));
    expect(await answer(slot)).toMatchObject({
      status: 409,
      body: { code: 'slot-not-offered', message: expect.stringContaining('at the moment') },
    });
    expect((await answer(null)).status).toBe(200);
  });

  test('has 30 days after the day, and then near the day of the answer', async () => {
    const { answer, choose, store } = await start();
    const ask = (date: string) =>
      store.write((unit) => unit.update('appointments', 'asked', { followUp: { date, at: now } }));
    await ask('2026-10-24');
    expect(await answer(null)).toMatchObject({ body: { code: 'too-late-to-change' } });
    await ask('2026-10-25');
    expect(await answer(slot)).toMatchObject({ body: { code: 'slot-not-offered' } });
    const near = { date: '2026-11-26', time: '10:30' };
    expect((await choose(near)).booked).toMatchObject(near);
  });

  test('answers only what was asked of them', async () => {
    const { answer, call, ask } = await start();
    expect((await answer(slot, {}, 'patientB')).status).toBe(403);
    await ask('asked', null);
    expect(await answer(slot)).toMatchObject({ body: { code: 'invalid-transition' } });
    const reply = await call('patientA', 'answerFollowUp', { id: 'due' }, { body: { slot } });
    expect(reply).toMatchObject({ status: 409 });
  });
});

describe('a booking for a follow-up', () => {
  test('stays a request, at any time, and links both visits', async () => {
    const { book, stored, answer } = await start();
    const far = { date: '2026-11-26', time: '10:30' };
    const reply = await book({ ...far, followUpOf: 'asked' });
    expect(reply).toMatchObject({
      body: { status: 'pending', appointment: { followUpOf: 'asked' } },
    });
    const { appointment } = appointmentEndpoints.bookAppointment.response.parse(reply.body);
    expect((await stored('asked'))?.followUp?.visitId).toBe(appointment.id);
    expect(await answer(slot)).toMatchObject({ status: 409 });
  });

  test.each([
    ['no visit', 'nobody', 404],
    ['a visit without a wish', 'closed', 409],
    ['a visit that is ahead', 'due', 409],
  ])('is refused for %s', async (_, followUpOf, status) => {
    const { book, all } = await start();
    const before = (await all()).length;
    expect(await book({ ...slot, followUpOf })).toMatchObject({ status });
    expect(await all()).toHaveLength(before);
  });

  test('is refused with another doctor', async () => {
    const { call } = await start();
    const { id: doctorId } = people.doctorB;
    const body = { ...slot, doctorId, appointmentType: 'video', notes: '', followUpOf: 'asked' };
    const reply = await call('patientA', 'bookAppointment', { doctorId }, { body });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });
});

test('no one asks the patient back after the doctor has deleted the account', async () => {
  const { call, stored } = await start();
  const body = { password: TEST_PASSWORD };
  expect((await call('doctorA', 'deleteAccount', {}, { body })).status).toBe(200);
  expect((await stored('asked'))?.followUp).toBeUndefined();
});

test('a chosen visit that the deletion cancels does not ask the patient back either', async () => {
  const { call, choose, stored } = await start();
  const { booked } = await choose(slot);
  await call('doctorA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  expect((await stored(booked?.id ?? ''))?.status).toBe('cancelled');
  expect((await stored('asked'))?.followUp).toBeUndefined();
});

test('a chosen visit that the doctor cancels was accepted, not only requested', async () => {
  const { call, choose, store } = await start();
  const { booked } = await choose(slot);
  const id = booked?.id ?? '';
  await call('doctorA', 'cancelAppointment', { id }, { body: {} });
  const deliveries = await store.read((reads) => reads.find('deliveries', { subject: id }));
  const open = deliveries.filter(({ state }) => state === 'due');
  expect(open.map(({ kind }) => kind)).toEqual(['cancelled']);
});

test('the patient and the doctor receive both visits', async () => {
  const { choose, connect, backend } = await start();
  const connections = [await connect('patientA'), await connect('doctorA')];
  const { appointment, booked } = await choose(slot);
  await backend.realtime.idle();
  for (const { events } of connections) {
    const changed = events.filter(({ event }) => event === 'appointment_changed');
    expect(changed.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'asked', followUp: appointment.followUp }),
        expect.objectContaining({ id: booked?.id, followUpOf: 'asked' }),
      ]),
    );
  }
});
