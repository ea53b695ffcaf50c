import type { waitlistEndpoints } from '../../../src/contract/waitlist.ts';
import {
  findMoveProblem,
  isSameTime,
  toSlot,
  withEnds,
} from '../../../src/domain/appointments/move.ts';
import { getRules } from '../../../src/domain/booking/booking-rules.ts';
import type { SlotTime } from '../../../src/domain/booking/slots.ts';
import { getOffer, isEarlier } from '../../../src/domain/waitlist/waitlist.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  DoctorRecord,
  WaitlistRecord,
} from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { bookSlot } from '../booking/book-slot.ts';
import { applyMove, checkPatientTime, formatSlot, refuseMove } from '../booking/move.ts';
import { checkFree, checkOffered } from '../booking/slot-rules.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { ownAccount } from '../core/own-account.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { notifyOfVisit } from '../notices/write-notices.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import { publishAppointment, toAppointmentResponse } from '../visits/appointment-response.ts';
import { findVisit } from '../visits/find-visit.ts';
import { entryNotFound } from './entry-response.ts';
import { endOffer, releaseHold, storeAccepted } from './offers.ts';

type AnswerCall = RequestContext<typeof waitlistEndpoints.answerOffer>;

/** By the patient, once. Of an offer that has ended, nothing is booked. */
export async function answerOffer(backend: Backend, { params, body, caller }: AnswerCall) {
  const { id: patientId } = signedIn(caller);
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const patient = await ownAccount(unit, patientId);
    const entry = await unit.get('waitlist', params.id);
    if (entry?.patientId !== patientId) throw entryNotFound();
    const slot = toSlot(body);
    if (body.answer === 'decline') {
      await decline(unit, publish, entry, slot, now);
      const message = 'The next person in the line gets this time.';
      return { success: true as const, message, appointment: null };
    }
    const accepted = { entry, patient, slot, seen: body.seen };
    const visit =
      (await findAccepted(unit, entry, slot)) ??
      (await accept(backend, unit, publish, accepted, now));
    return {
      success: true as const,
      message: entry.visitId === undefined ? 'The visit is requested.' : 'The visit has moved.',
      appointment: await toAppointmentResponse(backend, unit, visit, patientId),
    };
  });
}

/** A repeated call changes nothing. */
async function decline(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  slot: SlotTime,
  now: Date,
): Promise<void> {
  if (isOffered(entry, slot, now)) return endOffer(unit, publish, entry, now);
  if (!entry.passed.some((one) => isSameTime(one, slot))) throw offerEnded(slot);
}

function isOffered(entry: WaitlistRecord, slot: SlotTime, now: Date): boolean {
  const offer = entry.acceptedId === undefined ? getOffer(entry, now) : null;
  return offer !== null && isSameTime(offer, slot);
}

/** Of an attempt whose response was lost, or of another tab. */
async function findAccepted(
  unit: UnitOfWork,
  { acceptedId, offer }: WaitlistRecord,
  slot: SlotTime,
): Promise<AppointmentRecord | undefined> {
  if (acceptedId === undefined || !offer || !isSameTime(offer, slot)) return undefined;
  return unit.get('appointments', acceptedId);
}

interface Accepted {
  entry: WaitlistRecord;
  patient: AccountRecord;
  slot: SlotTime;
  seen: AnswerCall['body']['seen'];
}

async function accept(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  accepted: Accepted,
  now: Date,
): Promise<AppointmentRecord> {
  const { entry, slot } = accepted;
  if (!isOffered(entry, slot, now)) throw offerEnded(slot);
  const doctor = await unit.get('doctors', entry.doctorId);
  if (!doctor) throw doctorNotFound();
  await releaseHold(unit, entry);
  const visit =
    entry.visitId === undefined
      ? await book(backend, unit, publish, { ...accepted, doctor }, now)
      : await move(backend, unit, publish, { ...accepted, doctor, visitId: entry.visitId }, now);
  await storeAccepted(unit, publish, entry, visit.id, now);
  await publishAppointment(backend, unit, publish, visit);
  return visit;
}

function book(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { entry, patient, slot, seen, doctor }: Accepted & { doctor: DoctorRecord },
  now: Date,
): Promise<AppointmentRecord> {
  const { appointmentType } = entry;
  const visit = { appointmentType, notes: '', status: 'pending' } as const;
  return bookSlot(backend, unit, publish, { patient, doctor, slot, seen, now, visit });
}

/** At once, also of a scheduled visit: the doctor had this time free for patients. */
async function move(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { slot, doctor, patient, visitId }: Accepted & { doctor: DoctorRecord; visitId: string },
  now: Date,
): Promise<AppointmentRecord> {
  const found = await findVisit(unit, visitId, (one) => one.patientId === patient.id);
  const visit = withEnds(found, now);
  // It has moved since to a time before this one.
  if (!isEarlier(slot, visit)) throw offerEnded(slot);
  const rules = getRules(doctor);
  const problem = findMoveProblem(visit, slot, 'patient', rules, now);
  if (problem) throw refuseMove(problem, { visit, by: 'patient', rules });
  checkOffered(doctor, slot, now);
  await checkFree(backend, unit, publish, { doctor, slot, by: 'patient', visitId }, now);
  await checkPatientTime(unit, visit, slot, now);
  const moved = await applyMove(unit, publish, visit, { slot, by: 'patient', kind: 'moved' }, now);
  await notifyOfVisit(unit, publish, moved, { kind: 'moved', by: 'patient' }, now);
  return moved;
}

function offerEnded(slot: SlotTime): ApiError {
  return new ApiError(
    'invalid-transition',
    `${formatSlot(slot)} is no longer held for you. You are still on the waitlist.`,
  );
}
