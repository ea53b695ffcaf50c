import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { waitlistEndpoints } from '../../../src/contract/waitlist.ts';
import { runDueWork } from '../../sweep/due-work.ts';
import { sweep } from '../../sweep/sweep.ts';
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

/** 9:30 in India. */
const now = '2026-11-24T04:00:00.000Z';
const { id: doctorId } = people.doctorA;
const slot = { date: '2026-11-25', time: '10:30' };
const wishes = {
  doctorId,
  appointmentType: 'video',
  days: ['Wednesday'],
  parts: ['morning'],
  until: '2026-11-27',
};
const others = Array.from({ length: 3 }, (_, index) => ({
  ...people.patientA,
  id: `patient-${index}`,
  name: `Patient ${index}`,
  phone: `910000000${index}`,
}));

async function start(at = now) {
  const seed = createTestSeed([
    { ...visit('held', slot.time, 'scheduled'), date: slot.date, patientId: 'patient-0' },
    { ...visit('later', '11:30', 'scheduled'), date: '2026-11-27' },
  ]);
  const store = createMemoryStore({ ...seed, accounts: [...seed.accounts, ...others] });
  const chat = await createTestChat({ store, now: at });
  /** With a fresh token, because the clock moves on. */
  const call: typeof chat.call = async (name, endpoint, params, options) => {
    const { body } = await chat.call(name, 'refreshOn403');
    const token = endpoints.refreshOn403.response.parse(body).accessToken;
    return chat.call(name, endpoint, params, { ...options, token });
  };
  const join = (name: PersonName, more: object = {}) =>
    call(name, 'joinWaitlist', {}, { body: { ...wishes, ...more } });
  const wait = async (name: PersonName, more: object = {}) => {
    const { body } = await join(name, more);
    return waitlistEndpoints.joinWaitlist.response.parse(body).entry;
  };
  const list = async (name: PersonName) =>
    waitlistEndpoints.listWaitlist.response.parse((await call(name, 'listWaitlist')).body);
  const answer = (name: PersonName, id: string, given: string, more: object = {}) =>
    call(name, 'answerOffer', { id }, { body: { ...slot, answer: given, ...more } });
  const free = (id = 'held') => call('doctorA', 'cancelAppointment', { id }, { body: {} });
  const holds = async (date = slot.date) =>
    (await store.read((reads) => reads.find('slotHolds', { date }))).map(
      ({ time, appointmentId, waitlistId }) => ({ time, of: appointmentId ?? waitlistId }),
    );
  const find = (id: string) => store.read((reads) => reads.get('waitlist', id));
  const { backend } = chat;
  return { ...chat, call, store, join, wait, list, answer, free, holds, find, backend };
}

describe('the line', () => {
  test('has patients in the order they asked, and a change of wishes keeps the place', async () => {
    const { wait, list, call } = await start();
    const first = await wait('patientA');
    const second = await wait('patientB');
    expect([first.position, second.position]).toEqual([1, 2]);
    const changed = await wait('patientA', { parts: ['evening'] });
    expect(changed).toMatchObject({ id: first.id, position: 1, parts: ['evening'] });
    expect(await list('patientB')).toMatchObject([{ id: second.id, position: 2 }]);
    expect((await call('doctorA', 'countWaiting')).body).toEqual({ waiting: 2 });
    expect((await call('doctorB', 'countWaiting')).body).toEqual({ waiting: 0 });
  });

  test('ends with the last day', async () => {
    const { wait, backend, clock, find, call } = await start();
    const { id } = await wait('patientA');
    clock.advance(4 * 24 * 60 * 60);
    expect((await call('doctorA', 'countWaiting')).body).toEqual({ waiting: 0 });
    await sweep(backend);
    expect(await find(id)).toBeUndefined();
  });

  test.each([
    [{ until: '2026-11-23' }, 400, 'invalid-request'],
    [{ until: '2026-12-08' }, 400, 'invalid-request'],
    [{ days: [] }, 400, 'invalid-request'],
    [{ doctorId: 'nobody' }, 404, 'not-found'],
    [{ visitId: 'held' }, 403, 'forbidden'],
    [{ visitId: 'later', doctorId: people.doctorB.id }, 400, 'invalid-request'],
  ])('refuses %o', async (more, status, code) => {
    const { join } = await start();
    expect(await join('patientA', more)).toMatchObject({ status, body: { code } });
  });
});

describe('a freed time', () => {
  test('is held for the first who wants it, and for no one else', async () => {
    const { wait, list, free, holds, call } = await start();
    await wait('patientB', { parts: ['evening'] });
    const { id } = await wait('patientA');
    await free();
    expect(await list('patientA')).toMatchObject([
      { offer: { ...slot, at: now, notifiedAt: now, endsAt: '2026-11-24T04:15:00.000Z' } },
    ]);
    expect((await list('patientB'))[0]?.offer).toBeUndefined();
    expect(await holds()).toEqual([{ time: slot.time, of: id }]);
    const body = { ...slot, doctorId, appointmentType: 'video', notes: '' };
    expect(await call('patientB', 'bookAppointment', { doctorId }, { body })).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    });
    const notices = Object.values(Object((await call('patientA', 'listNotices')).body));
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'offer', subject: id, visit: slot, seenAt: null }),
    );
  });

  test('is free at once if no one in the line wants it', async () => {
    const { wait, free, holds } = await start();
    await wait('patientA', { days: ['Friday'] });
    await free();
    expect(await holds()).toEqual([]);
  });

  test('skips a patient who has another visit then', async () => {
    const { wait, free, list, call } = await start();
    const body = { ...slot, doctorId: people.doctorB.id, appointmentType: 'video', notes: '' };
    await call('patientA', 'bookAppointment', { doctorId: body.doctorId }, { body });
    await wait('patientA');
    await wait('patientB');
    await free();
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
    expect((await list('patientB'))[0]?.offer).toMatchObject(slot);
  });

  test('at night is held until 8:15, with a notice at 8:00', async () => {
    /** 23:30 in India. */
    const { wait, free, list, call, backend, clock } = await start('2026-11-24T18:00:00.000Z');
    const { id } = await wait('patientA');
    await free();
    const offer = {
      notifiedAt: '2026-11-25T02:30:00.000Z',
      endsAt: '2026-11-25T02:45:00.000Z',
    };
    expect((await list('patientA'))[0]?.offer).toMatchObject(offer);
    const kinds = async () =>
      Object.values(Object((await call('patientA', 'listNotices')).body)).filter(
        (notice) => Object(notice)['subject'] === id,
      );
    expect(await kinds()).toEqual([]);
    const until = new Date('2026-11-25T02:31:00.000Z');
    await runDueWork(backend, until, (error) => {
      throw error;
    });
    clock.advance((until.getTime() - backend.clock.now().getTime()) / 1000);
    expect(await kinds()).toMatchObject([{ kind: 'offer', offerEndsAt: offer.endsAt }]);
  });

  test('of new hours is offered too', async () => {
    const { wait, list, call, store } = await start();
    await wait('patientA', { parts: ['evening'] });
    const doctor = await store.read((reads) => reads.get('doctors', doctorId));
    const evening = { day: 'Wednesday', startTime: '18:00', endTime: '19:00' };
    const availability = [...(doctor?.availability ?? []), evening];
    const reply = await call(
      'doctorA',
      'updateAvailability',
      { id: doctorId },
      {
        body: { availability },
      },
    );
    expect(reply.status).toBe(200);
    expect((await list('patientA'))[0]?.offer).toMatchObject({ date: slot.date, time: '18:00' });
  });

  test.each([
    [{ bufferMinutes: 30 }, { bufferMinutes: 0 }],
    [{ noticeHours: 72 }, { noticeHours: 2 }],
    [{ daysAhead: 1 }, { daysAhead: 2 }],
  ])('that the rules %o refused is offered after a change to %o', async (rules, next) => {
    const { wait, list, call, store } = await start();
    const doctor = await store.read((reads) => reads.get('doctors', doctorId));
    const set = (changed: object) => {
      const bookingRules = { ...defaultRules, ...changed };
      const body = { availability: doctor?.availability, bookingRules };
      return call('doctorA', 'updateAvailability', { id: doctorId }, { body });
    };
    expect((await set(rules)).status).toBe(200);
    await wait('patientA');
    await set(rules);
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
    expect((await set(next)).status).toBe(200);
    expect((await list('patientA'))[0]?.offer).toMatchObject({ date: slot.date, time: '10:00' });
  });

  test('in blocked hours is offered only when the doctor takes the hours back', async () => {
    const { wait, list, call, free, holds } = await start();
    await wait('patientA');
    const block = (isBlocked: boolean) => {
      const hours = { date: slot.date, startTime: slot.time, endTime: '12:00' };
      return call('doctorA', 'blockHours', { id: doctorId }, { body: { ...hours, isBlocked } });
    };
    expect((await block(true)).status).toBe(200);
    await free();
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
    expect(await holds()).toEqual([]);
    await block(false);
    expect((await list('patientA'))[0]?.offer).toMatchObject(slot);
  });
});

describe('an answer', () => {
  test('accepts the time, once, and leaves no hold of the offer', async () => {
    const { wait, free, answer, holds, list } = await start();
    const { id } = await wait('patientA');
    await wait('patientB');
    await free();
    const { status, body } = await answer('patientA', id, 'accept');
    const { appointment } = waitlistEndpoints.answerOffer.response.parse(body);
    expect(status).toBe(200);
    expect(appointment).toMatchObject({ ...slot, status: 'pending', appointmentType: 'video' });
    expect(await holds()).toEqual([{ time: slot.time, of: appointment?.id }]);
    const again = await answer('patientA', id, 'accept');
    expect(again.body).toMatchObject({ appointment: { id: appointment?.id } });
    expect(await list('patientA')).toEqual([]);
    expect(await list('patientB')).toMatchObject([{ position: 1 }]);
    // A new wait begins at the end of the line.
    expect(await wait('patientA')).toMatchObject({ position: 2 });
  });

  test('that declines gives the time to the next, and not to the first again', async () => {
    const { wait, free, answer, list, holds } = await start();
    const first = await wait('patientA');
    const second = await wait('patientB');
    await free();
    expect((await answer('patientA', first.id, 'decline')).status).toBe(200);
    expect((await answer('patientA', first.id, 'decline')).status).toBe(200);
    expect((await list('patientB'))[0]?.offer).toMatchObject(slot);
    await answer('patientB', second.id, 'decline');
    expect(await holds()).toEqual([]);
    expect((await list('patientA'))[0]).toMatchObject({ position: 1 });
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
  });

  test('after the end is refused, before and after the sweep', async () => {
    const { wait, free, answer, backend, clock, list } = await start();
    const { id } = await wait('patientA');
    await wait('patientB');
    await free();
    clock.advance(15 * 60);
    const refused = { status: 409, body: { code: 'invalid-transition' } };
    expect(await answer('patientA', id, 'accept')).toMatchObject(refused);
    await sweep(backend);
    expect(await answer('patientA', id, 'accept')).toMatchObject(refused);
    // Nothing is lost: both are still in the line.
    expect(await list('patientA')).toMatchObject([{ position: 1 }]);
    expect(await list('patientB')).toMatchObject([{ position: 2, offer: slot }]);
  });

  test('of another patient, of another time and without an offer is refused', async () => {
    const { wait, free, answer } = await start();
    const first = await wait('patientA');
    const second = await wait('patientB');
    await free();
    expect(await answer('patientB', first.id, 'accept')).toMatchObject({ status: 404 });
    const refused = { status: 409, body: { code: 'invalid-transition' } };
    expect(await answer('patientB', second.id, 'accept')).toMatchObject(refused);
    expect(await answer('patientA', first.id, 'accept', { time: '11:00' })).toMatchObject(refused);
    expect(await answer('patientA', 'unknown', 'accept')).toMatchObject({ status: 404 });
  });

  test('moves the later visit at once, and its old time goes to the next', async () => {
    const { wait, free, answer, holds, list, call } = await start();
    const { id } = await wait('patientA', { visitId: 'later', until: '2026-12-01' });
    await wait('patientB', { days: ['Friday'] });
    await free();
    expect(await answer('patientA', id, 'accept')).toMatchObject({
      status: 200,
      body: { appointment: { id: 'later', ...slot, status: 'scheduled' } },
    });
    expect(await holds()).toEqual([{ time: slot.time, of: 'later' }]);
    expect((await list('patientB'))[0]?.offer).toMatchObject({ date: '2026-11-27', time: '11:30' });
    const notices = Object.values(Object((await call('doctorA', 'listNotices')).body));
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'moved', subject: 'later' }));
  });
});

describe('an offer is not made', () => {
  test('of a time that the patient has just cancelled', async () => {
    const { wait, list, call } = await start();
    await wait('patientA', { days: ['Friday'] });
    await call('patientA', 'cancelAppointment', { id: 'later' }, { body: {} });
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
  });

  test('of a time from which the patient has just moved', async () => {
    const { wait, free, answer, list, holds } = await start();
    const { id } = await wait('patientA', { visitId: 'later', until: '2026-12-01' });
    await free();
    await answer('patientA', id, 'accept');
    await wait('patientA', { days: ['Friday'] });
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
    expect(await holds('2026-11-27')).toEqual([]);
  });
});

describe('an offer ends', () => {
  const hours = { date: slot.date, startTime: slot.time, endTime: '12:00', isBlocked: true };

  test.each([
    ['blocks its hour', 'blockHours', hours],
    ['goes on leave', 'updateAvailability', { leaveDays: [slot.date] }],
  ] as const)('when the doctor %s, and comes back later', async (_, name, changes) => {
    const { wait, free, list, call, holds, answer, store } = await start();
    const { id } = await wait('patientA');
    await free();
    expect((await list('patientA'))[0]?.offer).toMatchObject(slot);
    const doctor = await store.read((reads) => reads.get('doctors', doctorId));
    const { availability } = doctor ?? {};
    const change = (more: object) =>
      call('doctorA', name, { id: doctorId }, { body: { availability, ...changes, ...more } });
    expect((await change({})).status).toBe(200);
    expect((await list('patientA'))[0]).toMatchObject({ position: 1 });
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
    expect(await holds()).toEqual([]);
    expect(await answer('patientA', id, 'accept')).toMatchObject({ status: 409 });
    await change(name === 'blockHours' ? { isBlocked: false } : { leaveDays: [] });
    expect((await list('patientA'))[0]?.offer).toMatchObject({ date: slot.date });
  });

  test('for a visit that has moved to an earlier time since', async () => {
    const { wait, free, answer, call } = await start();
    const { id } = await wait('patientA', { visitId: 'later', until: '2026-12-01' });
    await free();
    const sooner = { date: slot.date, time: '10:00' };
    await call('doctorA', 'moveAppointment', { id: 'later' }, { body: sooner });
    const accepted = { ...sooner, answer: 'accept' };
    expect((await call('patientA', 'answerMove', { id: 'later' }, { body: accepted })).status).toBe(
      200,
    );
    expect(await answer('patientA', id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'invalid-transition' },
    });
  });
});

test('a patient keeps the place when the doctor cancels the later visit', async () => {
  const { wait, free, list, answer } = await start();
  const { id } = await wait('patientA', { visitId: 'later', until: '2026-12-01' });
  await free('later');
  expect(await list('patientA')).toMatchObject([{ id, position: 1 }]);
  await free();
  expect(await answer('patientA', id, 'accept')).toMatchObject({
    status: 200,
    body: { appointment: { ...slot, status: 'pending' } },
  });
});

describe('a clock that jumps', () => {
  test('gives each one in the line 15 minutes, in order, on the way', async () => {
    const { wait, free, backend, clock, find, holds } = await start();
    const first = await wait('patientA');
    const second = await wait('patientB');
    await free();
    const until = new Date('2026-11-24T05:00:00.000Z');
    await runDueWork(backend, until, (error) => {
      throw error;
    });
    clock.advance(60 * 60);
    expect((await find(first.id))?.passed).toEqual([slot]);
    expect((await find(second.id))?.passed).toEqual([slot]);
    expect(await holds()).toEqual([]);
  });

  test('over an offer gives the time to the next, who has 15 minutes from then', async () => {
    const { wait, free, backend, clock, list } = await start();
    await wait('patientA');
    await wait('patientB');
    await free();
    clock.advance(60 * 60);
    await sweep(backend);
    expect((await list('patientA'))[0]?.offer).toBeUndefined();
    expect((await list('patientB'))[0]?.offer).toMatchObject({
      at: '2026-11-24T05:00:00.000Z',
      endsAt: '2026-11-24T05:15:00.000Z',
    });
  });

  test('over the time itself leaves no hold', async () => {
    const { wait, free, backend, clock, holds } = await start();
    await wait('patientA');
    await wait('patientB');
    await free();
    clock.advance(2 * 24 * 60 * 60);
    await sweep(backend);
    expect(await holds()).toEqual([]);
  });
});

describe('a wait ends', () => {
  test('when the patient leaves, and the next one gets the time', async () => {
    const { wait, free, call, list } = await start();
    const { id } = await wait('patientA');
    await wait('patientB');
    await free();
    expect((await call('patientA', 'leaveWaitlist', { id })).status).toBe(200);
    expect((await call('patientA', 'leaveWaitlist', { id })).status).toBe(404);
    expect((await list('patientB'))[0]?.offer).toMatchObject(slot);
  });

  test('with the account of the patient', async () => {
    const { wait, free, call, list, find } = await start();
    const { id } = await wait('patientA');
    await wait('patientB');
    await free();
    await call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    expect(await find(id)).toBeUndefined();
    expect((await list('patientB'))[0]?.offer).toMatchObject(slot);
  });

  test('with the account of the doctor, and leaves no hold', async () => {
    const { wait, free, call, find, store } = await start();
    const { id } = await wait('patientA');
    await free();
    await call('doctorA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    expect(await find(id)).toBeUndefined();
    const held = await store.read((reads) => reads.find('slotHolds', { date: slot.date }));
    expect(held).toEqual([]);
  });

  test('with the visit that would move, whose offer goes to the next', async () => {
    const { wait, free, call, find, list } = await start();
    const { id } = await wait('patientA', { visitId: 'later' });
    await wait('patientB');
    await free();
    await call('patientA', 'cancelAppointment', { id: 'later' }, { body: {} });
    expect(await find(id)).toBeUndefined();
    expect((await list('patientB'))[0]?.offer).toMatchObject(slot);
  });
});
