import type { Appointment } from '../../../../src/contract/appointments.ts';
import { isNearFollowUp } from '../../../../src/domain/appointments/follow-up.ts';
import { addDays, dateInIndia } from '../../../../src/domain/time/india-time.ts';
import { check } from '../../check.ts';
import { getListener } from '../../conversation.ts';
import { dueVisit } from '../../due-visit.ts';
import { expectEqual, expectError, expectResponse, expectWrongField } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { type Slot, takenSlots } from '../../slots.ts';

async function ask(kit: Kit, id: string, date: string | null) {
  const { call } = await kit.as('doctorA');
  return call('askFollowUp', { params: { id }, body: { date } });
}

/** A chosen visit is cancelled after the check, and then the patient may choose again. */
async function answer(kit: Kit, id: string, slot: Slot | null) {
  const { call } = await kit.as('patientA');
  const reply = await call('answerFollowUp', { params: { id }, body: { slot } });
  const booked = reply.status === 200 ? expectResponse(reply).booked : null;
  if (booked) kit.cancelAfterCheck('patientA', booked.id);
  return reply;
}

async function complete(kit: Kit, followUpDate: string) {
  const { id } = await dueVisit(kit);
  const { call } = await kit.as('doctorA');
  return call('completeAppointment', { params: { id }, body: { followUpDate } });
}

/** The days around it have free times. */
const openFollowUp = (kit: Kit) =>
  kit.memoize('open follow-up', async () => {
    const { date } = await kit.otherTime();
    const reply = await complete(kit, date);
    return { reply, visit: expectResponse(reply).appointment, date };
  });

/** Free times after today, within 3 days of the day or not, that no one of the kit has. */
async function freeTimes(kit: Kit, date: string, isNear = true): Promise<Slot[]> {
  const doctor = await kit.as('doctorA');
  const reply = await kit.guest().call('listFreeTimes', { params: { id: doctor.user.id } });
  const spare = await kit.spareSlot();
  const patients = [await kit.as('patientA'), await kit.as('patientB')];
  const taken = await Promise.all(patients.map(takenSlots));
  return expectResponse(reply)
    .days.flatMap((day) => day.times.map((time) => ({ date: day.date, time })))
    .filter((slot) => slot.date > dateInIndia(kit.target.now()))
    .filter((slot) => isNearFollowUp({ date }, slot, kit.target.now()) === isNear)
    .filter((slot) => slot.date !== spare.date || slot.time !== spare.time)
    .filter((slot) => !taken.some((isTaken) => isTaken(slot)));
}

async function freeTime(kit: Kit, date: string, isNear = true): Promise<Slot> {
  const [slot] = await freeTimes(kit, date, isNear);
  if (!slot) throw new Error(`There is no free time for a follow-up on ${date}`);
  return slot;
}

const kindsOf = ({ history = [] }: Appointment) => history.map(({ kind }) => kind);

export const followUpChecks = [
  check(
    'stores with a completed visit when to see the patient again',
    'completeAppointment',
    async (kit) => {
      const { reply, visit: appointment, date } = await openFollowUp(kit);
      expectEqual(reply, 'appointment.status', appointment.status, 'completed');
      expectEqual(reply, 'appointment.followUp.date', appointment.followUp?.date, date);
      expectEqual(reply, 'appointment.history', kindsOf(appointment).at(-1), 'follow-up');
    },
  ),
  check('changes the day until the patient has answered', 'askFollowUp', async (kit) => {
    const { visit, date } = await openFollowUp(kit);
    const later = addDays(date, 20);
    const reply = await ask(kit, visit.id, later);
    const { appointment } = expectResponse(reply);
    expectResponse(await ask(kit, visit.id, date));
    expectEqual(reply, 'appointment.followUp.date', appointment.followUp?.date, later);
  }),
  check('refuses a follow-up of a visit that is not completed', 'askFollowUp', async (kit) => {
    const { id } = await kit.bookedVisit();
    const date = addDays(dateInIndia(kit.target.now()), 14);
    expectError(await ask(kit, id, date), 'invalid-transition');
  }),
  check('refuses a day that is not ahead', 'askFollowUp', async (kit) => {
    const { visit } = await openFollowUp(kit);
    const today = dateInIndia(kit.target.now());
    expectWrongField(await ask(kit, visit.id, today), 'date');
  }),

  check(
    'schedules the chosen time at once, and links both visits',
    'answerFollowUp',
    async (kit) => {
      const { visit, date } = await openFollowUp(kit);
      const slot = await freeTime(kit, date);
      const reply = await answer(kit, visit.id, slot);
      const { appointment, booked } = expectResponse(reply);
      const booking = { date: booked?.date, time: booked?.time };
      expectEqual(reply, 'booked.status', booked?.status, 'scheduled');
      expectEqual(reply, 'booked slot', booking, slot);
      expectEqual(reply, 'booked.appointmentType', booked?.appointmentType, visit.appointmentType);
      expectEqual(reply, 'booked.followUpOf', booked?.followUpOf, visit.id);
      expectEqual(reply, 'appointment.followUp.visitId', appointment.followUp?.visitId, booked?.id);
    },
  ),
  check('schedules one visit when the patient chooses again', 'answerFollowUp', async (kit) => {
    const { visit, date } = await openFollowUp(kit);
    const slot = await freeTime(kit, date);
    const once = expectResponse(await answer(kit, visit.id, slot)).booked;
    const reply = await answer(kit, visit.id, slot);
    expectEqual(reply, 'booked.id', expectResponse(reply).booked?.id, once?.id);
    const other = await freeTime(kit, date);
    expectError(await answer(kit, visit.id, other), 'invalid-transition');
  }),
  check('refuses a time that is far from the day', 'answerFollowUp', async (kit) => {
    const { visit, date } = await openFollowUp(kit);
    const slot = await freeTime(kit, date, false);
    expectError(await answer(kit, visit.id, slot), 'slot-not-offered');
  }),
  check('refuses a time that another patient has', 'answerFollowUp', async (kit) => {
    const { visit, date } = await openFollowUp(kit);
    const slot = await freeTime(kit, date);
    const body = { ...(await kit.spareSlot()), ...slot };
    expectResponse(await kit.requestVisit('patientB', body));
    expectError(await answer(kit, visit.id, slot), 'slot-taken');
  }),
  check('notifies the doctor of the chosen visit', 'appointment_changed', async (kit) => {
    const { visit, date } = await openFollowUp(kit);
    const slot = await freeTime(kit, date);
    const listener = await getListener(kit, 'doctorA');
    const { booked } = expectResponse(await answer(kit, visit.id, slot));
    const event = await listener.event('appointment_changed', [booked?.id ?? '']);
    expectEqual({ name: 'appointment_changed' }, 'followUpOf', event.followUpOf, visit.id);
  }),
  check('accepts ‘no thanks’, and no day after it', 'answerFollowUp', async (kit) => {
    const { date } = await kit.otherTime();
    const { appointment: visit } = expectResponse(await complete(kit, date));
    const reply = await answer(kit, visit.id, null);
    const { appointment, booked } = expectResponse(reply);
    const hasDeclined = appointment.followUp?.declinedAt !== undefined;
    expectEqual(reply, 'appointment.followUp.declinedAt', hasDeclined, true);
    expectEqual(reply, 'booked', booked, null);
    expectError(await ask(kit, visit.id, addDays(date, 1)), 'invalid-transition');
  }),
  check('refuses an answer to no follow-up', 'answerFollowUp', async (kit) => {
    const { id } = await kit.bookedVisit();
    expectError(await answer(kit, id, null), 'invalid-transition');
  }),
];
