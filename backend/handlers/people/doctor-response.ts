import { unverified } from '../../../src/domain/doctors/verification.ts';
import type { DoctorRecord } from '../../store/records.ts';
import type { Backend } from '../core/backend.ts';
import { pictureAddress } from '../files/picture-path.ts';

export function toDoctorResponse(backend: Backend, doctor: DoctorRecord) {
  return {
    verification: unverified,
    ...doctor,
    fees: doctor.fees ?? {},
    _id: doctor.id,
    profilePicture: pictureAddress(backend, doctor.profilePicture),
  };
}

export function toPublicDoctor(backend: Backend, doctor: DoctorRecord) {
  const {
    verification: _,
    blockedHours: _hours,
    bookingRules,
    ...publicFields
  } = toDoctorResponse(backend, doctor);
  if (!bookingRules) return publicFields;
  const { bufferMinutes: _buffer, ...rules } = bookingRules;
  return { ...publicFields, bookingRules: rules };
}
