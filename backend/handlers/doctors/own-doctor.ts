import type { DoctorRecord } from '../../store/records.ts';
import { ApiError } from '../core/api-error.ts';
import { type Caller, signedIn } from '../core/caller.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';

export function checkOwn(doctor: DoctorRecord | undefined, caller: Caller): DoctorRecord {
  if (!doctor) throw doctorNotFound();
  if (doctor.id !== signedIn(caller).id) {
    throw new ApiError('forbidden', 'You can only change your own profile.');
  }
  return doctor;
}
