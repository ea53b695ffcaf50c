import type { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import type { BookingRules } from '../../../src/contract/booking-rules.ts';
import type { Role } from '../../../src/contract/common.ts';
import type { ErrorCode } from '../../../src/contract/errors.ts';
import { isMissed } from '../../../src/domain/appointments/appointment-status.ts';
import {
  findMoveProblem,
  getMostMoves,
  isMovedAtOnce,
  isSameTime,
  type MoveProblem,
  toSlot,
  withEnds,
} from '../../../src/domain/appointments/move.ts';
import { phoneEnd } from '../../../src/domain/appointments/visit-phone.ts';
import { defaultRules, getRules } from '../../../src/domain/booking/booking-rules.ts';
import { isBlocked } from '../../../src/domain/booking/blocked-hours.ts';
import { offeredTimes, type SlotTime } from '../../../src/domain/booking/slots.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { formatHours } from '../../../src/domain/time/durations.ts';
import {
  addDays,
  dateInIndia,
  daysBetween,
  formatDay,
  formatTime,
} from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { endCall } from '../calls/calls.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { notifyOfVisit } from '../notices/write-notices.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { changeVisit } from '../visits/change-visit.ts';
import { findVisit, isParticipant, whyOver } from '../visits/find-visit.ts';
import { publishSharing } from '../visits/visit-sharing.ts';
import { checkFree, checkOffered, checkOwnTime } from './slot-rules.ts';

/** See ADR 0094. */
export async function moveAppointment(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof appointmentEndpoints.moveAppointment>,
) {
  const account = signedIn(caller);
  const { role } = account;
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const visit = await findOwnVisit(unit, account, params.id, now);
    const slot = toSlot(body);
    const doctor = await unit.get('doctors', visit.doctorId);
    const rules = doctor ? getRules(doctor) : defaultRules;
    const problem = findMoveProblem(visit, slot, role, rules, now);
    if (problem) throw refuseMove(problem, { visit, by: role, rules });
    if (!doctor) throw doctorNotFound();
    checkOffered(doctor, slot, now);
    await checkFree(backend, unit, publish, { doctor, slot, by: role, visitId: visit.id }, now);
    if (role === 'patient') await checkPatientTime(unit, visit, slot, now);
    const at = now.toISOString();
    const isAtOnce = isMovedAtOnce(visit, role, rules);
    const moved = isAtOnce
      ? await applyMove(unit, publish, visit, { slot, by: role, kind: 'moved' }, now)
      : await changeVisit(
          unit,
          publish,
          visit,
          { proposal: { ...slot, by: role, at } },
          { kind: 'move-proposed', by: role, at, to: slot },
        );
    const kind = isAtOnce ? 'moved' : 'move-proposed';
    await notifyOfVisit(unit, publish, moved, { kind, by: role }, now);
    return {
      success: true as const,
      message: isAtOnce ? 'The visit has a new time.' : 'The new time is proposed.',
      appointment: await publishAppointment(backend, unit, publish, moved, account.id),
    };
  });
}

export async function answerMove(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof appointmentEndpoints.answerMove>,
) {
  const account = signedIn(caller);
  const { role } = account;
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const visit = await findOwnVisit(unit, account, params.id, now);
    const { proposal } = visit;
    if (visit.status === 'completed' || visit.status === 'cancelled' || isMissed(visit))
      throw whyOver(visit);
    if (!proposal || !isSameTime(proposal, body)) {
      const message = `This time is no longer proposed. The visit is on ${formatSlot(visit)}.`;
      throw new ApiError('invalid-transition', message);
    }
    const isOwn = proposal.by === role;
    const slot = toSlot(proposal);
    if (body.answer === 'accept') {
      if (isOwn) {
        const message = 'You have proposed this time. The other person has to accept it.';
        throw new ApiError('invalid-transition', message);
      }
      await checkDoctorTime(unit, visit, slot, role);
      if (role === 'patient') await checkPatientTime(unit, visit, slot, now);
    }
    const changed =
      body.answer === 'accept'
        ? await applyMove(unit, publish, visit, { slot, by: role, kind: 'move-accepted' }, now)
        : await changeVisit(
            unit,
            publish,
            visit,
            { proposal: undefined },
            { kind: 'move-ended', by: role, at: now.toISOString(), to: slot },
          );
    const declined = isOwn ? null : ('move-declined' as const);
    const kind = body.answer === 'accept' ? ('move-accepted' as const) : declined;
    await notifyOfVisit(unit, publish, changed, { kind, by: role }, now);
    return {
      success: true as const,
      message: `The visit is on ${formatSlot(changed)}.`,
      appointment: await publishAppointment(backend, unit, publish, changed, account.id),
    };
  });
}

async function findOwnVisit(
  unit: UnitOfWork,
  account: AccountRecord,
  id: string,
  now: Date,
): Promise<AppointmentRecord> {
  return withEnds(await findVisit(unit, id, (visit) => isParticipant(visit, account)), now);
}

interface Move {
  slot: SlotTime;
  by: Role;
  kind: 'moved' | 'move-accepted';
}

/** The number for a phone visit, and what the patient shares, end as long after the visit as before. */
export async function applyMove(
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
  { slot, by, kind }: Move,
  now: Date,
): Promise<AppointmentRecord> {
  const entry = { kind, by, at: now.toISOString(), from: toSlot(visit), to: slot };
  const changes = { ...slot, proposal: undefined, late: undefined };
  const moved = await changeVisit(unit, publish, visit, changes, entry);
  const { id } = visit;
  if (await unit.get('visitPhones', id)) {
    await unit.update('visitPhones', id, { expiresAt: phoneEnd(moved).toISOString() });
  }
  const sharing = await unit.get('sharings', id);
  const days = daysBetween(visit.date, moved.date);
  if (sharing && days !== 0) {
    const lastDay = addDays(sharing.lastDay, days);
    await publishSharing(unit, publish, await unit.update('sharings', id, { lastDay }));
  }
  if (moved.date !== dateInIndia(now)) await endCall(unit, publish, moved, now);
  return moved;
}

export async function checkPatientTime(
  unit: UnitOfWork,
  { id, patientId }: AppointmentRecord,
  slot: SlotTime,
  now: Date,
): Promise<void> {
  const own = await unit.find('appointments', { patientId });
  const others = own.filter((visit) => visit.id !== id);
  await checkOwnTime(unit, others, slot, now);
}

/**
 * The doctor may have been suspended since, or the registration ends before. A doctor who accepts a
 * time outside the hours, in blocked hours or on leave has decided so.
 */
async function checkDoctorTime(
  unit: UnitOfWork,
  visit: AppointmentRecord,
  { date, time }: SlotTime,
  by: Role,
): Promise<void> {
  const doctor = await unit.get('doctors', visit.doctorId);
  const maySee = doctor !== undefined && isPractising(doctor, date);
  const isOpen =
    maySee && offeredTimes(doctor, date).includes(time) && !isBlocked(doctor, { date, time });
  if (maySee && (by === 'doctor' || isOpen)) return;
  if (by === 'doctor') throw new ApiError('forbidden', 'You cannot take visits on that day.');
  const message = `The doctor no longer takes visits at that time. The visit is still on ${formatSlot(visit)}.`;
  throw new ApiError('invalid-transition', message);
}

interface RefusedMove {
  visit: AppointmentRecord;
  by: Role;
  rules: Required<BookingRules>;
}

const refusals: Record<
  Exclude<MoveProblem, 'over'>,
  { code: ErrorCode; say: (refused: RefusedMove) => string }
> = {
  'not-accepted': {
    code: 'invalid-transition',
    say: () => 'Accept or decline this request. You can propose another time once it is accepted.',
  },
  begun: {
    code: 'too-late-to-change',
    say: ({ by }) =>
      by === 'doctor'
        ? 'This visit has begun. You can complete or cancel it.'
        : 'This visit has begun. You can cancel it and book another time.',
  },
  'too-late': {
    code: 'too-late-to-change',
    say: ({ rules }) =>
      `Visits to this doctor can be moved until ${formatHours(rules.changeHours)} before they start. You can still cancel this one.`,
  },
  'other-proposal': {
    code: 'invalid-transition',
    say: ({ visit: { proposal }, by }) =>
      `${by === 'doctor' ? 'The patient' : 'The doctor'} has proposed ${proposal ? formatSlot(proposal) : 'another time'}. Accept or decline it first.`,
  },
  'same-time': {
    code: 'invalid-request',
    say: () => 'The visit is at this time already.',
  },
  'already-proposed': {
    code: 'invalid-request',
    say: () => 'You have proposed this time already.',
  },
  'too-many': {
    code: 'too-many-changes',
    say: ({ by, rules }) => {
      const most = getMostMoves(by, rules);
      const rule =
        most === 0
          ? 'This doctor’s visits cannot be moved by patients.'
          : `You have changed or proposed the time ${most === 1 ? 'once' : `${most} times`}, which is the most for a visit.`;
      return `${rule} You can keep this visit, or cancel it.`;
    },
  },
};

export function refuseMove(problem: MoveProblem, refused: RefusedMove): ApiError {
  if (problem === 'over') return whyOver(refused.visit);
  const { code, say } = refusals[problem];
  const message = say(refused);
  return new ApiError(
    code,
    message,
    code === 'invalid-request' ? { fields: { time: message } } : undefined,
  );
}

export function formatSlot({ date, time }: SlotTime): string {
  return `${formatDay(date)} at ${formatTime(time, '12h')}`;
}
