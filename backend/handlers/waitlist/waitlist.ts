import type { HttpHandler } from 'msw';
import {
  type JoinWaitlistBody,
  WAITLIST_MOST,
  waitlistEndpoints,
} from '../../../src/contract/waitlist.ts';
import { findMoveEnd, findMoveStop, withEnds } from '../../../src/domain/appointments/move.ts';
import { getRules } from '../../../src/domain/booking/booking-rules.ts';
import { BOOKING_DAYS } from '../../../src/domain/booking/slots.ts';
import { offeredTypes } from '../../../src/domain/doctors/practice.ts';
import { isListed } from '../../../src/domain/doctors/verification.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import {
  byAsked,
  canWaitUntil,
  isWaiting,
  nextWaitMoment,
} from '../../../src/domain/waitlist/waitlist.ts';
import { randomId } from '../../core/crypto.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  DoctorRecord,
  WaitlistRecord,
} from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { refuseMove } from '../booking/move.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import { findVisit } from '../visits/find-visit.ts';
import { answerOffer } from './answer-offer.ts';
import { entryNotFound, toEntryResponse } from './entry-response.ts';
import { removeEntry } from './offers.ts';

/** ADR 0103. */
export function waitlistHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, waitlistEndpoints.countWaiting, async ({ caller }) => {
      const { id: doctorId } = signedIn(caller);
      const entries = await store.read((reads) => reads.find('waitlist', { doctorId }));
      return { waiting: entries.filter((entry) => isWaiting(entry, clock.now())).length };
    }),

    endpointHandler(backend, waitlistEndpoints.listWaitlist, ({ caller }) =>
      store.read(async (reads) => {
        const now = clock.now();
        const own = await reads.find('waitlist', { patientId: signedIn(caller).id });
        const waiting = await filterLive(reads, own, now);
        return Promise.all(
          waiting.sort(byAsked).map((entry) => toEntryResponse(backend, reads, entry, now)),
        );
      }),
    ),

    endpointHandler(backend, waitlistEndpoints.joinWaitlist, ({ body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const now = clock.now();
        const entry = await join(unit, publish, signedIn(caller), body, now);
        return {
          success: true as const,
          message: 'You are on the waitlist.',
          entry: await toEntryResponse(backend, unit, entry, now),
        };
      }),
    ),

    endpointHandler(backend, waitlistEndpoints.leaveWaitlist, ({ params, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const now = clock.now();
        const entry = await unit.get('waitlist', params.id);
        if (entry?.patientId !== signedIn(caller).id) throw entryNotFound();
        // A repeated acceptance still finds its visit.
        if (entry.acceptedId === undefined) await removeEntry(unit, publish, entry, now);
        return { success: true as const, message: 'You are no longer on the waitlist.' };
      }),
    ),

    endpointHandler(backend, waitlistEndpoints.answerOffer, (call) => answerOffer(backend, call)),
  ];
}

/** Without those whose own visit has begun or is over. */
async function filterLive(
  reads: ReadTransaction,
  own: readonly WaitlistRecord[],
  now: Date,
): Promise<WaitlistRecord[]> {
  const live: WaitlistRecord[] = [];
  for (const entry of own.filter((one) => isWaiting(one, now))) {
    const visit =
      entry.visitId === undefined ? null : await reads.get('appointments', entry.visitId);
    const end = visit && findMoveEnd(withEnds(visit, now), 'patient', now);
    if (visit !== undefined && end !== 'over' && end !== 'begun') live.push(entry);
  }
  return live;
}

async function join(
  unit: UnitOfWork,
  publish: Publish,
  { id: patientId }: AccountRecord,
  { doctorId, visitId, ...body }: JoinWaitlistBody,
  now: Date,
): Promise<WaitlistRecord> {
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor || !isListed(doctor, dateInIndia(now))) throw doctorNotFound();
  if (!canWaitUntil(body.until, now)) {
    throw invalidField('until', `Choose a day from today to ${BOOKING_DAYS - 1} days ahead.`);
  }
  const visit =
    visitId === undefined ? null : await findOwnVisit(unit, patientId, visitId, doctor, now);
  if (!visit && !offeredTypes(doctor).includes(body.appointmentType)) {
    const name = withDoctorTitle(doctor.name);
    const message = `${name} does not offer clinic visits now. Choose another way to meet.`;
    throw invalidField('appointmentType', message);
  }
  const wishes = {
    appointmentType: visit?.appointmentType ?? body.appointmentType,
    days: [...new Set(body.days)],
    parts: [...new Set(body.parts)],
    until: visit && visit.date < body.until ? visit.date : body.until,
    visitId,
  };
  const [known] = await unit.find('waitlist', { patientId, doctorId });
  if (known && isWaiting(known, now)) {
    const { offer } = known;
    const expiresAt = nextWaitMoment({ ...wishes, offer });
    return unit.update('waitlist', known.id, { ...wishes, expiresAt });
  }
  if (known) await removeEntry(unit, publish, known, now);
  await checkCount(unit, patientId, now);
  const askedAt = await findPlace(unit, doctorId, now);
  const expiresAt = nextWaitMoment(wishes);
  const base = { id: randomId(), patientId, doctorId, ...wishes, askedAt };
  const entry: WaitlistRecord = { ...base, passed: [], expiresAt };
  await unit.insert('waitlist', entry);
  return entry;
}

/** @throws ApiError if it cannot move to an earlier time */
async function findOwnVisit(
  unit: UnitOfWork,
  patientId: string,
  visitId: string,
  doctor: DoctorRecord,
  now: Date,
): Promise<AppointmentRecord> {
  const found = await findVisit(unit, visitId, (one) => one.patientId === patientId);
  const visit = withEnds(found, now);
  if (visit.doctorId !== doctor.id) {
    throw invalidField('visitId', 'This visit is with another doctor.');
  }
  const rules = getRules(doctor);
  const problem = findMoveStop(visit, 'patient', rules, now);
  if (problem) throw refuseMove(problem, { visit, by: 'patient', rules });
  return visit;
}

/** Two who ask in the same millisecond have different places. */
async function findPlace(unit: UnitOfWork, doctorId: string, now: Date): Promise<string> {
  const line = await unit.find('waitlist', { doctorId });
  const last = Math.max(...line.map(({ askedAt }) => Date.parse(askedAt)));
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
}

async function checkCount(unit: UnitOfWork, patientId: string, now: Date): Promise<void> {
  const own = await unit.find('waitlist', { patientId });
  if (own.filter((entry) => isWaiting(entry, now)).length < WAITLIST_MOST) return;
  throw new ApiError(
    'too-many-visits',
    `You are on the waitlists of ${WAITLIST_MOST} doctors, which is the most. Leave one before you join another.`,
  );
}

function invalidField(field: string, message: string): ApiError {
  return new ApiError('invalid-request', message, { fields: { [field]: message } });
}
