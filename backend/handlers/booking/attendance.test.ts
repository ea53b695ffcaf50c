import { describe, expect, test } from 'vitest';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { MOST_LATE } from '../../../src/domain/appointments/attendance.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { listSlotHolds } from '../../store/slot-holds.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  visit,
} from '../../testing/test-seed.ts';
import { joinCall } from '../calls/calls.ts';
import { defaultSharing } from '../visits/visit-sharing.ts';

/** 10:00 in India. */
const now = '2026-11-24T04:30:00.000Z';
const MINUTE = 60;

async function start() {
  const appointments = [
    { ...visit('visit', '10:30', 'scheduled'), callConsentAt: now },
    visit('request', '11:00', 'pending'),
    visit('evening', '18:00', 'scheduled'),
    visit('completed', '09:00', 'completed'),
    { ...visit('by-phone', '10:00', 'scheduled'), appointmentType: 'phone' as const },
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
  const late = (id: string, minutes: number | null, name: PersonName = 'patientA') =>
    call(name, 'sayLate', { id }, { body: { minutes } });
  const mark = (id: string, isMissed: boolean, name: PersonName = 'doctorA') =>
    call(name, 'markMissed', { id }, { body: { isMissed } });
  const answer = (id: string, name: PersonName = 'patientA') => call(name, 'answerMissed', { id });
  const stored = (id: string) => store.read((reads) => reads.get('appointments', id));
  const notices = async (name: PersonName) =>
    Object.values(Object((await call(name, 'listNotices')).body));
  const minutes = (count: number) => chat.clock.advance(count * MINUTE);
  return { ...chat, call, store, late, mark, answer, stored, notices, minutes };
}

describe('a patient who is late', () => {
  test('is shown to the doctor, with a notice that says how late', async () => {
    const { late, notices } = await start();
    expect(await late('visit', 10)).toMatchObject({
      status: 200,
      body: {
        appointment: {
          status: 'scheduled',
          revision: 1,
          late: { minutes: 10, at: now },
          history: [{ kind: 'late', by: 'patient', at: now, minutes: 10 }],
        },
      },
    });
    expect(await notices('doctorA')).toMatchObject([
      { id: 'visit:late', kind: 'late', lateMinutes: 10, from: { name: people.patientA.name } },
    ]);
    expect(await notices('patientA')).toEqual([]);
  });

  test('can repeat the last of all changes, after a lost response', async () => {
    const { late, stored } = await start();
    for (let count = 0; count < MOST_LATE; count += 1) await late('visit', count % 2 ? 5 : 10);
    expect(await late('visit', 10)).toMatchObject({
      status: 409,
      body: { code: 'too-many-changes' },
    });
    expect((await late('visit', 5)).status).toBe(200);
    expect((await stored('visit'))?.history).toHaveLength(MOST_LATE);
  });

  test('is in the notice only as long as the visit is ahead', async () => {
    const { late, mark, notices, minutes } = await start();
    await late('visit', 30);
    minutes(46);
    await mark('visit', true);
    const [notice] = await notices('doctorA');
    expect(notice).toMatchObject({ kind: 'late', seenAt: expect.any(String) });
    expect(notice).not.toHaveProperty('lateMinutes');
  });

  test('does not hide from the doctor that a proposed time had no answer', async () => {
    const { call, late, stored, notices, minutes } = await start();
    const slot = { date: '2026-11-24', time: '11:30' };
    const moved = await call('doctorA', 'moveAppointment', { id: 'evening' }, { body: slot });
    expect(moved.status).toBe(200);
    minutes(6 * 60 + 1);
    expect((await late('evening', 10)).status).toBe(200);
    expect((await stored('evening'))?.history?.map(({ kind }) => kind)).toEqual([
      'move-proposed',
      'move-ended',
      'late',
    ]);
    expect((await notices('doctorA')).map((one) => Object(one).kind)).toEqual(
      expect.arrayContaining(['late', 'move-ended']),
    );
  });

  test('can say another time, and take it back', async () => {
    const { late, stored, notices } = await start();
    await late('visit', 10);
    await late('visit', 30);
    expect((await notices('doctorA'))[0]).toMatchObject({ seenAt: null, lateMinutes: 30 });
    await late('visit', null);
    const taken = await stored('visit');
    expect(taken?.late).toBeUndefined();
    expect(taken?.history?.map(({ kind }) => kind)).toEqual(['late', 'late', 'late-ended']);
    expect((await notices('doctorA'))[0]).toMatchObject({ seenAt: now });
  });

  test('changes nothing by saying the same again', async () => {
    const { late, stored } = await start();
    await late('visit', 10);
    const once = await stored('visit');
    expect((await late('visit', 10)).status).toBe(200);
    expect(await stored('visit')).toEqual(once);
  });

  test('leaves other notices of the visit unseen', async () => {
    const { late, call, notices, minutes } = await start();
    await call('doctorA', 'acceptAppointment', { id: 'request' });
    minutes(1);
    await late('request', 5);
    expect(await notices('patientA')).toMatchObject([{ id: 'request:accepted', seenAt: null }]);
  });

  test.each([
    ['evening', 10, 409, 'too-early', '4:00 pm'],
    ['request', 10, 409, 'invalid-transition', 'not accepted'],
    ['completed', 10, 409, 'invalid-transition', 'completed'],
    ['visit', 7, 400, 'invalid-request', ''],
  ] as const)(
    'reads why %s, %s minutes, is refused: %s %s',
    async (id, minutes, status, code, words) => {
      const { late } = await start();
      const reply = await late(id, minutes);
      expect(reply).toMatchObject({ status, body: { code } });
      expect(JSON.stringify(reply.body)).toContain(words);
    },
  );

  test('cannot name a time that has passed, nor speak half an hour after the start', async () => {
    const { late, minutes } = await start();
    minutes(40);
    expect(await late('visit', 10)).toMatchObject({
      status: 400,
      body: { fields: { minutes: expect.any(String) } },
    });
    minutes(20);
    expect(await late('visit', 30)).toMatchObject({
      status: 409,
      body: { code: 'too-late-to-change', message: expect.stringContaining('write to the doctor') },
    });
  });

  test('is no longer late after the visit has moved', async () => {
    const { late, call, stored } = await start();
    await late('visit', 10);
    const body = { date: '2026-11-24', time: '11:30' };
    await call('doctorA', 'moveAppointment', { id: 'visit' }, { body });
    await call('patientA', 'answerMove', { id: 'visit' }, { body: { ...body, answer: 'accept' } });
    expect(await stored('visit')).toMatchObject({ time: '11:30' });
    expect((await stored('visit'))?.late).toBeUndefined();
  });
});

describe('a visit to which the patient did not come', () => {
  test('is marked from 15 minutes after the start, and stays scheduled', async () => {
    const { mark, stored, notices, minutes, store } = await start();
    const before = await stored('visit');
    minutes(44);
    expect(await mark('visit', true)).toMatchObject({
      status: 409,
      body: { code: 'too-early', message: expect.stringContaining('10:45 am') },
    });
    minutes(1);
    const at = '2026-11-24T05:15:00.000Z';
    expect(await mark('visit', true)).toMatchObject({
      status: 200,
      body: {
        appointment: {
          status: 'scheduled',
          missed: { at },
          history: [{ kind: 'missed', by: 'doctor', at }],
        },
      },
    });
    const marked = await stored('visit');
    expect(marked && listSlotHolds(marked)).toEqual(before && listSlotHolds(before));
    const holds = await store.read((reads) => reads.find('slotHolds', { appointmentId: 'visit' }));
    expect(holds).toHaveLength(1);
    expect(await notices('patientA')).toMatchObject([{ id: 'visit:missed', kind: 'missed' }]);
  });

  test('takes no other change', async () => {
    const { mark, late, call, minutes } = await start();
    minutes(46);
    await mark('visit', true);
    const id = 'visit';
    const refused = { status: 409, body: { code: 'invalid-transition' } };
    const slot = { date: '2026-11-25', time: '12:00' };
    expect(await call('doctorA', 'completeAppointment', { id }, { body: {} })).toMatchObject(
      refused,
    );
    for (const name of ['patientA', 'doctorA'] as const) {
      const cancelled = await call(name, 'cancelAppointment', { id }, { body: {} });
      expect(cancelled).toMatchObject(refused);
      expect(JSON.stringify(cancelled.body)).toContain('did not come');
      const moved = await call(name, 'moveAppointment', { id }, { body: slot });
      expect(moved).toMatchObject(refused);
    }
    expect(await late(id, 30)).toMatchObject(refused);
    const sharing = { scope: 'everything' };
    expect(await call('patientA', 'chooseSharing', { id }, { body: sharing })).toMatchObject(
      refused,
    );
  });

  test('ends the call, and no one can join it again', async () => {
    const { mark, minutes, backend, store, connect } = await start();
    const doctor = await connect('doctorA');
    const join = () =>
      joinCall(backend, people.patientA.id, {
        appointmentId: 'visit',
        seat: 'seat-of-a-patient-0001',
        takesOver: false,
        consents: true,
      });
    minutes(46);
    await join();
    await mark('visit', true);
    expect(await store.read((reads) => reads.find('callSeats'))).toEqual([]);
    await expect(join()).rejects.toMatchObject({ code: 'forbidden' });
    await backend.realtime.idle();
    expect(doctor.events.map(({ event }) => event)).toContain('call_state');
    await mark('visit', false);
    await join();
  });

  test('shows the doctor neither the number nor what the patient shares, until the mark is taken back', async () => {
    const { mark, call, minutes } = await start();
    const facts = () => call('doctorA', 'getHealthFacts', { id: people.patientA.id });
    const phone = () => call('doctorA', 'getVisitPhone', { id: 'by-phone' });
    minutes(20);
    const ids = { id: 'by-phone' };
    await call('patientA', 'chooseSharing', ids, { body: { scope: 'everything' } });
    expect([(await facts()).status, (await phone()).status]).toEqual([200, 200]);
    await mark('by-phone', true);
    expect([(await facts()).status, (await phone()).status]).toEqual([403, 404]);
    await mark('by-phone', false);
    expect([(await facts()).status, (await phone()).status]).toEqual([200, 200]);
  });

  test('has the patient’s answer once, and the doctor is notified', async () => {
    const { mark, answer, stored, notices, minutes } = await start();
    expect(await answer('visit')).toMatchObject({ status: 409 });
    minutes(46);
    await mark('visit', true);
    minutes(1);
    const answeredAt = '2026-11-24T05:17:00.000Z';
    expect(await answer('visit')).toMatchObject({
      status: 200,
      body: { appointment: { missed: { answeredAt } } },
    });
    minutes(1);
    await answer('visit');
    expect((await stored('visit'))?.missed?.answeredAt).toBe(answeredAt);
    expect((await stored('visit'))?.history).toHaveLength(2);
    expect(await notices('doctorA')).toMatchObject([{ id: 'visit:missed-answered', seenAt: null }]);
    expect(await notices('patientA')).toMatchObject([
      { id: 'visit:missed', seenAt: expect.any(String) },
    ]);
  });

  test('can be completed after the mark is taken back', async () => {
    const { mark, stored, call, notices, minutes } = await start();
    minutes(46);
    await mark('visit', true);
    minutes(1);
    expect((await mark('visit', false)).status).toBe(200);
    expect((await stored('visit'))?.missed).toBeUndefined();
    expect((await stored('visit'))?.history?.map(({ kind }) => kind)).toEqual([
      'missed',
      'missed-ended',
    ]);
    expect((await notices('patientA'))[0]).toMatchObject({ kind: 'missed-ended', seenAt: null });
    const done = await call('doctorA', 'completeAppointment', { id: 'visit' }, { body: {} });
    expect(done.status).toBe(200);
  });

  test('stays marked after the end of the day', async () => {
    const { mark, stored, minutes } = await start();
    minutes(46);
    await mark('visit', true);
    minutes(13 * 60 + 14);
    expect(await mark('visit', false)).toMatchObject({
      status: 409,
      body: { code: 'too-late-to-change' },
    });
    expect((await stored('visit'))?.missed).toBeDefined();
  });

  test('is marked by its own doctor alone, and not twice', async () => {
    const { mark, stored, minutes, answer } = await start();
    minutes(46);
    expect((await mark('visit', true, 'doctorB')).status).toBe(403);
    expect((await mark('visit', true, 'patientA')).status).toBe(403);
    await mark('visit', true);
    const once = await stored('visit');
    expect((await mark('visit', true)).status).toBe(200);
    expect(await stored('visit')).toEqual(once);
    expect((await answer('visit', 'patientB')).status).toBe(403);
  });

  test('stays marked when an account is deleted', async () => {
    const { mark, stored, call, minutes } = await start();
    minutes(46);
    await mark('visit', true);
    await call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    expect(await stored('visit')).toMatchObject({
      status: 'scheduled',
      missed: { at: expect.any(String) },
    });
    expect(await stored('evening')).toMatchObject({ status: 'cancelled' });
  });

  test('reaches both people as an event', async () => {
    const { mark, connect, backend, minutes } = await start();
    const both = [await connect('patientA'), await connect('doctorA')];
    minutes(46);
    const reply = await mark('visit', true);
    await backend.realtime.idle();
    const { appointment } = appointmentEndpoints.markMissed.response.parse(reply.body);
    for (const { events } of both) {
      const [event] = events.filter((one) => one.event === 'appointment_changed');
      expect(event?.payload).toMatchObject({ id: 'visit', missed: appointment.missed });
    }
  });
});
