import type { appointmentEndpoints } from '../../src/contract/appointments.ts';
import { holdsSlot } from '../../src/domain/appointment-status.ts';
import { isListed } from '../../src/domain/listing.ts';
import { consultationPrices } from '../../src/domain/money.ts';
import { isOffered } from '../../src/domain/slots.ts';
import { randomId, sha256 } from '../crypto.ts';
import type { AccountRecord, AppointmentRecord } from '../store/records.ts';
import { replace, type UnitOfWork } from '../store/store.ts';
import { secondsAfter } from '../time.ts';
import { ownAccount } from './account-answer.ts';
import { ApiError } from './api-error.ts';
import { appointmentAnswer } from './appointment-answer.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import { doctorNotFound } from './doctors.ts';
import type { Call } from './endpoint-handler.ts';

/** How long a repeated call under one Idempotency-Key is known as the same. */
const KEY_LIFETIME_SECONDS = 24 * 60 * 60;
const KEY_MAX_LENGTH = 255;

type BookingCall = Call<typeof appointmentEndpoints.bookAppointment>;

/** Asks for a slot. The patient is the caller, the status is pending, whatever the body says. */
export async function bookAppointment(backend: Backend, call: BookingCall) {
  const { store, clock } = backend;
  const patient = signedIn(call.caller);
  const key = call.request.headers.get('idempotency-key');
  if (key !== null && (key === '' || key.length > KEY_MAX_LENGTH)) {
    throw new ApiError('invalid-request', 'The Idempotency-Key has 1 to 255 characters.');
  }
  const id = `${patient.id}:${key}`;
  const fingerprint = await sha256(JSON.stringify([call.params, call.body]));

  return store.write(async (unit) => {
    const now = clock.now();
    const kept = key === null ? undefined : await unit.get('idempotency', id);
    if (kept && kept.expiresAt > now.toISOString()) {
      if (kept.fingerprint === fingerprint) return kept.answer;
      throw new ApiError(
        'idempotency-key-reused',
        'This Idempotency-Key belongs to another booking.',
      );
    }
    await ownAccount(unit, patient.id);
    const visit = await book(unit, patient, call, now);
    const answer = {
      success: true as const,
      message: 'Your appointment is requested.',
      status: visit.status,
      appointment: await appointmentAnswer(backend, unit, visit),
    };
    if (key !== null) {
      const expiresAt = secondsAfter(now, KEY_LIFETIME_SECONDS);
      await removeExpiredKeys(unit, now);
      await replace(unit, 'idempotency', { id, fingerprint, answer, expiresAt });
    }
    return answer;
  });
}

async function book(
  unit: UnitOfWork,
  patient: AccountRecord,
  { params: { doctorId }, body }: BookingCall,
  now: Date,
): Promise<AppointmentRecord> {
  const { date, time, appointmentType, notes } = body;
  if (body.doctorId !== doctorId) {
    const message = 'The booking names another doctor than its address.';
    throw new ApiError('invalid-request', message, { fields: { doctorId: message } });
  }
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor || !isListed(doctor)) throw doctorNotFound();
  if (!isOffered(doctor, { date, time }, now)) {
    throw new ApiError('slot-not-offered', 'The doctor does not offer this time.');
  }
  const sameTime = await unit.find('appointments', { doctorId, date, time });
  if (sameTime.some(({ status }) => holdsSlot(status))) {
    throw new ApiError('slot-taken', 'This time has just been taken. Please choose another.');
  }
  const visit: AppointmentRecord = {
    id: randomId(),
    doctorId,
    patientId: patient.id,
    date,
    time,
    appointmentType,
    notes,
    status: 'pending',
    createdAt: now.toISOString(),
    price: consultationPrices[appointmentType],
  };
  await unit.insert('appointments', visit);
  return visit;
}

async function removeExpiredKeys(unit: UnitOfWork, now: Date): Promise<void> {
  for (const { id, expiresAt } of await unit.find('idempotency')) {
    if (expiresAt <= now.toISOString()) await unit.remove('idempotency', id);
  }
}
