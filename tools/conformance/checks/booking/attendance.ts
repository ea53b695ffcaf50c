import type { Appointment, LateMinutes } from '../../../../src/contract/appointments.ts';
import { lateStart } from '../../../../src/domain/appointments/attendance.ts';
import { check } from '../../check.ts';
import { getListener } from '../../conversation.ts';
import { dueVisit } from '../../due-visit.ts';
import { expectEqual, expectError, expectResponse } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

async function sayLate(kit: Kit, id: string, minutes: LateMinutes | null) {
  const { call } = await kit.as('patientA');
  return call('sayLate', { params: { id }, body: { minutes } });
}

async function mark(kit: Kit, id: string, isMissed: boolean) {
  const { call } = await kit.as('doctorA');
  return call('markMissed', { params: { id }, body: { isMissed } });
}

const kindsOf = ({ history = [] }: Appointment) => history.map(({ kind }) => kind);

/** A mark needs a visit that began 15 minutes ago, which the kit cannot make. */
export const attendanceChecks = [
  check('stores how late the patient is, and who said so', 'sayLate', async (kit) => {
    const before = await dueVisit(kit);
    const reply = await sayLate(kit, before.id, 30);
    const { appointment } = expectResponse(reply);
    const last = appointment.history?.at(-1);
    expectEqual(reply, 'appointment.status', appointment.status, 'scheduled');
    expectEqual(reply, 'appointment.late.minutes', appointment.late?.minutes, 30);
    expectEqual(reply, 'appointment.revision', appointment.revision, before.revision);
    expectEqual(
      reply,
      'appointment.history',
      last && { kind: last.kind, by: last.by, minutes: last.minutes },
      { kind: 'late', by: 'patient', minutes: 30 },
    );
  }),
  check('changes nothing when the patient says the same again', 'sayLate', async (kit) => {
    const { id } = await dueVisit(kit);
    const once = expectResponse(await sayLate(kit, id, 30)).appointment;
    const reply = await sayLate(kit, id, 30);
    const { appointment } = expectResponse(reply);
    expectEqual(reply, 'appointment.history', kindsOf(appointment), kindsOf(once));
  }),
  check('lets the patient take it back', 'sayLate', async (kit) => {
    const { id } = await dueVisit(kit);
    expectResponse(await sayLate(kit, id, 30));
    const reply = await sayLate(kit, id, null);
    const { appointment } = expectResponse(reply);
    expectEqual(reply, 'appointment.late', appointment.late, undefined);
    expectEqual(reply, 'appointment.history', kindsOf(appointment).at(-1), 'late-ended');
  }),
  check('refuses other minutes', 'sayLate', async (kit) => {
    const { id } = await dueVisit(kit);
    const { call } = await kit.as('patientA');
    const body = JSON.parse('{"minutes":7}');
    expectError(await call('sayLate', { params: { id }, body }), 'invalid-request');
  }),
  check('refuses it for a request', 'sayLate', async (kit) => {
    const { id } = await kit.bookedVisit();
    expectError(await sayLate(kit, id, 10), 'invalid-transition');
  }),
  check('refuses it more than 2 hours before the visit', 'sayLate', async (kit) => {
    const visit = await kit.bookedVisit();
    const { call } = await kit.as('doctorA');
    expectResponse(await call('acceptAppointment', { params: { id: visit.id } }));
    const reply = await sayLate(kit, visit.id, 10);
    if (kit.target.now() < lateStart(visit)) expectError(reply, 'too-early');
    else expectResponse(reply);
  }),
  check('notifies the doctor of a late patient', 'appointment_changed', async (kit) => {
    const listener = await getListener(kit, 'doctorA');
    const { id } = await dueVisit(kit);
    expectResponse(await sayLate(kit, id, 15));
    const isLate = (one: Appointment) => one.late !== undefined;
    const event = await listener.event('appointment_changed', [id], isLate);
    expectEqual({ name: 'appointment_changed' }, 'late.minutes', event.late?.minutes, 15);
  }),

  check('changes nothing when there is no mark to take back', 'markMissed', async (kit) => {
    const before = await dueVisit(kit);
    const reply = await mark(kit, before.id, false);
    const { appointment } = expectResponse(reply);
    expectEqual(reply, 'appointment.missed', appointment.missed, undefined);
    expectEqual(reply, 'appointment.history', kindsOf(appointment), kindsOf(before));
  }),
  check('refuses the mark before 15 minutes have passed', 'markMissed', async (kit) => {
    const { id } = await dueVisit(kit);
    expectError(await mark(kit, id, true), 'too-early');
  }),
  check('refuses the mark for a request', 'markMissed', async (kit) => {
    const { id } = await kit.bookedVisit();
    expectError(await mark(kit, id, true), 'invalid-transition');
  }),
  check('refuses an answer without a mark', 'answerMissed', async (kit) => {
    const { id } = await dueVisit(kit);
    const { call } = await kit.as('patientA');
    expectError(await call('answerMissed', { params: { id } }), 'invalid-transition');
  }),
];
