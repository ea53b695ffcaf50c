import { describe, expect, test } from 'vitest';
import type { BookingRules } from '../../../src/contract/booking-rules.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { defaultRules } from '../../../src/domain/booking/booking-rules.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { people, type PersonName, visit } from '../../testing/test-seed.ts';

/** 9:30 in India. */
const now = '2026-11-24T04:00:00.000Z';
const day = '2026-11-24';
const { doctorA } = people;

async function start(rules: Partial<BookingRules> = {}) {
  const appointments = [
    visit('pending', '10:30', 'pending'),
    { ...visit('scheduled', '11:00', 'scheduled'), date: '2026-11-25' },
  ];
  const chat = await createTestChat({ appointments, now });
  const params = { id: doctorA.id };
  const { availability } = endpoints.getDoctor.response.parse(
    (await chat.call('doctorA', 'getDoctor', params)).body,
  );
  const save = (bookingRules: unknown) => {
    const body = { availability, ...(bookingRules !== undefined && { bookingRules }) };
    return chat.call('doctorA', 'updateAvailability', params, { body });
  };
  await save({ ...defaultRules, ...rules });
  const book = (slot: object) =>
    chat.call(
      'patientB',
      'bookAppointment',
      { doctorId: doctorA.id },
      {
        body: { doctorId: doctorA.id, appointmentType: 'video', notes: '', ...slot },
      },
    );
  const move = (name: PersonName, id: string, body: object) =>
    chat.call(name, 'moveAppointment', { id }, { body });
  const taken = async (name: PersonName, date: string) => {
    const { body } = await chat.call(name, 'getTakenSlots', { ...params, date });
    return endpoints.getTakenSlots.response.parse(body).taken;
  };
  const free = async () => {
    const { body } = await chat.call('patientA', 'listFreeTimes', params);
    return endpoints.listFreeTimes.response.parse(body).days;
  };
  const nextFreeAt = async () => {
    const { body } = await chat.call('patientA', 'listDoctors');
    const doctors = endpoints.listDoctors.response.parse(body);
    return doctors.find(({ id }) => id === doctorA.id)?.nextFreeAt;
  };
  const seen = async (name: PersonName) => {
    const { body } = await chat.call(name, 'getDoctor', params);
    return endpoints.getDoctor.response.parse(body).bookingRules;
  };
  return { ...chat, save, book, move, taken, free, nextFreeAt, seen };
}

describe("a doctor's rules", () => {
  test('keep their break if a client does not know it', async () => {
    const { save, seen } = await start({ bufferMinutes: 30 });
    const { bufferMinutes: _, ...known } = defaultRules;
    expect((await save({ ...known, noticeHours: 2 })).status).toBe(200);
    expect(await seen('doctorA')).toEqual({ ...known, noticeHours: 2, bufferMinutes: 30 });
  });

  test('are seen by patients, apart from the break between visits', async () => {
    const chosen = { ...defaultRules, noticeHours: 3, bufferMinutes: 30 as const };
    const { seen } = await start(chosen);
    expect(await seen('doctorA')).toEqual(chosen);
    const { bufferMinutes: _, ...rest } = chosen;
    expect(await seen('patientA')).toEqual(rest);
  });

  test('stay when the schedule is saved without them', async () => {
    const { save, seen } = await start({ noticeHours: 3 });
    expect((await save(undefined)).status).toBe(200);
    expect(await seen('doctorA')).toMatchObject({ noticeHours: 3 });
  });

  test.each([
    ['a negative notice', 'noticeHours', -1],
    ['more days than the specification has', 'daysAhead', 15],
    ['no day', 'daysAhead', 0],
    ['half a move', 'mostMoves', 0.5],
    ['a break of 20 minutes', 'bufferMinutes', 20],
  ])('are refused with %s', async (_, field, wrong) => {
    const { save, seen } = await start();
    expect(await save({ ...defaultRules, [field]: wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { [`bookingRules.${field}`]: expect.any(String) } },
    });
    expect(await seen('doctorA')).toEqual(defaultRules);
  });

  test('keep a notice', async () => {
    const { book, taken, free, nextFreeAt } = await start({ noticeHours: 2 });
    expect(await taken('patientB', day)).toEqual(['10:00', '10:30', '11:00']);
    expect(await taken('doctorA', day)).toEqual(['10:30']);
    expect((await free())[0]).toEqual({ date: day, times: ['11:30'] });
    expect(await nextFreeAt()).toBe('2026-11-24T06:00:00.000Z');
    expect(await book({ date: day, time: '11:00' })).toMatchObject({
      status: 409,
      body: { code: 'slot-not-offered', message: expect.stringContaining('until 2 hours before') },
    });
    expect((await book({ date: day, time: '11:30' })).status).toBe(201);
  });

  test('keep a break before and after each visit', async () => {
    const { book, taken, call } = await start({ bufferMinutes: 30 });
    expect(await taken('patientB', day)).toEqual(['10:00', '10:30', '11:00']);
    for (const time of ['10:00', '11:00']) {
      expect(await book({ date: day, time })).toMatchObject({
        status: 409,
        body: { code: 'slot-taken', message: expect.stringContaining('30 minutes free') },
      });
    }
    await call('patientA', 'cancelAppointment', { id: 'pending' }, { body: {} });
    expect(await taken('patientB', day)).toEqual([]);
  });

  test('end the days that can be booked', async () => {
    const { book, taken, free } = await start({ daysAhead: 2 });
    const date = '2026-11-26';
    expect(await taken('patientB', date)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect((await free()).filter(({ times }) => times.length > 0)).toHaveLength(2);
    expect(await book({ date, time: '10:00' })).toMatchObject({
      status: 409,
      body: { code: 'slot-not-offered', message: expect.stringContaining('next 2 days') },
    });
  });
});

describe("a patient's move", () => {
  const free = { date: '2026-11-26', time: '10:00' };

  test('is refused after the last hour for changes, which its refusal names', async () => {
    const { move } = await start({ changeHours: 26 });
    expect(await move('patientA', 'scheduled', free)).toMatchObject({
      status: 409,
      body: {
        code: 'too-late-to-change',
        message: expect.stringMatching(/until 26 hours before.*cancel/),
      },
    });
    expect((await move('doctorA', 'scheduled', free)).status).toBe(200);
  });

  test('is possible until then', async () => {
    const { move } = await start({ changeHours: 25 });
    expect((await move('patientA', 'scheduled', free)).status).toBe(200);
  });

  test('is possible as often as the doctor allows', async () => {
    for (const mostMoves of [0, 1]) {
      const { move } = await start({ mostMoves });
      const replies = [
        await move('patientA', 'pending', free),
        await move('patientA', 'pending', { ...free, time: '10:30' }),
      ];
      expect(replies.map(({ status }) => status)).toEqual(
        mostMoves === 0 ? [409, 409] : [200, 409],
      );
      expect(replies[1]).toMatchObject({ body: { code: 'too-many-changes' } });
    }
  });

  test('takes place at once if the doctor accepts moves at once', async () => {
    const { move, call } = await start({ acceptsMoves: true });
    expect(await move('patientA', 'scheduled', free)).toMatchObject({
      body: { appointment: { ...free, status: 'scheduled', revision: 2 } },
    });
    expect((await call('doctorA', 'listNotices')).body).toMatchObject([{ kind: 'moved' }]);
  });

  test('keeps the notice, the break and the days ahead, but not the break to its own old time', async () => {
    const chosen = { noticeHours: 2, bufferMinutes: 30 as const, daysAhead: 2 };
    const { move } = await start(chosen);
    const codes = [];
    for (const slot of [
      { date: day, time: '11:00' },
      free,
      { date: '2026-11-25', time: '10:30' },
    ]) {
      const { status, body } = await move('patientA', 'pending', slot);
      codes.push(`${status} ${Object(body).code}`);
    }
    expect(codes).toEqual(['409 slot-not-offered', '409 slot-not-offered', '409 slot-taken']);
    const own = { date: '2026-11-25', time: '11:30' };
    expect((await move('patientA', 'scheduled', own)).status).toBe(200);
  });
});

test("a doctor's own proposal need not fit the rules for patients", async () => {
  const { move } = await start({ noticeHours: 48, bufferMinutes: 60, daysAhead: 1, mostMoves: 0 });
  expect((await move('doctorA', 'scheduled', { date: '2026-11-27', time: '10:00' })).status).toBe(
    200,
  );
  expect((await move('doctorA', 'scheduled', { date: day, time: '11:00' })).status).toBe(200);
});
