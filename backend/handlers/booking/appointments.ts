import type { HttpHandler } from 'msw';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import type { VisitNotes } from '../../../src/contract/records.ts';
import { canMove, isMissed } from '../../../src/domain/appointments/appointment-status.ts';
import { isSameTime, withEnds } from '../../../src/domain/appointments/move.ts';
import type { VisitChanges } from '../../../src/domain/appointments/visit-change.ts';
import { completionWait } from '../../../src/domain/appointments/consultation.ts';
import {
  isPractising,
  isSuspended,
  mayComplete,
} from '../../../src/domain/doctors/verification.ts';
import type { SlotTime } from '../../../src/domain/booking/slots.ts';
import { indiaInstant } from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import {
  toAppointmentResponse,
  publishAppointment,
  byStart,
} from '../visits/appointment-response.ts';
import { findVisit, isParticipant, whyOver } from '../visits/find-visit.ts';
import { changeVisit } from '../visits/change-visit.ts';
import { forgetVisit } from '../waitlist/offers.ts';
import type { Backend } from '../core/backend.ts';
import { answerMissed, markMissed, sayLate } from './attendance.ts';
import { bookAppointment } from './booking.ts';
import { answerFollowUp, askFollowUp, changeWish } from './follow-up.ts';
import { answerMove, formatSlot, moveAppointment } from './move.ts';
import { readVisitPhone } from './visit-phone.ts';
import { endCall } from '../calls/calls.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { notifyOfMove } from '../notices/write-notices.ts';
import { createRecord } from '../records/records.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';

const newStatus = {
  accepted: 'scheduled',
  cancelled: 'cancelled',
  completed: 'completed',
} as const;

interface StatusChange {
  changes?: VisitChanges;
  record?: VisitNotes | undefined;
  followUpDate?: string | undefined;
  /** The slot that the caller saw. */
  seen?: Partial<SlotTime>;
}

/** Implements spec §4 Appointment, §7. */
export function appointmentHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  const move = (
    id: string,
    account: AccountRecord,
    kind: keyof typeof newStatus,
    { changes = {}, record, followUpDate, seen = {} }: StatusChange = {},
  ) =>
    writeAndPublish(backend, async (unit, publish) => {
      const kept = await findVisit(unit, id, (visit) => isParticipant(visit, account));
      const now = clock.now();
      const visit = withEnds(kept, now);
      const status = newStatus[kind];
      if (isMissed(visit) || !canMove(visit.status, status, account.role)) throw whyOver(visit);
      if (!isSameTime(visit, { ...visit, ...seen })) throw hasMoved(visit);
      if (status === 'scheduled') await checkPractising(unit, visit);
      if (status === 'completed') await checkMayComplete(unit, visit, followUpDate !== undefined);
      const wait = status === 'completed' ? completionWait(visit, now, '12h') : null;
      if (wait) throw new ApiError('too-early', wait);
      if (status === 'completed') await countPatient(unit, visit);
      const entry = { kind, by: account.role, at: now.toISOString() };
      const moved = await changeVisit(
        unit,
        publish,
        visit,
        { ...changes, status, proposal: undefined },
        entry,
      );
      if (status !== 'scheduled') await unit.remove('visitPhones', id);
      if (status === 'cancelled') await endCall(unit, publish, moved, now);
      if (status === 'cancelled' && account.role === 'doctor') await forgetVisit(unit, moved);
      if (record) await createRecord(unit, moved, record, now);
      const made = { before: visit, after: moved, by: account.role, hasRecord: !!record };
      await notifyOfMove(unit, publish, made, now);
      const asked =
        followUpDate === undefined
          ? moved
          : await changeWish(unit, publish, moved, followUpDate, now);
      return {
        success: true as const,
        message: `The appointment is ${status}.`,
        appointment: await publishAppointment(backend, unit, publish, asked, account.id),
      };
    });

  return [
    endpointHandler(backend, appointmentEndpoints.bookAppointment, (call) =>
      bookAppointment(backend, call),
    ),
    endpointHandler(backend, appointmentEndpoints.listAppointments, async ({ params, caller }) => {
      const { id, role } = signedIn(caller);
      if (params.id !== id)
        throw new ApiError('forbidden', 'You do not have access to these appointments.');
      const where = role === 'doctor' ? { doctorId: id } : { patientId: id };
      return store.read(async (reads) => {
        const visits = await reads.find('appointments', where);
        return Promise.all(
          visits.sort(byStart).map((visit) => toAppointmentResponse(backend, reads, visit, id)),
        );
      });
    }),
    endpointHandler(backend, appointmentEndpoints.acceptAppointment, ({ params, query, caller }) =>
      move(params.id, signedIn(caller), 'accepted', { seen: query }),
    ),
    endpointHandler(backend, appointmentEndpoints.completeAppointment, ({ params, body, caller }) =>
      move(params.id, signedIn(caller), 'completed', body),
    ),
    endpointHandler(backend, appointmentEndpoints.askFollowUp, (call) =>
      askFollowUp(backend, call),
    ),
    endpointHandler(backend, appointmentEndpoints.answerFollowUp, (call) =>
      answerFollowUp(backend, call),
    ),
    endpointHandler(backend, appointmentEndpoints.getVisitPhone, ({ params, caller }) =>
      readVisitPhone(backend, signedIn(caller), params.id),
    ),
    endpointHandler(backend, appointmentEndpoints.moveAppointment, (call) =>
      moveAppointment(backend, call),
    ),
    endpointHandler(backend, appointmentEndpoints.answerMove, (call) => answerMove(backend, call)),
    endpointHandler(backend, appointmentEndpoints.sayLate, (call) => sayLate(backend, call)),
    endpointHandler(backend, appointmentEndpoints.markMissed, (call) => markMissed(backend, call)),
    endpointHandler(backend, appointmentEndpoints.answerMissed, (call) =>
      answerMissed(backend, call),
    ),
    endpointHandler(backend, appointmentEndpoints.cancelAppointment, ({ params, body, caller }) => {
      const account = signedIn(caller);
      const cancelReason = body.reason?.trim() || undefined;
      const changes = { cancelledBy: account.role, cancelReason };
      return move(params.id, account, 'cancelled', { changes });
    }),
  ];
}

/** The demo's doctors have no count (ADR 0077). */
async function countPatient(
  unit: UnitOfWork,
  { doctorId, patientId }: AppointmentRecord,
): Promise<void> {
  const doctor = await unit.get('doctors', doctorId);
  if (doctor?.patientCount === undefined) return;
  const status = 'completed';
  const [earlier] = await unit.find('appointments', { doctorId, patientId, status }, 1);
  if (earlier) return;
  await unit.update('doctors', doctorId, { patientCount: doctor.patientCount + 1 });
}

function hasMoved(visit: AppointmentRecord): ApiError {
  const message = `This request has moved to ${formatSlot(visit)}. Look at the new time before you accept it.`;
  return new ApiError('invalid-transition', message);
}

async function checkPractising(
  reads: ReadTransaction,
  { doctorId, date }: AppointmentRecord,
): Promise<void> {
  const doctor = await reads.get('doctors', doctorId);
  if (doctor && isPractising(doctor, date)) return;
  const reason = doctor?.registration
    ? 'Your registration ends before this visit. You can accept the request once it is renewed.'
    : 'You can accept requests once your registration is verified.';
  throw new ApiError('forbidden', reason);
}

async function checkMayComplete(
  reads: ReadTransaction,
  { doctorId, date, time }: AppointmentRecord,
  asksAgain: boolean,
): Promise<void> {
  const doctor = await reads.get('doctors', doctorId);
  if (asksAgain && doctor && isSuspended(doctor)) {
    const message =
      'Your account is suspended, so you cannot ask patients to come again. You can complete the visit without it.';
    throw new ApiError('forbidden', message);
  }
  if (doctor && mayComplete(doctor, indiaInstant(date, time))) return;
  throw new ApiError(
    'forbidden',
    'Your account is suspended, so you can complete only visits that began before the suspension.',
  );
}
