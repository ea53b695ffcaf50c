import type { SharingScope } from '../../src/contract/sharing.ts';
import { DEFAULT_SCOPE, DEFAULT_SHARING_DAYS } from '../../src/domain/records/sharing.ts';
import { defaultSharing } from '../handlers/visits/visit-sharing.ts';
import type { AppointmentRecord, DoctorRecord, SharingRecord } from '../store/records.ts';

const chosen = new Map<string, SharingScope>([['appointment-007', 'everything']]);

export function sharingRecord(
  visit: AppointmentRecord,
  doctors: readonly DoctorRecord[],
): SharingRecord {
  const specialty = doctors.find(({ id }) => id === visit.doctorId)?.specialty ?? '';
  const scope = chosen.get(visit.id) ?? DEFAULT_SCOPE;
  return { ...defaultSharing(visit, specialty, DEFAULT_SHARING_DAYS), scope };
}
