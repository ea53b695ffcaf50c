import type { HttpHandler } from 'msw';
import type { Registration, Verification } from '../../../src/contract/doctors.ts';
import {
  type DoctorEvent,
  type DoctorVerification,
  verificationEndpoints,
} from '../../../src/contract/verification.ts';
import { isOpen } from '../../../src/domain/appointments/appointment-status.ts';
import {
  applyDecision,
  type DecisionProblem,
  isPractising,
  isSuspended,
  requestChange,
  unverified,
  withdrawRequest,
} from '../../../src/domain/doctors/verification.ts';
import { toRegistrationKey } from '../../../src/domain/doctors/registration-number.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { DoctorRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { publishSlots } from '../visits/slot-events.ts';
import { withdrawOffers } from '../waitlist/offers.ts';
import { endDoctorCalls } from '../calls/calls.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import type { Caller } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { spendHourlyCall } from '../core/throttle.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { listConversations } from '../conversations/conversations.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import { toDoctorResponse } from '../people/doctor-response.ts';
import { checkOwn } from './own-doctor.ts';

/** Milliseconds by which the clock of the back office may be fast. */
const CLOCK_TOLERANCE = 5 * 60 * 1000;

/** Each one replaces the last, which the back office may be checking. */
const REQUESTS_AN_HOUR = 20;

const requestStatuses: readonly Verification['status'][] = ['being-verified', 'suspended'];

const problems: Record<DecisionProblem, string> = {
  changed: 'Another request of this doctor waits. Read it, then decide.',
  nothing: 'There is nothing of this doctor to decide.',
  late: 'There is a later decision about this doctor. Read it, then decide.',
};

export function verificationHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;
  const own = async (reads: ReadTransaction, id: string, caller: Caller) =>
    checkOwn(await reads.get('doctors', id), caller);

  return [
    endpointHandler(backend, verificationEndpoints.updateRegistration, ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const { id } = await own(unit, params.id, caller);
        checkYear(body, clock.now());
        const wanted = { registration: body };
        return toDoctorResponse(
          backend,
          await requestVerification(backend, unit, publish, id, wanted),
        );
      }),
    ),
    endpointHandler(backend, verificationEndpoints.withdrawRequest, ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const doctor = await own(unit, params.id, caller);
        const changes = withdrawRequest(doctor, body.requestedAt);
        if (changes === 'changed') {
          const message = 'You have sent another request since. Check it, then try again.';
          throw new ApiError('invalid-transition', message);
        }
        const changed = await save(backend, unit, publish, doctor, changes);
        return toDoctorResponse(backend, changed);
      }),
    ),
    endpointHandler(backend, verificationEndpoints.listRequests, () =>
      store.read(async (reads) =>
        (await Promise.all(requestStatuses.map((status) => findByStatus(reads, status))))
          .flat()
          .filter(({ verification }) => verification?.requested)
          .map(createVerificationView(await reads.find('doctors')))
          .sort((one, other) => requestTime(one).localeCompare(requestTime(other))),
      ),
    ),
    endpointHandler(backend, verificationEndpoints.getVerification, ({ params }) =>
      store.read(async (reads) => {
        const doctor = await reads.get('doctors', params.id);
        if (!doctor) throw doctorNotFound();
        return createVerificationView(await reads.find('doctors'))(doctor);
      }),
    ),
    endpointHandler(backend, verificationEndpoints.reportDoctor, async ({ params, body }) => {
      await decideVerification(backend, params.id, body);
      return { success: true as const, message: `The doctor is noted as ${body.outcome}.` };
    }),
  ];
}

function findByStatus(
  reads: ReadTransaction,
  status: Verification['status'],
): Promise<DoctorRecord[]> {
  return reads.find('doctors', { 'verification.status': status });
}

function createVerificationView(
  all: readonly DoctorRecord[],
): (doctor: DoctorRecord) => DoctorVerification {
  const users = all.flatMap(({ id, name, registration, verification }) =>
    [registration, verification?.requested?.registration].flatMap((one) =>
      one ? [{ id, name, registration: one, key: toRegistrationKey(one.number) }] : [],
    ),
  );
  return ({ id, name, specialty, experience, education, registration, verification }) => {
    const { requested } = verification ?? unverified;
    const own = requested?.registration ?? registration;
    const key = own && toRegistrationKey(own.number);
    const sameNumber = users
      .filter((user) => user.id !== id && user.key === key)
      .filter((user, index, found) => found.findIndex((one) => one.id === user.id) === index)
      .map((user) => ({ id: user.id, name: user.name, registration: user.registration }));
    return {
      id,
      name,
      specialty,
      experience,
      education,
      registration,
      verification: verification ?? unverified,
      ...(sameNumber.length > 0 && { sameNumber }),
    };
  };
}

function requestTime({ verification }: DoctorVerification): string {
  return verification.requestedAt ?? '';
}

export async function requestVerification(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  id: string,
  wanted: NonNullable<Verification['requested']>,
): Promise<DoctorRecord> {
  const doctor = await unit.get('doctors', id);
  if (!doctor) throw doctorNotFound();
  const now = backend.clock.now();
  const isKnownToPatients = await hasPatients(unit, id);
  const changes = requestChange(doctor, wanted, { now, isKnownToPatients });
  if (changes.verification) {
    await spendHourlyCall(unit, `verification:${id}`, now, { limit: REQUESTS_AN_HOUR });
  }
  return save(backend, unit, publish, doctor, changes);
}

async function hasPatients(reads: ReadTransaction, doctorId: string): Promise<boolean> {
  if ((await reads.find('appointments', { doctorId })).length > 0) return true;
  return (await listConversations(reads, doctorId)).length > 0;
}

/**
 * @throws ApiError for an unknown doctor, or a decision that does not fit the request or the time
 */
export async function decideVerification(
  backend: Backend,
  id: string,
  event: DoctorEvent,
): Promise<void> {
  const now = backend.clock.now();
  if (Date.parse(event.decidedAt) > now.getTime() + CLOCK_TOLERANCE) {
    const message = 'The decision is from the future.';
    throw new ApiError('invalid-request', message, { fields: { decidedAt: message } });
  }
  await writeAndPublish(backend, async (unit, publish) => {
    const doctor = await unit.get('doctors', id);
    if (!doctor) throw doctorNotFound();
    const changes = applyDecision(doctor, event);
    if (typeof changes === 'string') {
      throw new ApiError('invalid-transition', problems[changes]);
    }
    const decided = await save(backend, unit, publish, doctor, changes);
    await withdrawOffers(unit, publish, decided, now);
    if (isSuspended(decided)) {
      await endDoctorCalls(unit, publish, id, now);
      await unit.remove('calendarFeeds', id);
    }
    const today = dateInIndia(now);
    if (isPractising(decided, today) === isPractising(doctor, today)) return;
    for (const visit of await unit.find('appointments', { doctorId: id })) {
      if (isOpen(visit, now)) await publishAppointment(backend, unit, publish, visit);
    }
  });
}

function checkYear({ year }: Registration, now: Date): void {
  if (year <= Number(dateInIndia(now).slice(0, 4))) return;
  const message = 'The year of registration cannot be in the future.';
  throw new ApiError('invalid-request', message, { fields: { year: message } });
}

async function save(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  doctor: DoctorRecord,
  changes: ReturnType<typeof requestChange>,
): Promise<DoctorRecord> {
  if (Object.keys(changes).length === 0) return doctor;
  if (changes.name !== undefined) await unit.update('accounts', doctor.id, { name: changes.name });
  const changed = await unit.update('doctors', doctor.id, changes);
  publish({
    to: [doctor.id],
    event: 'doctor_changed',
    payload: toDoctorResponse(backend, changed),
  });
  publishSlots(publish, doctor.id);
  return changed;
}
