import type { Sharing } from '../../../src/contract/sharing.ts';
import { DEFAULT_SCOPE, DEFAULT_SHARING_DAYS } from '../../../src/domain/records/sharing.ts';
import { addDays } from '../../../src/domain/time/india-time.ts';
import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import type { AppointmentRecord, SharingRecord } from '../../store/records.ts';
import type { Publish } from '../core/write-and-publish.ts';
import type { ReadTransaction } from '../../store/store.ts';

export function defaultSharing(
  { id, patientId, doctorId, date }: AppointmentRecord,
  specialty: string,
  sharingDays: number,
): SharingRecord {
  const lastDay = addDays(date, sharingDays);
  return { id, patientId, doctorId, scope: DEFAULT_SCOPE, specialty, lastDay };
}

export async function findSharing(
  reads: ReadTransaction,
  visit: AppointmentRecord,
): Promise<SharingRecord> {
  return (await reads.get('sharings', visit.id)) ?? defaultSharing(visit, '', DEFAULT_SHARING_DAYS);
}

export function toSharingResponse({
  id,
  patientId: _patientId,
  ...sharing
}: SharingRecord): Sharing {
  return { appointmentId: id, ...sharing };
}

/** A suspended doctor does not see what patients share. */
export async function publishSharing(
  reads: ReadTransaction,
  publish: Publish,
  sharing: SharingRecord,
): Promise<Sharing> {
  const { patientId, doctorId } = sharing;
  const doctor = await reads.get('doctors', doctorId);
  const to = doctor && !isSuspended(doctor) ? [patientId, doctorId] : [patientId];
  const payload = toSharingResponse(sharing);
  publish({ to, event: 'sharing_changed', payload });
  return payload;
}
