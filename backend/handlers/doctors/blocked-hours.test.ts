import { describe, expect, test } from 'vitest';
import { type BlockHoursBody, MAX_BLOCKED_HOURS } from '../../../src/contract/blocked-hours.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { slotsChanged } from '../../../src/contract/slot-changes.ts';
import { addDays } from '../../../src/domain/time/india-time.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { people, type PersonName, visit } from '../../testing/test-seed.ts';

/** 9:30 in India. */
const now = '2026-11-24T04:00:00.000Z';
const day = '2026-11-24';
const { doctorA } = people;
const params = { id: doctorA.id };
const hours = { date: day, startTime: '10:30', endTime: '11:30' };

async function start() {
  const appointments = [
    visit('pending', '10:30', 'pending'),
    { ...visit('scheduled', '11:00', 'scheduled'), date: '2026-11-25' },
  ];
  const chat = await createTestChat({ appointments, now });
  const block = (changes: Partial<BlockHoursBody> = {}, name: PersonName = 'doctorA') =>
    chat.call(name, 'blockHours', params, { body: { ...hours, isBlocked: true, ...changes } });
  const stored = async () =>
    (await chat.backend.store.read((reads) => reads.get('doctors', doctorA.id)))?.blockedHours;
  const taken = async (name: PersonName) => {
    const { body } = await chat.call(name, 'getTakenSlots', { ...params, date: day });
    return endpoints.getTakenSlots.response.parse(body).taken;
  };
  const book = (time: string) => {
    const body = { doctorId: doctorA.id, date: day, time, appointmentType: 'video', notes: '' };
    return chat.call('patientB', 'bookAppointment', { doctorId: doctorA.id }, { body });
  };
  return { ...chat, block, stored, taken, book };
}

describe('blocked hours', () => {
  test('are taken times for everyone, and no one but the doctor reads them', async () => {
    const { call, block, taken, book } = await start();
    expect((await block()).status).toBe(200);
    expect(await taken('patientB')).toEqual(['10:30', '11:00']);
    expect(await taken('doctorA')).toEqual(['10:30', '11:00']);
    expect(await book('11:00')).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    const seen = async (name: PersonName) =>
      Object((await call(name, 'getDoctor', params)).body).blockedHours;
    expect(await seen('doctorA')).toEqual([hours]);
    expect(await seen('patientB')).toBeUndefined();
  });

  test('leave booked visits as they are, which can still be accepted', async () => {
    const { call, block } = await start();
    await block();
    const accepted = await call('doctorA', 'acceptAppointment', { id: 'pending' });
    expect(accepted.status).toBe(200);
  });

  test('are refused for a proposal, and for the patient’s yes to an earlier one', async () => {
    const { call, block } = await start();
    const slot = { date: day, time: '11:00' };
    const propose = () => call('doctorA', 'moveAppointment', { id: 'scheduled' }, { body: slot });
    const answer = () =>
      call('patientA', 'answerMove', { id: 'scheduled' }, { body: { ...slot, answer: 'accept' } });
    await block();
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    await block({ isBlocked: false });
    expect((await propose()).status).toBe(200);
    await block();
    expect(await answer()).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
    await block({ isBlocked: false });
    expect((await answer()).status).toBe(200);
  });

  test('are taken back in part, and the field goes with the last ones', async () => {
    const { block, stored, taken } = await start();
    await block();
    await block({ startTime: '10:30', endTime: '11:00', isBlocked: false });
    expect(await stored()).toEqual([{ ...hours, startTime: '11:00' }]);
    await block({ isBlocked: false });
    expect(await stored()).toBeUndefined();
    expect(await taken('patientB')).toEqual(['10:30']);
  });

  test('of past days are removed with the next change', async () => {
    const { backend, block, stored } = await start();
    const blockedHours = [{ ...hours, date: '2026-11-23' }];
    await backend.store.write((unit) => unit.update('doctors', doctorA.id, { blockedHours }));
    await block({ date: '2026-11-26' });
    expect(await stored()).toEqual([{ ...hours, date: '2026-11-26' }]);
  });

  test('cannot be on a past day, more than a year ahead, or without an end', async () => {
    const { block } = await start();
    const wrong = [{ date: '2026-11-23' }, { date: '2027-12-01' }, { endTime: '10:30' }];
    for (const changes of wrong) expect((await block(changes)).status).toBe(400);
    expect((await block({ date: '2026-11-23', isBlocked: false })).status).toBe(200);
  });

  test(`are at most ${MAX_BLOCKED_HOURS}, and can then still be taken back`, async () => {
    const { block } = await start();
    for (let at = 0; at < MAX_BLOCKED_HOURS; at += 1) {
      expect((await block({ date: addDays(day, at) })).status).toBe(200);
    }
    expect((await block({ date: addDays(day, MAX_BLOCKED_HOURS) })).status).toBe(400);
    expect((await block({ isBlocked: false })).status).toBe(200);
  });

  test('reach the open pickers and the doctor’s other devices at once', async () => {
    const { backend, connect, block } = await start();
    const [follower, doctor] = [await connect('patientB'), await connect('doctorA')];
    await backend.realtime.answer(follower, 'follow_slots', { doctorId: doctorA.id });
    await block();
    await backend.realtime.idle();
    const changes = follower.events.filter(({ event }) => event === 'slots_changed');
    expect(changes.map(({ payload }) => slotsChanged.parse(payload))).toEqual([
      { doctorId: doctorA.id, taken: [], freed: [] },
    ]);
    expect(doctor.events.map(({ event }) => event)).toContain('doctor_changed');
  });

  test('are only the doctor’s own to change', async () => {
    const { block } = await start();
    expect((await block({}, 'patientA')).status).toBe(403);
    expect((await block({}, 'doctorB')).status).toBe(403);
  });
});
