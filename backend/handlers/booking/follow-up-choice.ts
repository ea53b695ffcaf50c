import {
  followUpEnd,
  FOLLOW_UP_OPEN_DAYS,
  getFollowUpState,
} from '../../../src/domain/appointments/follow-up.ts';
import { toSlot, withEnds } from '../../../src/domain/appointments/move.ts';
import { formatDay } from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { notifyOfFollowUp } from '../notices/write-notices.ts';
import { changeVisit } from '../visits/change-visit.ts';
import { findVisit, isParticipant, whyOver } from '../visits/find-visit.ts';
import { formatSlot } from './move.ts';

/** The visit that the patient has booked for the follow-up. */
export async function findNext(
  reads: ReadTransaction,
  { followUp }: AppointmentRecord,
  now: Date,
): Promise<AppointmentRecord | undefined> {
  if (followUp?.visitId === undefined) return undefined;
  const next = await reads.get('appointments', followUp.visitId);
  return next && withEnds(next, now);
}

/** The visit that a request of the booking form follows. */
export async function findFollowed(
  reads: ReadTransaction,
  account: AccountRecord,
  id: string,
  doctorId: string,
  now: Date,
): Promise<AppointmentRecord> {
  const closed = await findVisit(reads, id, (visit) => isParticipant(visit, account));
  if (closed.doctorId !== doctorId) {
    const message = 'This visit was with another doctor.';
    throw new ApiError('invalid-request', message, { fields: { followUpOf: message } });
  }
  checkOpen(closed, await findNext(reads, closed, now), now);
  return closed;
}

/** @param next the booked follow-up, if any */
export function checkOpen(
  closed: AppointmentRecord,
  next: AppointmentRecord | undefined,
  now: Date,
): NonNullable<AppointmentRecord['followUp']> {
  const { status, followUp } = closed;
  if (status === 'cancelled') throw whyOver(closed);
  const state = getFollowUpState(closed, next, now);
  if (!followUp || state === null) {
    const message =
      status === 'completed'
        ? 'The doctor has not asked for a follow-up, or has taken it back. You can book a visit.'
        : 'This visit is not over yet, so it has no follow-up.';
    throw new ApiError('invalid-transition', message);
  }
  if (state === 'ended') {
    throw new ApiError(
      'too-late-to-change',
      `This follow-up could be chosen until ${formatDay(followUpEnd(followUp))}, ${FOLLOW_UP_OPEN_DAYS} days after the day that the doctor asked for. You can still book a visit.`,
    );
  }
  if (state !== 'open') throw whyAnswered(next);
  return followUp;
}

export function whyAnswered(next: AppointmentRecord | undefined): ApiError {
  const message = next
    ? `The follow-up is on ${formatSlot(next)}. It can be moved or cancelled like any visit.`
    : 'This follow-up has been answered.';
  return new ApiError('invalid-transition', message);
}

interface Choice {
  closed: AppointmentRecord;
  visit: AppointmentRecord;
  now: Date;
}

/** The new visit has its link already. */
export async function storeChoice(
  unit: UnitOfWork,
  publish: Publish,
  { closed, visit, now }: Choice,
): Promise<AppointmentRecord> {
  const { followUp } = closed;
  if (!followUp) throw whyAnswered(undefined);
  const changed = await changeVisit(
    unit,
    publish,
    closed,
    { followUp: { ...followUp, visitId: visit.id } },
    { kind: 'follow-up-chosen', by: 'patient', at: now.toISOString(), to: toSlot(visit) },
  );
  await notifyOfFollowUp(unit, publish, changed, null, now);
  return changed;
}
