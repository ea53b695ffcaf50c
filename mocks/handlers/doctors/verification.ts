import type { Registration, Verification } from '../../../src/contract/doctors.ts';
import type { DoctorEvent } from '../../../src/contract/verification.ts';
import { isOpen } from '../../../src/domain/appointments/appointment-status.ts';
import {
  applyDecision,
  type DecisionProblem,
  isPractising,
  requestChange,
} from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { DoctorRecord } from '../../store/core/records.ts';
import type { UnitOfWork } from '../../store/core/store.ts';
import { createAppointmentEvent } from '../booking/appointment-response.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { toDoctorResponse } from './doctor-response.ts';
import { doctorNotFound } from './doctor-not-found.ts';

/** Milliseconds by which the clock of the back office may be fast. */
const CLOCK_TOLERANCE = 5 * 60 * 1000;

const problems: Record<DecisionProblem, string> = {
  changed: 'The doctor has changed the request since. Read it again, then decide.',
  nothing: 'There is no request of this doctor to decide.',
};

/** Changes the name of an unverified doctor at once. */
export async function requestVerification(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  id: string,
  wanted: NonNullable<Verification['requested']>,
): Promise<DoctorRecord> {
  const doctor = await unit.get('doctors', id);
  if (!doctor) throw doctorNotFound();
  return store(backend, unit, publish, doctor, requestChange(doctor, wanted, backend.clock.now()));
}

/**
 * @throws ApiError for an unknown doctor, a decision from the future, and one without a request or
 * about an earlier request
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
    const decided = await store(backend, unit, publish, doctor, changes);
    const today = dateInIndia(now);
    if (isPractising(decided, today) === isPractising(doctor, today)) return;
    for (const visit of await unit.find('appointments', { doctorId: id })) {
      if (isOpen(visit, now)) publish(await createAppointmentEvent(backend, unit, visit));
    }
  });
}

export function checkYear({ year }: Registration, now: Date): void {
  if (year <= Number(dateInIndia(now).slice(0, 4))) return;
  const message = 'The year of registration cannot be in the future.';
  throw new ApiError('invalid-request', message, { fields: { year: message } });
}

async function store(
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
  return changed;
}
