import type { Appointment, VisitChange } from '../../../../src/contract/appointments.ts';
import { getRevision } from '../../../../src/domain/appointments/visit-change.ts';
import { indiaInstant } from '../../../../src/domain/time/india-time.ts';
import { check } from '../../check.ts';
import type { CallName } from '../../calls.ts';
import { Skipped } from '../../difference.ts';
import { dueVisit } from '../../due-visit.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SignedIn } from '../../signed-in.ts';

type MoveName = Extract<
  CallName,
  'acceptAppointment' | 'cancelAppointment' | 'completeAppointment'
>;

const move = (person: SignedIn, name: MoveName, id: string, body?: unknown) =>
  person.call(name, { params: { id }, ...(body !== undefined && { body }) });

async function scheduledVisit(kit: Kit): Promise<Appointment> {
  const { id } = await kit.bookedVisit();
  return expectResponse(await move(await kit.as('doctorA'), 'acceptAppointment', id)).appointment;
}

async function cancelledVisit(kit: Kit): Promise<Appointment> {
  const { id } = await kit.bookedVisit();
  const patient = await kit.as('patientA');
  return expectResponse(await move(patient, 'cancelAppointment', id, {})).appointment;
}

async function takenTimes(kit: Kit, { doctorId, date }: Appointment) {
  const input = { params: { id: doctorId }, query: { date } };
  const reply = await kit.guest().call('getTakenSlots', input);
  return { reply, taken: expectResponse(reply).taken };
}

/** Servers may leave out revisions and histories. */
function expectChange(
  reply: Parameters<typeof expectEqual>[0],
  before: Appointment,
  after: Appointment,
  wanted: Pick<VisitChange, 'kind' | 'by'>,
): void {
  if (after.revision !== undefined) {
    const revision = getRevision(before) + 1;
    expectEqual(reply, 'appointment.revision', after.revision, revision);
  }
  if (after.history === undefined) return;
  const { length } = before.history ?? [];
  const { kind, by } = after.history.at(-1) ?? {};
  expectEqual(reply, 'appointment.history length', after.history.length, length + 1);
  expectEqual(reply, 'appointment.history', { kind, by }, wanted);
}

const unknown = (name: MoveName, person: 'patientA' | 'doctorA', body?: unknown) =>
  check('rejects an unknown id', name, async (kit) => {
    const reply = await move(await kit.as(person), name, 'nobody-has-this-id', body);
    expectError(reply, 'not-found');
  });

export const appointmentChecks = [
  check('forbids caching the response', 'listAppointments', async (kit) => {
    const { call, user } = await kit.as('patientA');
    const reply = await call('listAppointments', { params: { id: user.id } });
    expectResponse(reply);
    expectUncached(reply);
  }),

  check('turns a request into a scheduled visit', 'acceptAppointment', async (kit) => {
    const booked = await kit.bookedVisit();
    const reply = await move(await kit.as('doctorA'), 'acceptAppointment', booked.id);
    const { appointment } = expectResponse(reply);
    expectEqual(reply, 'appointment.id', appointment.id, booked.id);
    expectEqual(reply, 'appointment.status', appointment.status, 'scheduled');
    expectChange(reply, booked, appointment, { kind: 'accepted', by: 'doctor' });
  }),
  check('refuses to accept a visit twice', 'acceptAppointment', async (kit) => {
    const { id } = await scheduledVisit(kit);
    const reply = await move(await kit.as('doctorA'), 'acceptAppointment', id);
    expectError(reply, 'invalid-transition');
  }),
  check('refuses to accept a cancelled request', 'acceptAppointment', async (kit) => {
    const { id } = await cancelledVisit(kit);
    const reply = await move(await kit.as('doctorA'), 'acceptAppointment', id);
    expectError(reply, 'invalid-transition');
  }),
  unknown('acceptAppointment', 'doctorA'),
  check(
    'cancels a request when its start time has passed, and then refuses to accept it',
    'acceptAppointment',
    async (kit) => {
      const doctor = await kit.as('doctorA');
      const list = expectResponse(
        await doctor.call('listAppointments', { params: { id: doctor.user.id } }),
      );
      // A server may look for lapsed requests only once a minute.
      const due = kit.target.now().getTime() - 2 * 60_000;
      const unanswered = list.find(
        ({ date, time, status, cancelledBy }) =>
          (status === 'pending' || cancelledBy === 'system') &&
          indiaInstant(date, time).getTime() < due,
      );
      if (!unanswered) throw new Skipped('no request has passed its start unanswered');
      const reply = await move(doctor, 'acceptAppointment', unanswered.id);
      expectError(reply, 'invalid-transition');
      expectEqual(reply, 'cancelledBy in the list', unanswered.cancelledBy, 'system');
      expectEqual(reply, 'status in the list', unanswered.status, 'cancelled');
    },
  ),

  check('cancels a request and ignores other fields', 'cancelAppointment', async (kit) => {
    const { id } = await kit.bookedVisit();
    const body = { reason: 'Conformance check', status: 'completed', cancelledBy: 'doctor' };
    const reply = await move(await kit.as('patientA'), 'cancelAppointment', id, body);
    const { appointment } = expectResponse(reply);
    expectEqual(reply, 'appointment.status', appointment.status, 'cancelled');
    expectEqual(reply, 'appointment.cancelledBy', appointment.cancelledBy, 'patient');
    expectEqual(reply, 'appointment.cancelReason', appointment.cancelReason, body.reason);
  }),
  check("cancels a scheduled visit at the doctor's request", 'cancelAppointment', async (kit) => {
    const visit = await scheduledVisit(kit);
    const reply = await move(await kit.as('doctorA'), 'cancelAppointment', visit.id, {});
    const { appointment } = expectResponse(reply);
    expectEqual(reply, 'appointment.status', appointment.status, 'cancelled');
    expectEqual(reply, 'appointment.cancelledBy', appointment.cancelledBy, 'doctor');
    expectChange(reply, visit, appointment, { kind: 'cancelled', by: 'doctor' });
  }),
  check('refuses to cancel a visit twice', 'cancelAppointment', async (kit) => {
    const { id } = await cancelledVisit(kit);
    const reply = await move(await kit.as('patientA'), 'cancelAppointment', id, {});
    expectError(reply, 'invalid-transition');
  }),
  check('frees the slot for another patient', 'cancelAppointment', async (kit) => {
    const { doctorId, date, time, appointmentType, notes } = await cancelledVisit(kit);
    const slot = { doctorId, date, time, appointmentType, notes };
    expectResponse(await kit.requestVisit('patientB', slot));
  }),
  unknown('cancelAppointment', 'patientA', {}),

  check('refuses to complete a visit that was not accepted', 'completeAppointment', async (kit) => {
    const { id } = await kit.bookedVisit();
    const reply = await move(await kit.as('doctorA'), 'completeAppointment', id, {});
    expectError(reply, 'invalid-transition');
  }),
  unknown('completeAppointment', 'doctorA', {}),
  check(
    'completes a scheduled visit and rejects later changes',
    'completeAppointment',
    async (kit) => {
      const doctor = await kit.as('doctorA');
      const { id } = await dueVisit(kit);
      const reply = await move(doctor, 'completeAppointment', id, {});
      const { appointment } = expectResponse(reply);
      expectEqual(reply, 'appointment.status', appointment.status, 'completed');
      expectError(await move(doctor, 'completeAppointment', id, {}), 'invalid-transition');
      expectError(await move(doctor, 'acceptAppointment', id), 'invalid-transition');
      expectError(await move(doctor, 'cancelAppointment', id, {}), 'invalid-transition');
    },
    ['traces'],
  ),
  check(
    "counts a patient once in the doctor's `patientCount`, if it has one",
    'completeAppointment',
    async (kit) => {
      const doctor = await kit.as('doctorA');
      const params = { id: doctor.user.id };
      const count = async () =>
        expectResponse(await kit.guest().call('getDoctor', { params })).patientCount;
      const complete = async () => {
        const { id } = await dueVisit(kit);
        return move(doctor, 'completeAppointment', id, {});
      };
      const before = await count();
      const reply = await complete();
      expectResponse(reply);
      const after = await count();
      if (before !== undefined) {
        const isCounted = after === Math.max(before, 1) || after === before + 1;
        const wanted = `${before}, or one more for a new patient`;
        expectThat(reply, 'patientCount', isCounted, wanted, after);
      }
      const again = await complete();
      expectResponse(again);
      expectEqual(again, 'patientCount', await count(), after);
    },
    ['traces'],
  ),
  check(
    'refuses to complete a visit more than 30 minutes before it starts',
    'completeAppointment',
    async (kit) => {
      const { id } = await scheduledVisit(kit);
      const reply = await move(await kit.as('doctorA'), 'completeAppointment', id, {});
      const { message } = expectError(reply, 'too-early');
      expectThat(reply, 'message', /\d/.test(message), 'the time from which it can be', message);
    },
  ),

  check(
    "lists a visit's time as taken until the visit is cancelled",
    'getTakenSlots',
    async (kit) => {
      const visit = await kit.bookedVisit();
      const before = await takenTimes(kit, visit);
      expectEqual(before.reply, `taken[${visit.time}]`, before.taken.includes(visit.time), true);
      const patient = await kit.as('patientA');
      expectResponse(await move(patient, 'cancelAppointment', visit.id, {}));
      const after = await takenTimes(kit, visit);
      expectEqual(after.reply, `taken[${visit.time}]`, after.taken.includes(visit.time), false);
    },
  ),
];
