import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { isListed } from '../../../src/domain/doctors/verification.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { withIdempotencyKey } from '../core/idempotency.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { bookSlot } from './book-slot.ts';
import { findFollowed, storeChoice } from './follow-up-choice.ts';
import { insertVisitPhone } from './visit-phone.ts';

type BookingCall = RequestContext<typeof appointmentEndpoints.bookAppointment>;

export async function bookAppointment(backend: Backend, call: BookingCall) {
  const patient = signedIn(call.caller);
  return withIdempotencyKey(
    backend,
    appointmentEndpoints.bookAppointment,
    call,
    async (unit, now, publish) => {
      const visit = await book(backend, unit, publish, { patient, call, now });
      return {
        success: true as const,
        message: 'Your appointment has been requested.',
        status: visit.status,
        appointment: await publishAppointment(backend, unit, publish, visit, patient.id),
      };
    },
  );
}

async function book(
  backend: Backend,
  unit: UnitOfWork,
  publish: Publish,
  { patient, call, now }: { patient: AccountRecord; call: BookingCall; now: Date },
): Promise<AppointmentRecord> {
  const { doctorId } = call.params;
  const { body } = call;
  const { date, time, appointmentType, notes, seen, followUpOf } = body;
  if (body.doctorId !== doctorId) {
    const message = 'The doctor in the request is not the doctor in the address.';
    throw new ApiError('invalid-request', message, { fields: { doctorId: message } });
  }
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor || !isListed(doctor, dateInIndia(now))) throw doctorNotFound();
  const closed =
    followUpOf === undefined ? null : await findFollowed(unit, patient, followUpOf, doctorId, now);
  const visit = await bookSlot(backend, unit, publish, {
    patient,
    doctor,
    slot: { date, time },
    seen,
    now,
    visit: { appointmentType, notes, status: 'pending', ...(closed && { followUpOf: closed.id }) },
  });
  if (closed) {
    const changed = await storeChoice(unit, publish, { closed, visit, now });
    await publishAppointment(backend, unit, publish, changed);
  }
  if (appointmentType === 'phone' && body.phone !== undefined) {
    await insertVisitPhone(unit, visit, body.phone);
  }
  return visit;
}
