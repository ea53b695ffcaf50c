import type { Doctor } from '../../../../src/contract/doctors.ts';
import type { FreeDay } from '../../../../src/contract/free-times.ts';
import { bookableDates, freeTimes, type SlotTime } from '../../../../src/domain/booking/slots.ts';
import { check } from '../../check.ts';
import { bothPeople, getListener, sent } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { expectEqual, expectError, expectResponse, expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Listener } from '../../listener.ts';

const listFreeTimes = (kit: Kit, id: string) =>
  kit.guest().call('listFreeTimes', { params: { id } });

async function timesOn(kit: Kit, { doctorId, date }: { doctorId: string; date: string }) {
  const reply = await listFreeTimes(kit, doctorId);
  const { days } = expectResponse(reply);
  return { reply, times: days.find((day) => day.date === date)?.times ?? [] };
}

/** They follow doctor A. */
async function follow(kit: Kit, name: 'patientA' | 'doctorA'): Promise<Listener> {
  const listener = await getListener(kit, name);
  const { user } = await kit.as('doctorA');
  const answer = await listener.call('follow_slots', { doctorId: user.id });
  expectEqual({ name: 'follow_slots' }, 'success', answer.success, true);
  return listener;
}

/** Not today and the last day, because the API's clock may differ a little. */
async function expectedDays(kit: Kit, doctor: Doctor, now: Date): Promise<FreeDay[]> {
  const days: FreeDay[] = [];
  for (const date of bookableDates(doctor, now).slice(1, -1)) {
    const input = { params: { id: doctor.id }, query: { date } };
    const { taken } = expectResponse(await kit.guest().call('getTakenSlots', input));
    days.push({ date, times: freeTimes(doctor, date, taken, now) });
  }
  return days;
}

export const freeTimesChecks = [
  check('returns the free times of each working day', 'listFreeTimes', async (kit) => {
    const params = { id: (await kit.as('doctorA')).user.id };
    const doctor = expectResponse(await kit.guest().call('getDoctor', { params }));
    const wanted = await expectedDays(kit, doctor, kit.target.now());
    const reply = await listFreeTimes(kit, params.id);
    const { days } = expectResponse(reply);
    for (const day of wanted) {
      const named = days.find(({ date }) => date === day.date);
      expectEqual(reply, 'days[]', named, day);
    }
    const dates = days.map(({ date }) => date);
    expectEqual(reply, 'days', dates, dates.toSorted());
  }),
  check("leaves out a visit's time until the visit is cancelled", 'listFreeTimes', async (kit) => {
    const visit = await kit.bookedVisit();
    const before = await timesOn(kit, visit);
    const field = 'days[].times';
    expectEqual(before.reply, field, before.times.includes(visit.time), false);
    const patient = await kit.as('patientA');
    const input = { params: { id: visit.id }, body: {} };
    expectResponse(await patient.call('cancelAppointment', input));
    const after = await timesOn(kit, visit);
    expectEqual(after.reply, field, after.times.includes(visit.time), true);
  }),
  check('does not say who has booked', 'listFreeTimes', async (kit) => {
    const { id, doctorId, patientId } = await kit.bookedVisit();
    const reply = await listFreeTimes(kit, doctorId);
    expectResponse(reply);
    const text = JSON.stringify(reply.body);
    const named = [id, patientId].filter((secret) => text.includes(secret));
    expectThat(reply, 'body', named.length === 0, 'only dates and times', named);
  }),
  check(
    'lets a signed-in person follow a doctor, not an unknown one',
    'follow_slots',
    async (kit) => {
      const listener = await getListener(kit, 'patientA');
      const unknown = await listener.call('follow_slots', { doctorId: 'nobody-has-this-id' });
      const code = unknown.success ? 'success' : unknown.code;
      expectEqual({ name: 'follow_slots' }, 'code', code, 'not-found');
      await follow(kit, 'patientA');
    },
    ['traces'],
  ),
  check(
    'notifies those who follow of a time that is taken, and freed again, and not of its patient',
    'slots_changed',
    async (kit) => {
      const listener = await follow(kit, 'patientA');
      const visit = await kit.bookedVisit();
      const { doctorId, date, time } = visit;
      const isSlot = (slot: SlotTime) => slot.date === date && slot.time === time;
      const ids = [doctorId, time];
      const taken = await listener.event('slots_changed', ids, (one) => one.taken.some(isSlot));
      const patient = await kit.as('patientA');
      const input = { params: { id: visit.id }, body: {} };
      expectResponse(await patient.call('cancelAppointment', input));
      const freed = await listener.event('slots_changed', ids, (one) => one.freed.some(isSlot));
      const subject = { name: 'slots_changed' } as const;
      expectEqual(subject, 'payload', taken, { doctorId, taken: [{ date, time }], freed: [] });
      expectEqual(subject, 'payload', freed, { doctorId, taken: [], freed: [{ date, time }] });
      const all = JSON.stringify(listener.all('slots_changed', [doctorId]));
      const named = [visit.id, visit.patientId].filter((secret) => all.includes(secret));
      expectEqual(subject, 'payload', named, []);
    },
    ['traces'],
  ),
  check(
    'notifies no one who has stopped following',
    'slots_changed',
    async (kit) => {
      const listener = await follow(kit, 'patientA');
      await listener.call('follow_slots', { doctorId: null });
      const before = listener.count('slots_changed', []);
      const other = await follow(kit, 'doctorA');
      const { doctorId, time } = await kit.bookedVisit();
      await other.event('slots_changed', [doctorId, time]);
      // An event sent too widely would arrive before this message.
      const { patient, doctor } = await bothPeople(kit);
      const { clientId } = await sent(doctor, patient);
      await listener.event('new_message', [clientId]);
      const count = listener.count('slots_changed', []) - before;
      if (count > 0) throw new Difference('slots_changed', 'events for others', 'none', count);
    },
    ['traces'],
  ),
  check('rejects an unknown id', 'listFreeTimes', async (kit) => {
    expectError(await listFreeTimes(kit, 'nobody-has-this-id'), 'not-found');
  }),
];
