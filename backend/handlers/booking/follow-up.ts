import type { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import type { ErrorCode } from '../../../src/contract/errors.ts';
import {
  type AskProblem,
  findAskProblem,
  FOLLOW_UP_MOST_DAYS,
  FOLLOW_UP_SPREAD_DAYS,
  isNearFollowUp,
  MOST_FOLLOW_UPS,
} from '../../../src/domain/appointments/follow-up.ts';
import { isSameTime } from '../../../src/domain/appointments/move.ts';
import type { SlotTime } from '../../../src/domain/booking/slots.ts';
import { isListed } from '../../../src/domain/doctors/verification.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { dateInIndia, formatDay } from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, AppointmentRecord, DoctorRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { notifyOfFollowUp, notifyOfVisit } from '../notices/write-notices.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import { publishAppointment, toAppointmentResponse } from '../visits/appointment-response.ts';
import { changeVisit } from '../visits/change-visit.ts';
import { findVisit, isParticipant } from '../visits/find-visit.ts';
import { bookSlot } from './book-slot.ts';
import { checkOpen, findNext, storeChoice, whyAnswered } from './follow-up-choice.ts';
import { formatSlot } from './move.ts';

/** By the doctor. See ADR 0100. */
export async function askFollowUp(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof appointmentEndpoints.askFollowUp>,
) {
  const account = signedIn(caller);
  const { date } = body;
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const visit = await findVisit(unit, params.id, (one) => isParticipant(one, account));
    const changed = await changeWish(unit, publish, visit, date, now);
    return {
      success: true as const,
      message:
        date === null
          ? 'The patient is not asked to come again.'
          : `The patient is asked to come again around ${formatDay(date)}.`,
      appointment: await publishAppointment(backend, unit, publish, changed, account.id),
    };
  });
}

/**
 * A repeated wish changes nothing.
 * @param date null to take it back
 */
export async function changeWish(
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
  date: string | null,
  now: Date,
): Promise<AppointmentRecord> {
  const next = await findNext(unit, visit, now);
  const isOpen = visit.followUp !== undefined && findAskProblem(visit, next, null, now) === null;
  if (isOpen && visit.followUp?.date === date) return visit;
  const problem = findAskProblem(visit, next, date, now);
  if (problem) throw refuseWish(problem, visit, next);
  if (date === null && !visit.followUp) return visit;
  const at = now.toISOString();
  const changed =
    date === null
      ? await changeVisit(
          unit,
          publish,
          visit,
          { followUp: undefined },
          { kind: 'follow-up-ended', by: 'doctor', at },
        )
      : await changeVisit(
          unit,
          publish,
          visit,
          { followUp: { date, at } },
          { kind: 'follow-up', by: 'doctor', at },
        );
  await notifyOfFollowUp(unit, publish, changed, date === null ? null : 'follow-up', now);
  return changed;
}

function refuseWish(
  problem: AskProblem,
  { status }: AppointmentRecord,
  next: AppointmentRecord | undefined,
): ApiError {
  const refuse = (code: ErrorCode, message: string) => new ApiError(code, message);
  const refuseDay = (message: string) =>
    new ApiError('invalid-request', message, { fields: { date: message, followUpDate: message } });
  switch (problem) {
    case 'not-completed':
      return refuse(
        'invalid-transition',
        status === 'cancelled'
          ? 'This visit was cancelled, so it has no follow-up.'
          : 'Complete this visit first. Then you can ask the patient to come again.',
      );
    case 'answered':
      return next
        ? whyAnswered(next)
        : refuse('invalid-transition', 'The patient has answered this follow-up.');
    case 'past-day':
      return refuseDay('Choose a day from tomorrow on.');
    case 'far-day':
      return refuseDay(`Choose a day within the next ${FOLLOW_UP_MOST_DAYS} days.`);
    case 'too-many':
      return refuse(
        'too-many-changes',
        `You have asked for a day ${MOST_FOLLOW_UPS} times after this visit. You can write to the patient.`,
      );
  }
}

/** By the patient, once: of two choices at once, the first one counts. */
export async function answerFollowUp(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof appointmentEndpoints.answerFollowUp>,
) {
  const account = signedIn(caller);
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const closed = await findVisit(unit, params.id, (one) => isParticipant(one, account));
    const answer = { account, closed, now };
    const { slot } = body;
    const answered =
      slot === null
        ? { changed: await decline(unit, publish, answer), visit: null }
        : await choose(backend, unit, publish, { ...answer, slot, seen: body.seen });
    const { changed, visit } = answered;
    return {
      success: true as const,
      message: visit
        ? `The follow-up is on ${formatSlot(visit)}.`
        : 'The doctor can see your answer.',
      appointment: await publishAppointment(backend, unit, publish, changed, account.id),
      booked: visit && (await toAppointmentResponse(backend, unit, visit, account.id)),
    };
  });
}

interface Answer {
  account: AccountRecord;
  closed: AppointmentRecord;
  now: Date;
}

async function decline(
  unit: UnitOfWork,
  publish: Publish,
  { closed, now }: Answer,
): Promise<AppointmentRecord> {
  const next = await findNext(unit, closed, now);
  const isLive = next !== undefined && next.status !== 'cancelled';
  if (closed.followUp?.declinedAt !== undefined && !isLive) return closed;
  const followUp = checkOpen(closed, next, now);
  const at = now.toISOString();
  const changed = await changeVisit(
    unit,
    publish,
    closed,
    { followUp: { date: followUp.date, at: followUp.at, declinedAt: at } },
    { kind: 'follow-up-ended', by: 'patient', at },
  );
  await notifyOfFollowUp(unit, publish, changed, 'follow-up-declined', now);
  return changed;
}

async function choose(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { account, closed, now, slot, seen }: Answer & Choice,
): Promise<{ changed: AppointmentRecord; visit: AppointmentRecord }> {
  const next = await findNext(unit, closed, now);
  // An attempt whose response was lost, or another tab.
  if (next && next.status !== 'cancelled' && isSameTime(next, slot)) {
    return { changed: closed, visit: next };
  }
  const followUp = checkOpen(closed, next, now);
  const doctor = await findDoctor(unit, closed, now);
  if (!isNearFollowUp(followUp, slot, now)) {
    throw new ApiError(
      'slot-not-offered',
      `${withDoctorTitle(doctor.name)} asked to see you around ${formatDay(followUp.date)}. Choose a time within ${FOLLOW_UP_SPREAD_DAYS} days of it, or request another time in the booking form.`,
    );
  }
  const visit = await bookSlot(backend, unit, publish, {
    patient: account,
    doctor,
    slot: { date: slot.date, time: slot.time },
    seen,
    now,
    visit: {
      appointmentType: closed.appointmentType,
      notes: '',
      status: 'scheduled',
      followUpOf: closed.id,
    },
  });
  const changed = await storeChoice(unit, publish, { closed, visit, now });
  await publishAppointment(backend, unit, publish, visit);
  await notifyOfVisit(unit, publish, visit, { kind: 'follow-up-chosen', by: 'patient' }, now);
  return { changed, visit };
}

interface Choice {
  slot: SlotTime;
  seen: RequestContext<typeof appointmentEndpoints.answerFollowUp>['body']['seen'];
}

async function findDoctor(
  unit: UnitOfWork,
  { doctorId }: AppointmentRecord,
  now: Date,
): Promise<DoctorRecord> {
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor) throw doctorNotFound();
  if (isListed(doctor, dateInIndia(now))) return doctor;
  const message = `${withDoctorTitle(doctor.name)} does not take visits at the moment. You can choose a time later.`;
  throw new ApiError('slot-not-offered', message);
}
