import type { Appointment } from '../../../../src/contract/appointments.ts';
import { daysBetween } from '../../../../src/domain/time/india-time.ts';
import { check } from '../../check.ts';
import { getListener } from '../../conversation.ts';
import {
  expectEqual,
  expectError,
  expectResponse,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Slot } from '../../slots.ts';

type PersonName = 'patientA' | 'patientB' | 'doctorA';

async function move(kit: Kit, by: PersonName, id: string, body: Slot) {
  const { call } = await kit.as(by);
  return call('moveAppointment', { params: { id }, body });
}

async function answer(
  kit: Kit,
  by: PersonName,
  { id }: { id: string },
  { date, time }: Slot,
  said: 'accept' | 'decline',
) {
  const { call } = await kit.as(by);
  return call('answerMove', { params: { id }, body: { answer: said, date, time } });
}

async function scheduledVisit(kit: Kit): Promise<Appointment> {
  const { id } = await kit.bookedVisit();
  const { call } = await kit.as('doctorA');
  return expectResponse(await call('acceptAppointment', { params: { id } })).appointment;
}

/** By the patient, of a scheduled visit. */
async function proposed(kit: Kit): Promise<{ visit: Appointment; slot: Slot }> {
  const { id } = await scheduledVisit(kit);
  const slot = await kit.otherTime();
  const reply = await move(kit, 'patientA', id, slot);
  return { visit: expectResponse(reply).appointment, slot };
}

async function takenOn(kit: Kit, doctorId: string, date: string): Promise<string[]> {
  const input = { params: { id: doctorId }, query: { date } };
  return expectResponse(await kit.guest().call('getTakenSlots', input)).taken;
}

const slotOf = ({ date, time }: Slot) => ({ date, time });

export const moveChecks = [
  check(
    "moves a patient's request at once, and keeps its notes, type and price",
    'moveAppointment',
    async (kit) => {
      const before = await kit.bookedVisit();
      const slot = await kit.otherTime();
      const reply = await move(kit, 'patientA', before.id, slot);
      const { appointment: after } = expectResponse(reply);
      expectEqual(reply, 'appointment.id', after.id, before.id);
      expectEqual(reply, 'appointment slot', slotOf(after), slot);
      expectEqual(reply, 'appointment.status', after.status, 'pending');
      expectEqual(reply, 'appointment.proposal', after.proposal, undefined);
      expectEqual(reply, 'appointment.notes', after.notes, before.notes);
      expectEqual(reply, 'appointment.appointmentType', after.appointmentType, 'phone');
      expectEqual(reply, 'appointment.price', after.price, before.price);
      expectEqual(reply, 'appointment.createdAt', after.createdAt, before.createdAt);
      const isFree = !(await takenOn(kit, before.doctorId, before.date)).includes(before.time);
      const isTaken = (await takenOn(kit, before.doctorId, slot.date)).includes(slot.time);
      expectEqual(reply, 'old time is free', isFree, true);
      expectEqual(reply, 'new time is taken', isTaken, true);
    },
  ),
  check(
    'grows the revision and names who moved, from when to when',
    'moveAppointment',
    async (kit) => {
      const before = await kit.bookedVisit();
      const slot = await kit.otherTime();
      const reply = await move(kit, 'patientA', before.id, slot);
      const { revision = 0, history = [] } = expectResponse(reply).appointment;
      const isGrown = revision > (before.revision ?? 0);
      expectThat(reply, 'appointment.revision', isGrown, 'more than before', revision);
      const { at: _, ...entry } = history.at(-1) ?? {};
      const wanted = { kind: 'moved', by: 'patient', from: slotOf(before), to: slot };
      expectEqual(reply, 'appointment.history', entry, wanted);
    },
  ),
  check(
    'proposes another time for a scheduled visit, which keeps both times taken',
    'moveAppointment',
    async (kit) => {
      const before = await scheduledVisit(kit);
      const slot = await kit.otherTime();
      const reply = await move(kit, 'doctorA', before.id, slot);
      const { appointment: after } = expectResponse(reply);
      expectEqual(reply, 'appointment slot', slotOf(after), slotOf(before));
      expectEqual(reply, 'appointment.status', after.status, 'scheduled');
      const { date, time, by } = after.proposal ?? {};
      expectEqual(reply, 'appointment.proposal', { date, time, by }, { ...slot, by: 'doctor' });
      for (const one of [slotOf(before), slot]) {
        const isTaken = (await takenOn(kit, before.doctorId, one.date)).includes(one.time);
        expectEqual(reply, `${one.date} ${one.time} is taken`, isTaken, true);
      }
    },
  ),
  check(
    'frees the time of an earlier proposal by the same person',
    'moveAppointment',
    async (kit) => {
      const { visit, slot } = await proposed(kit);
      const reply = await move(kit, 'patientA', visit.id, await kit.otherTime());
      expectResponse(reply);
      const taken = await takenOn(kit, visit.doctorId, slot.date);
      expectEqual(reply, 'earlier time is taken', taken.includes(slot.time), false);
    },
  ),
  check(
    'refuses a proposal while the other person waits for an answer',
    'moveAppointment',
    async (kit) => {
      const { visit, slot } = await proposed(kit);
      const reply = await move(kit, 'doctorA', visit.id, await kit.otherTime());
      expectError(reply, 'invalid-transition');
      const { call, user } = await kit.as('patientA');
      const list = expectResponse(await call('listAppointments', { params: { id: user.id } }));
      const kept = list.find(({ id }) => id === visit.id)?.proposal;
      expectEqual(reply, 'proposal in the list', kept && slotOf(kept), slot);
    },
  ),
  check(
    'accepts only one of two proposals by both sides at once',
    'moveAppointment',
    async (kit) => {
      const { id } = await scheduledVisit(kit);
      const [one, other] = [await kit.otherTime(), await kit.otherTime()];
      const replies = await Promise.all([
        move(kit, 'patientA', id, one),
        move(kit, 'doctorA', id, other),
      ]);
      const statuses = replies.map(({ status }) => status).sort();
      expectEqual({ name: 'moveAppointment' }, 'statuses', statuses, [200, 409]);
    },
  ),
  check('gives one free time to only one of two visits', 'moveAppointment', async (kit) => {
    const visits = [await kit.bookedVisit(), await kit.bookedVisit()];
    const slot = await kit.otherTime();
    const replies = await Promise.all(visits.map(({ id }) => move(kit, 'patientA', id, slot)));
    const statuses = replies.map(({ status }) => status).sort();
    expectEqual({ name: 'moveAppointment' }, 'statuses', statuses, [200, 409]);
  }),
  check('refuses a time that a proposal holds', 'bookAppointment', async (kit) => {
    const { visit, slot } = await proposed(kit);
    const { doctorId } = visit;
    const body = { doctorId, ...slot, appointmentType: 'phone', notes: '' } as const;
    expectError(await kit.requestVisit('patientB', body), 'slot-taken');
  }),
  check('refuses a taken time', 'moveAppointment', async (kit) => {
    const [visit, other] = [await kit.bookedVisit(), await kit.bookedVisit()];
    const reply = await move(kit, 'patientA', visit.id, slotOf(other));
    expectError(reply, 'slot-taken');
  }),
  check('refuses the time that the visit has already', 'moveAppointment', async (kit) => {
    const visit = await kit.bookedVisit();
    expectWrongField(await move(kit, 'patientA', visit.id, slotOf(visit)), 'time');
  }),
  check('refuses times that the doctor does not offer', 'moveAppointment', async (kit) => {
    const { id, date } = await kit.bookedVisit();
    const past = { date: '2026-01-05', time: '10:00' };
    for (const slot of [past, { date, time: '03:07' }, { date: '2190-01-05', time: '10:00' }]) {
      expectError(await move(kit, 'patientA', id, slot), 'slot-not-offered');
    }
  }),
  check("refuses to move a request at the doctor's wish", 'moveAppointment', async (kit) => {
    const { id } = await kit.bookedVisit();
    expectError(await move(kit, 'doctorA', id, await kit.otherTime()), 'invalid-transition');
  }),
  check('refuses to move a cancelled visit', 'moveAppointment', async (kit) => {
    const { id } = await kit.bookedVisit();
    const { call } = await kit.as('patientA');
    expectResponse(await call('cancelAppointment', { params: { id }, body: {} }));
    expectError(await move(kit, 'patientA', id, await kit.otherTime()), 'invalid-transition');
  }),
  check(
    "refuses to move another patient's visit, and an unknown one",
    'moveAppointment',
    async (kit) => {
      const { id } = await kit.bookedVisit();
      const slot = await kit.otherTime();
      expectError(await move(kit, 'patientB', id, slot), 'forbidden', 'not-found');
      expectError(await move(kit, 'patientA', 'nobody-has-this-id', slot), 'not-found');
    },
  ),
  check(
    'says what is still possible after many moves of one visit',
    'moveAppointment',
    async (kit) => {
      const { id, ...first } = await kit.bookedVisit();
      const second = await kit.otherTime();
      let slots = [second, slotOf(first)];
      for (let moves = 0; moves < 20; moves += 1) {
        const [slot = second, ...rest] = slots;
        const reply = await move(kit, 'patientA', id, slot);
        if (reply.status === 409) {
          const { message } = expectError(reply, 'too-many-changes');
          expectThat(reply, 'message', /cancel/i.test(message), 'what is still possible', message);
          return;
        }
        expectResponse(reply);
        slots = [...rest, slot];
      }
      expectEqual({ name: 'moveAppointment' }, 'status', 200, 409);
    },
    ['traces'],
  ),
  check('notifies both people of a proposal', 'appointment_changed', async (kit) => {
    const listener = await getListener(kit, 'doctorA');
    const { visit, slot } = await proposed(kit);
    const isProposal = (one: Appointment) => one.proposal !== undefined;
    const event = await listener.event('appointment_changed', [visit.id], isProposal);
    const got = event.proposal && slotOf(event.proposal);
    expectEqual({ name: 'appointment_changed' }, 'proposal', got, slot);
  }),

  check('moves the visit when the other person accepts', 'answerMove', async (kit) => {
    const { visit, slot } = await proposed(kit);
    const reply = await answer(kit, 'doctorA', visit, slot, 'accept');
    const { appointment: after } = expectResponse(reply);
    expectEqual(reply, 'appointment slot', slotOf(after), slot);
    expectEqual(reply, 'appointment.status', after.status, 'scheduled');
    expectEqual(reply, 'appointment.proposal', after.proposal, undefined);
    const taken = await takenOn(kit, visit.doctorId, visit.date);
    expectEqual(reply, 'old time is taken', taken.includes(visit.time), false);
  }),
  check(
    'moves the last day of what the patient shares with the visit',
    'answerMove',
    async (kit) => {
      const { visit, slot } = await proposed(kit);
      const { call } = await kit.as('patientA');
      const lastDay = async () =>
        expectResponse(await call('listSharing', {})).find(
          ({ appointmentId }) => appointmentId === visit.id,
        )?.lastDay;
      const before = await lastDay();
      const reply = await answer(kit, 'doctorA', visit, slot, 'accept');
      expectResponse(reply);
      const after = await lastDay();
      // The patient may share nothing.
      if (before === undefined) return;
      const days = daysBetween(visit.date, slot.date);
      expectEqual(reply, 'lastDay', after && daysBetween(before, after), days);
    },
  ),
  check(
    'leaves the visit and frees the time when the other person declines',
    'answerMove',
    async (kit) => {
      const { visit, slot } = await proposed(kit);
      const reply = await answer(kit, 'doctorA', visit, slot, 'decline');
      const { appointment: after } = expectResponse(reply);
      expectEqual(reply, 'appointment slot', slotOf(after), slotOf(visit));
      expectEqual(reply, 'appointment.proposal', after.proposal, undefined);
      const taken = await takenOn(kit, visit.doctorId, slot.date);
      expectEqual(reply, 'proposed time is taken', taken.includes(slot.time), false);
      expectError(await answer(kit, 'doctorA', visit, slot, 'accept'), 'invalid-transition');
    },
  ),
  check('lets the one who proposed withdraw, but not accept', 'answerMove', async (kit) => {
    const { visit, slot } = await proposed(kit);
    expectError(await answer(kit, 'patientA', visit, slot, 'accept'), 'invalid-transition');
    const reply = await answer(kit, 'patientA', visit, slot, 'decline');
    expectEqual(reply, 'proposal', expectResponse(reply).appointment.proposal, undefined);
  }),
  check('refuses an answer about another time than the proposed one', 'answerMove', async (kit) => {
    const { visit } = await proposed(kit);
    const reply = await answer(kit, 'doctorA', visit, slotOf(visit), 'accept');
    expectError(reply, 'invalid-transition');
  }),
  check(
    'ends the proposal with a cancelled visit, and frees both times',
    'cancelAppointment',
    async (kit) => {
      const { visit, slot } = await proposed(kit);
      const { call } = await kit.as('patientA');
      const reply = await call('cancelAppointment', { params: { id: visit.id }, body: {} });
      expectEqual(reply, 'proposal', expectResponse(reply).appointment.proposal, undefined);
      for (const { date, time } of [visit, slot]) {
        const taken = await takenOn(kit, visit.doctorId, date);
        expectEqual(reply, `${date} ${time} is taken`, taken.includes(time), false);
      }
    },
  ),
];
