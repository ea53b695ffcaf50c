import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { getMostMoves } from '../../../src/domain/appointments/move.ts';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import { addDays } from '../../../src/domain/time/india-time.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { listSlotHolds } from '../../store/slot-holds.ts';
import type { Store } from '../../store/store.ts';
import { runDueWork } from '../../sweep/due-work.ts';
import { sweep } from '../../sweep/sweep.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { createTestSeed, people, type PersonName, visit } from '../../testing/test-seed.ts';
import { defaultSharing } from '../visits/visit-sharing.ts';

/** 9:30 in India. */
const now = '2026-11-24T04:00:00.000Z';
const day = '2026-11-24';
const free = { date: day, time: '11:30' };
const later = { date: '2026-11-26', time: '10:00' };

async function start() {
  const appointments = [
    visit('pending', '10:30', 'pending'),
    { ...visit('scheduled', '11:00', 'scheduled'), notes: 'Knee', callConsentAt: now },
    { ...visit('of-b', '10:00', 'scheduled'), patientId: people.patientB.id },
    visit('completed', '09:00', 'completed'),
    { ...visit('begun', '09:30', 'scheduled') },
    { ...visit('elsewhere', '10:00', 'scheduled'), doctorId: people.doctorB.id, date: later.date },
  ];
  const seed = createTestSeed(appointments);
  const sharings = appointments.map((one) => defaultSharing(one, 'Cardiology', 7));
  const store = createMemoryStore({ ...seed, sharings });
  const chat = await createTestChat({ store, now });
  /** With a fresh token, because the clock moves on. */
  const call: typeof chat.call = async (name, endpoint, params, options) => {
    const { body } = await chat.call(name, 'refreshOn403');
    const token = endpoints.refreshOn403.response.parse(body).accessToken;
    return chat.call(name, endpoint, params, { ...options, token });
  };
  const move = (name: PersonName, id: string, body: object) =>
    call(name, 'moveAppointment', { id }, { body });
  const answer = (name: PersonName, id: string, said: 'accept' | 'decline', slot: object) =>
    call(name, 'answerMove', { id }, { body: { ...slot, answer: said } });
  const stored = (id: string) => store.read((reads) => reads.get('appointments', id));
  const holds = (id: string) =>
    store.read(async (reads) =>
      (await reads.find('slotHolds', { appointmentId: id }))
        .map(({ date, time }) => `${date} ${time}`)
        .sort(),
    );
  const notices = async (name: PersonName) =>
    Object.values(Object((await call(name, 'listNotices')).body));
  return { ...chat, call, store, move, answer, stored, holds, notices };
}

describe("a patient's move of a request", () => {
  test('is seen by the doctor before the request is accepted', async () => {
    const { call, move, stored } = await start();
    const accept = (slot?: object) =>
      call('doctorA', 'acceptAppointment', { id: 'pending', ...slot });
    await move('patientA', 'pending', free);
    expect(await accept({ date: day, time: '10:30' })).toMatchObject({
      status: 409,
      body: {
        code: 'invalid-transition',
        message: expect.stringContaining('moved to Tue 24 Nov at 11:30 am'),
      },
    });
    expect((await stored('pending'))?.status).toBe('pending');
    expect((await accept(free)).status).toBe(200);
  });

  test('takes place at once', async () => {
    const { move, holds, notices } = await start();
    expect(await move('patientA', 'pending', free)).toMatchObject({
      status: 200,
      body: {
        appointment: {
          ...free,
          status: 'pending',
          revision: 1,
          history: [
            { kind: 'moved', by: 'patient', at: now, from: { date: day, time: '10:30' }, to: free },
          ],
        },
      },
    });
    expect(await holds('pending')).toEqual(['2026-11-24 11:30']);
    expect(await notices('doctorA')).toMatchObject([{ id: 'pending:moved', visit: free }]);
    expect(await notices('patientA')).toEqual([]);
  });

  test('is refused to the doctor, who can decline', async () => {
    const { move } = await start();
    const reply = await move('doctorA', 'pending', free);
    expect(reply).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
    expect(JSON.stringify(reply.body)).toContain('Accept or decline');
  });
});

describe('a proposal for a scheduled visit', () => {
  test('moves it when the other person accepts, with all that belongs to it', async () => {
    const { move, answer, stored, holds, store } = await start();
    const before = await stored('scheduled');
    const slot = { date: later.date, time: '10:30' };
    await move('patientA', 'scheduled', slot);
    expect(await holds('scheduled')).toEqual(['2026-11-24 11:00', '2026-11-26 10:30']);
    expect(await answer('doctorA', 'scheduled', 'accept', slot)).toMatchObject({ status: 200 });
    const { proposal, revision, history, ...after } = (await stored('scheduled')) ?? {};
    expect(after).toEqual({ ...before, ...slot });
    expect([proposal, revision]).toEqual([undefined, 2]);
    expect(history?.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'move-proposed patient',
      'move-accepted doctor',
    ]);
    expect(await holds('scheduled')).toEqual(['2026-11-26 10:30']);
    const sharing = await store.read((reads) => reads.get('sharings', 'scheduled'));
    expect(sharing?.lastDay).toBe(addDays(slot.date, 7));
  });

  test('leaves the visit when it is declined or withdrawn', async () => {
    for (const by of ['patientA', 'doctorA'] as const) {
      const { move, answer, stored, holds, notices } = await start();
      await move('doctorA', 'scheduled', free);
      expect(await notices('patientA')).toMatchObject([
        { id: 'scheduled:move-proposed', visit: { time: '11:00' }, proposed: free },
      ]);
      await answer(by, 'scheduled', 'decline', free);
      expect(await stored('scheduled')).toMatchObject({ time: '11:00', revision: 1 });
      expect(await stored('scheduled')).not.toMatchObject({ proposal: expect.anything() });
      expect(await holds('scheduled')).toEqual(['2026-11-24 11:00']);
      const told = (await notices('doctorA')).map((notice) => Object(notice).kind);
      expect(told).toEqual(by === 'patientA' ? ['move-declined'] : []);
    }
  });

  test('ends with a cancelled and with a completed visit', async () => {
    for (const name of ['cancelAppointment', 'completeAppointment'] as const) {
      const { move, call, stored, holds, clock } = await start();
      await move('patientA', 'scheduled', free);
      clock.advance(75 * 60);
      expect(await call('doctorA', name, { id: 'scheduled' }, { body: {} })).toMatchObject({
        status: 200,
      });
      expect((await stored('scheduled'))?.proposal).toBeUndefined();
      const rest = name === 'cancelAppointment' ? [] : ['2026-11-24 11:00'];
      expect(await holds('scheduled')).toEqual(rest);
    }
  });

  test('ends at the earlier of the two starts, also before the sweep', async () => {
    for (const slot of [free, { date: day, time: '10:30' }]) {
      const { move, call, answer, stored, holds, clock, backend, notices } = await start();
      await call('patientA', 'cancelAppointment', { id: 'pending' }, { body: {} });
      await move('doctorA', 'scheduled', slot);
      const end = slot === free ? 90 * 60 : 60 * 60;
      clock.advance(end - 1);
      await sweep(backend);
      expect((await stored('scheduled'))?.proposal).toMatchObject(slot);
      clock.advance(1);
      const { body } = await call('patientA', 'listAppointments', { id: people.patientA.id });
      const listed = appointmentEndpoints.listAppointments.response.parse(body);
      const shown = listed.find(({ id }) => id === 'scheduled');
      expect(shown).toMatchObject({ time: '11:00', history: [{}, { kind: 'move-ended' }] });
      expect(shown).not.toHaveProperty('proposal');
      expect(await answer('patientA', 'scheduled', 'accept', slot)).toMatchObject({ status: 409 });
      await sweep(backend);
      expect(await stored('scheduled')).toMatchObject({ history: shown?.history });
      expect(await holds('scheduled')).toEqual(['2026-11-24 11:00']);
      expect(await notices('doctorA')).toContainEqual(
        expect.objectContaining({
          id: 'scheduled:move-ended',
          visit: { date: day, time: '11:00' },
        }),
      );
    }
  });

  test('that has ended gives its time to the next booking', async () => {
    const { move, call, clock, holds } = await start();
    await move('doctorA', 'scheduled', free);
    clock.advance(90 * 60);
    const body = { doctorId: people.doctorA.id, ...free, appointmentType: 'video', notes: '' };
    const reply = await call('patientB', 'bookAppointment', { doctorId: body.doctorId }, { body });
    expect(reply.status).toBe(201);
    expect(await holds('scheduled')).toEqual(['2026-11-24 11:00']);
  });

  test('that has ended leaves its time to the patient for another doctor, also before the sweep', async () => {
    const { move, call, clock } = await start();
    await move('patientA', 'scheduled', free);
    const doctorId = people.doctorB.id;
    const body = { doctorId, ...free, appointmentType: 'video', notes: '' };
    const book = () => call('patientA', 'bookAppointment', { doctorId }, { body });
    expect(await book()).toMatchObject({ body: { code: 'visit-in-the-way' } });
    clock.advance(90 * 60);
    expect((await book()).status).toBe(201);
  });

  test('of a visit that the release before completed ends without a notice', async () => {
    const { move, store, backend, clock, stored, holds, notices } = await start();
    await move('doctorA', 'scheduled', free);
    await store.write((unit) =>
      unit.update('appointments', 'scheduled', { status: 'completed', revision: 2 }),
    );
    clock.advance(90 * 60);
    await sweep(backend);
    expect((await stored('scheduled'))?.proposal).toBeUndefined();
    expect(await holds('scheduled')).toEqual(['2026-11-24 11:00']);
    expect(await notices('doctorA')).toEqual([]);
  });

  test.each<[string, 'suspended' | 'verified', string?]>([
    ['was suspended', 'suspended'],
    ['may practise only until the day before', 'verified', '2026-11-25'],
  ])('is not accepted once the doctor %s', async (_, status, expiresOn) => {
    const { move, answer, store, stored } = await start();
    const slot = { date: later.date, time: '11:00' };
    await move('doctorA', 'scheduled', slot);
    const verification = { status, ...(expiresOn !== undefined && { expiresOn }) };
    await store.write((unit) => unit.update('doctors', people.doctorA.id, { verification }));
    expect(await answer('patientA', 'scheduled', 'accept', slot)).toMatchObject({
      status: 409,
      body: {
        code: 'invalid-transition',
        message: expect.stringContaining('still on Tue 24 Nov at 11:00 am'),
      },
    });
    expect(await stored('scheduled')).toMatchObject({ date: day, proposal: slot });
    expect((await answer('patientA', 'scheduled', 'decline', slot)).status).toBe(200);
  });

  test('is not accepted once the doctor is on leave on that day', async () => {
    const { move, answer, store, stored } = await start();
    const slot = { date: later.date, time: '11:00' };
    await move('doctorA', 'scheduled', slot);
    await store.write((unit) =>
      unit.update('doctors', people.doctorA.id, { leaveDays: [later.date] }),
    );
    expect(await answer('patientA', 'scheduled', 'accept', slot)).toMatchObject({
      status: 409,
      body: { code: 'invalid-transition' },
    });
    expect(await stored('scheduled')).toMatchObject({ date: day, proposal: slot });
  });

  test('of a patient is not accepted by a doctor who may not practise on that day', async () => {
    const { move, answer, store } = await start();
    const slot = { date: later.date, time: '11:00' };
    await move('patientA', 'scheduled', slot);
    const verification = { status: 'verified', expiresOn: '2026-11-25' } as const;
    await store.write((unit) => unit.update('doctors', people.doctorA.id, { verification }));
    expect(await answer('doctorA', 'scheduled', 'accept', slot)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('is one when both people propose at once', async () => {
    const { move, stored, holds } = await start();
    const replies = await Promise.all([
      move('patientA', 'scheduled', free),
      move('doctorA', 'scheduled', { ...later, time: '11:00' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { proposal } = (await stored('scheduled')) ?? {};
    expect(await holds('scheduled')).toEqual([
      '2026-11-24 11:00',
      `${proposal?.date} ${proposal?.time}`,
    ]);
  });

  test('ends once when the clock jumps over it', async () => {
    const { move, backend, stored, holds } = await start();
    await move('doctorA', 'scheduled', { ...later, time: '11:30' });
    const fail = (error: unknown) => {
      throw error;
    };
    await runDueWork(backend, new Date('2026-11-28T04:00:00.000Z'), fail);
    expect((await stored('scheduled'))?.history).toEqual([
      expect.objectContaining({ kind: 'move-proposed' }),
      expect.objectContaining({ kind: 'move-ended', by: 'system', at: '2026-11-24T05:30:00.000Z' }),
    ]);
    expect(await holds('scheduled')).toEqual(['2026-11-24 11:00']);
  });

  test('waits for its answer before the other person can propose', async () => {
    const { move } = await start();
    await move('patientA', 'scheduled', free);
    const reply = await move('doctorA', 'scheduled', { ...later, time: '11:00' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
    expect(JSON.stringify(reply.body)).toContain('Tue 24 Nov at 11:30 am');
  });
});

describe('a move', () => {
  test.each<[string, PersonName, string, object, number, string]>([
    [
      'to the same time',
      'patientA',
      'pending',
      { date: day, time: '10:30' },
      400,
      'invalid-request',
    ],
    ['to a taken time', 'patientA', 'pending', { date: day, time: '11:00' }, 409, 'slot-taken'],
    [
      'to the past',
      'patientA',
      'pending',
      { date: '2026-11-23', time: '11:00' },
      409,
      'slot-not-offered',
    ],
    [
      'to a day of leave',
      'patientA',
      'pending',
      { date: '2026-11-25', time: '11:00' },
      409,
      'slot-not-offered',
    ],
    [
      'beyond 14 days',
      'patientA',
      'pending',
      { date: '2026-12-08', time: '11:00' },
      409,
      'slot-not-offered',
    ],
    ['to no time', 'patientA', 'pending', { date: day, time: '25:00' }, 400, 'invalid-request'],
    ['to the time of another visit', 'patientA', 'pending', later, 409, 'visit-in-the-way'],
    ['of a visit that is over', 'patientA', 'completed', free, 409, 'invalid-transition'],
    ['of a visit that has begun', 'patientA', 'begun', free, 409, 'too-late-to-change'],
    ["of another patient's visit", 'patientA', 'of-b', free, 403, 'forbidden'],
    ["of another doctor's visit", 'doctorB', 'scheduled', free, 403, 'forbidden'],
    ['of an unknown visit', 'patientA', 'nobody', free, 404, 'not-found'],
  ])('%s is refused and changes nothing', async (_, name, id, slot, status, code) => {
    const { move, store } = await start();
    await store.write((unit) =>
      unit.update('doctors', people.doctorA.id, { leaveDays: ['2026-11-25'] }),
    );
    const all = () =>
      store.read(async (reads) => [
        await reads.find('appointments'),
        await reads.find('slotHolds'),
      ]);
    const before = await all();
    expect(await move(name, id, slot)).toMatchObject({ status, body: { code } });
    expect(await all()).toEqual(before);
  });

  test('of a patient is not made to the time of their own proposal', async () => {
    const { move } = await start();
    await move('patientA', 'scheduled', free);
    expect(await move('patientA', 'elsewhere', free)).toMatchObject({
      body: { code: 'visit-in-the-way', message: expect.stringContaining('You have proposed') },
    });
  });

  test("by a doctor does not show the patient's other visits, which the patient sees", async () => {
    const { move, answer } = await start();
    expect(await move('doctorA', 'scheduled', later)).toMatchObject({ status: 200 });
    expect(await answer('patientA', 'scheduled', 'accept', later)).toMatchObject({
      status: 409,
      body: { code: 'visit-in-the-way' },
    });
  });

  test.each(['patient', 'doctor'] as const)('can be made a few times by the %s', async (role) => {
    const { move } = await start();
    const name = role === 'patient' ? 'patientA' : 'doctorA';
    const times = ['10:30', '11:00', '11:30'].map((time) => ({ date: '2026-11-27', time }));
    const slots = Array.from(
      { length: getMostMoves(role, defaultRules) + 1 },
      (_, at) => times[at % 3] ?? free,
    );
    const replies = [];
    for (const slot of slots) replies.push(await move(name, 'scheduled', slot));
    const last = replies.pop();
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(last).toMatchObject({
      status: 409,
      body: { code: 'too-many-changes', message: expect.stringContaining('cancel') },
    });
  });

  test('of one free time is possible for only one of several at once', async () => {
    const { move, holds } = await start();
    const replies = await Promise.all([
      move('patientA', 'pending', free),
      move('patientB', 'of-b', free),
      move('doctorA', 'scheduled', free),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const all = [
      ...(await holds('pending')),
      ...(await holds('of-b')),
      ...(await holds('scheduled')),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

const slots = fc.record({
  date: fc.constantFrom(day, '2026-11-25'),
  time: fc.constantFrom('10:00', '10:30', '11:00', '11:30'),
});
const steps = fc.array(
  fc.record({
    call: fc.constantFrom('move', 'move', 'answer', 'cancel', 'accept', 'wait'),
    by: fc.constantFrom<PersonName>('patientA', 'patientB', 'doctorA'),
    id: fc.constantFrom('pending', 'scheduled', 'of-b'),
    slot: slots,
    said: fc.constantFrom('accept', 'decline'),
  }),
  { maxLength: 12 },
);

/** Each live visit and proposal has its hold, and no two have the same slot. */
async function expectHolds(store: Store): Promise<void> {
  await store.read(async (reads) => {
    const visits = await reads.find('appointments');
    const wanted = visits.flatMap(listSlotHolds);
    const held = await reads.find('slotHolds');
    const key = ({ id }: { id: string }) => id;
    expect(held.toSorted((a, b) => key(a).localeCompare(key(b)))).toEqual(
      wanted.toSorted((a, b) => key(a).localeCompare(key(b))),
    );
    const taken = held.map(({ doctorId, date, time }) => `${doctorId} ${date} ${time}`);
    expect(new Set(taken).size).toBe(taken.length);
  });
}

test('any sequence of moves, answers, cancellations and waits keeps one hold for each slot', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { store, call, move, answer, clock, backend } = await start();
      for (const { call: name, by, id, slot, said } of sequence) {
        if (name === 'move') await move(by, id, slot);
        else if (name === 'answer') await answer(by, id, said, slot);
        else if (name === 'cancel') await call(by, 'cancelAppointment', { id }, { body: {} });
        else if (name === 'accept') await call(by, 'acceptAppointment', { id });
        else {
          clock.advance(20 * 60);
          await sweep(backend);
        }
        await expectHolds(store);
      }
    }),
    { numRuns: process.env.SOAK ? 1000 : 15 },
  );
});
