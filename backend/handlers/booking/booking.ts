import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { isOpen } from '../../../src/domain/appointments/appointment-status.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { isListed } from '../../../src/domain/doctors/verification.ts';
import { findOffer, isSameOffer, offeredTypes } from '../../../src/domain/doctors/practice.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { randomId } from '../../core/crypto.ts';
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
import { insertVisit } from '../visits/change-visit.ts';
import { defaultSharing } from '../visits/visit-sharing.ts';
import { checkFree, checkOffered, checkOwnTime } from './slot-rules.ts';
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
  const { date, time, appointmentType, notes } = body;
  if (body.doctorId !== doctorId) {
    const message = 'The doctor in the request is not the doctor in the address.';
    throw new ApiError('invalid-request', message, { fields: { doctorId: message } });
  }
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor || !isListed(doctor, dateInIndia(now))) throw doctorNotFound();
  checkOffered(doctor, { date, time }, now);
  const name = withDoctorTitle(doctor.name);
  if (!offeredTypes(doctor).includes(appointmentType)) {
    throw new ApiError(
      'slot-not-offered',
      `${name} does not offer clinic visits now. Choose another way to meet.`,
    );
  }
  const wanted = { doctor, slot: { date, time }, by: 'patient' } as const;
  await checkFree(backend, unit, publish, wanted, now);
  const offer = findOffer(doctor, appointmentType);
  if (body.seen && !isSameOffer(appointmentType, body.seen, offer)) {
    throw new ApiError(
      'offer-changed',
      `${name} has changed the place or the price. Check them, then confirm again.`,
    );
  }
  const own = await unit.find('appointments', { patientId: patient.id });
  await checkOwnTime(unit, own, { date, time }, now);
  checkOpenVisits(own, now, backend.limits.openVisits);
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
    ...offer,
    revision: 0,
  };
  await insertVisit(unit, publish, visit);
  await unit.insert('sharings', defaultSharing(visit, doctor.specialty, backend.sharingDays));
  if (appointmentType === 'phone' && body.phone !== undefined) {
    await insertVisitPhone(unit, visit, body.phone);
  }
  return visit;
}

function checkOpenVisits(own: readonly AppointmentRecord[], now: Date, limit: number): void {
  const count = own.filter((visit) => isOpen(visit, now)).length;
  if (count < limit) return;
  throw new ApiError(
    'too-many-visits',
    `You have ${count} open appointments and requests. The most you can have is ${limit}. Cancel one in Appointments before you book another.`,
  );
}
