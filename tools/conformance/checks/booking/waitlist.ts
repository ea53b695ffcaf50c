import { weekday } from '../../../../src/contract/doctors.ts';
import { partOfDay } from '../../../../src/contract/waitlist.ts';
import { addDays, dateInIndia } from '../../../../src/domain/time/india-time.ts';
import { check } from '../../check.ts';
import { expectEqual, expectError, expectResponse, expectWrongField } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { pastSlots, type Slot } from '../../slots.ts';

type PatientName = 'patientA' | 'patientB';

/** The patient leaves the line after the check. */
async function join(kit: Kit, patient: PatientName, until: string) {
  const { call } = await kit.as(patient);
  const doctor = await kit.as('doctorA');
  const wishes = { days: weekday.options, parts: partOfDay.options, until };
  const body = { doctorId: doctor.user.id, appointmentType: 'phone', ...wishes };
  const reply = await call('joinWaitlist', { body });
  if (reply.status === 200) {
    const { id } = expectResponse(reply).entry;
    kit.afterCheck(async () => void (await call('leaveWaitlist', { params: { id } })));
  }
  return reply;
}

async function listEntry(kit: Kit, id: string) {
  const { call } = await kit.as('patientB');
  const reply = await call('listWaitlist');
  return { reply, entry: expectResponse(reply).find((one) => one.id === id) };
}

/** Patient A cancels a visit while patient B waits. */
async function offered(kit: Kit): Promise<{ id: string; slot: Slot }> {
  // A patient gets no offer of a time that the same patient has given up.
  const slot = await kit.otherTime(await pastSlots(await kit.as('patientB')));
  const booked = await kit.requestVisit('patientA', { ...(await kit.spareSlot()), ...slot });
  const { appointment } = expectResponse(booked);
  const { entry } = expectResponse(await join(kit, 'patientB', slot.date));
  const { call } = await kit.as('patientA');
  expectResponse(await call('cancelAppointment', { params: { id: appointment.id }, body: {} }));
  return { id: entry.id, slot };
}

async function answer(kit: Kit, id: string, slot: Slot, given: 'accept' | 'decline') {
  const { call } = await kit.as('patientB');
  const reply = await call('answerOffer', { params: { id }, body: { ...slot, answer: given } });
  const visit = reply.status === 200 ? expectResponse(reply).appointment : null;
  if (visit) kit.cancelAfterCheck('patientB', visit.id);
  return reply;
}

export const waitlistChecks = [
  check('puts a patient behind the one who asked first', 'joinWaitlist', async (kit) => {
    const until = addDays(dateInIndia(kit.target.now()), 12);
    const first = expectResponse(await join(kit, 'patientA', until)).entry;
    const reply = await join(kit, 'patientB', until);
    const { entry } = expectResponse(reply);
    expectEqual(reply, 'entry.position', entry.position, first.position + 1);
  }),
  check('keeps the place when the wishes change', 'joinWaitlist', async (kit) => {
    const today = dateInIndia(kit.target.now());
    const { entry } = expectResponse(await join(kit, 'patientB', addDays(today, 12)));
    const reply = await join(kit, 'patientB', addDays(today, 11));
    const changed = expectResponse(reply).entry;
    expectEqual(reply, 'entry.id', changed.id, entry.id);
    expectEqual(reply, 'entry.until', changed.until, addDays(today, 11));
  }),
  check('refuses a last day that is over', 'joinWaitlist', async (kit) => {
    const yesterday = addDays(dateInIndia(kit.target.now()), -1);
    expectWrongField(await join(kit, 'patientB', yesterday), 'until');
  }),
  check('counts the patients who wait', 'countWaiting', async (kit) => {
    const { call } = await kit.as('doctorA');
    const { waiting } = expectResponse(await call('countWaiting'));
    await join(kit, 'patientB', addDays(dateInIndia(kit.target.now()), 12));
    const reply = await call('countWaiting');
    expectEqual(reply, 'waiting', expectResponse(reply).waiting, waiting + 1);
  }),
  check('holds a freed time for a patient who waits', 'listWaitlist', async (kit) => {
    const { id, slot } = await offered(kit);
    const { reply, entry } = await listEntry(kit, id);
    const { date, time } = entry?.offer ?? {};
    expectEqual(reply, '[].offer', { date, time }, slot);
  }),
  check('refuses a time that is held for a waiting patient', 'bookAppointment', async (kit) => {
    const { slot } = await offered(kit);
    const body = { ...(await kit.spareSlot()), ...slot };
    expectError(await kit.requestVisit('patientA', body), 'slot-taken');
  }),
  check('requests the accepted time, once', 'answerOffer', async (kit) => {
    const { id, slot } = await offered(kit);
    const reply = await answer(kit, id, slot, 'accept');
    const visit = expectResponse(reply).appointment;
    const booked = { date: visit?.date, time: visit?.time };
    expectEqual(reply, 'appointment slot', booked, slot);
    expectEqual(reply, 'appointment.status', visit?.status, 'pending');
    const repeated = await answer(kit, id, slot, 'accept');
    const { appointment } = expectResponse(repeated);
    expectEqual(repeated, 'appointment.id', appointment?.id, visit?.id);
  }),
  check('refuses a declined time', 'answerOffer', async (kit) => {
    const { id, slot } = await offered(kit);
    const reply = await answer(kit, id, slot, 'decline');
    expectEqual(reply, 'appointment', expectResponse(reply).appointment, null);
    expectError(await answer(kit, id, slot, 'accept'), 'invalid-transition');
    const { reply: list, entry } = await listEntry(kit, id);
    expectEqual(list, '[].offer', entry?.offer, undefined);
  }),
  check('ends the wait once', 'leaveWaitlist', async (kit) => {
    const { id } = await offered(kit);
    const { call } = await kit.as('patientB');
    expectResponse(await call('leaveWaitlist', { params: { id } }));
    expectError(await call('leaveWaitlist', { params: { id } }), 'not-found');
  }),
];
