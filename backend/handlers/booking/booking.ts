import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { holdsSlot, isOpen } from '../../../src/domain/appointments/appointment-status.ts';
import { dateInIndia, formatDay, formatTime } from '../../../src/domain/time/india-time.ts';
import { isListed, isPractising } from '../../../src/domain/doctors/verification.ts';
import { findOffer, isSameOffer, offeredTypes } from '../../../src/domain/doctors/practice.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { isOffered, type SlotTime } from '../../../src/domain/booking/slots.ts';
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
import { insertVisit, isHeld } from '../visits/change-visit.ts';
import { defaultSharing } from '../visits/visit-sharing.ts';
import { insertVisitPhone } from './visit-phone.ts';

type BookingCall = RequestContext<typeof appointmentEndpoints.bookAppointment>;

export async function bookAppointment(backend: Backend, call: BookingCall) {
  const patient = signedIn(call.caller);
  return withIdempotencyKey(
    backend,
    appointmentEndpoints.bookAppointment,
    call,
    async (unit, now, publish) => {
      const visit = await book(unit, patient, call, now, backend);
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
  unit: UnitOfWork,
  patient: AccountRecord,
  { params: { doctorId }, body }: BookingCall,
  now: Date,
  { limits, sharingDays }: Pick<Backend, 'limits' | 'sharingDays'>,
): Promise<AppointmentRecord> {
  const { date, time, appointmentType, notes } = body;
  if (body.doctorId !== doctorId) {
    const message = 'The doctor in the request is not the doctor in the address.';
    throw new ApiError('invalid-request', message, { fields: { doctorId: message } });
  }
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor || !isListed(doctor, dateInIndia(now))) throw doctorNotFound();
  if (!isOffered(doctor, { date, time }, now) || !isPractising(doctor, date)) {
    throw new ApiError('slot-not-offered', 'The doctor does not offer this time.');
  }
  const name = withDoctorTitle(doctor.name);
  if (!offeredTypes(doctor).includes(appointmentType)) {
    throw new ApiError(
      'slot-not-offered',
      `${name} does not offer clinic visits now. Choose another way to meet.`,
    );
  }
  if (await isHeld(unit, { doctorId, date, time })) {
    throw new ApiError('slot-taken', 'This time has just been taken. Please choose another.');
  }
  const offer = findOffer(doctor, appointmentType);
  if (body.seen && !isSameOffer(appointmentType, body.seen, offer)) {
    throw new ApiError(
      'offer-changed',
      `${name} has changed the place or the price. Check them, then confirm again.`,
    );
  }
  await checkOwnTime(unit, patient, { date, time });
  await checkOpenVisits(unit, patient, now, limits.openVisits);
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
  await insertVisit(unit, visit);
  await unit.insert('sharings', defaultSharing(visit, doctor.specialty, sharingDays));
  if (appointmentType === 'phone' && body.phone !== undefined) {
    await insertVisitPhone(unit, visit, body.phone);
  }
  return visit;
}

async function checkOwnTime(
  unit: UnitOfWork,
  { id: patientId }: AccountRecord,
  { date, time }: SlotTime,
): Promise<void> {
  const own = await unit.find('appointments', { patientId, date, time });
  const visit = own.find(({ status }) => holdsSlot(status));
  if (!visit) return;
  const doctor = await unit.get('doctors', visit.doctorId);
  const name = doctor ? withDoctorTitle(doctor.name) : 'another doctor';
  throw new ApiError(
    'visit-in-the-way',
    `You have a visit with ${name} on ${formatDay(date)} at ${formatTime(time, '12h')}. Choose another time, or cancel that visit first.`,
  );
}

async function checkOpenVisits(
  unit: UnitOfWork,
  { id: patientId }: AccountRecord,
  now: Date,
  limit: number,
): Promise<void> {
  const own = await unit.find('appointments', { patientId });
  const count = own.filter((visit) => isOpen(visit, now)).length;
  if (count < limit) return;
  throw new ApiError(
    'too-many-visits',
    `You have ${count} open appointments and requests. The most you can have is ${limit}. Cancel one in Appointments before you book another.`,
  );
}
