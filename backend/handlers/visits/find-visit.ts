import { isMissed } from '../../../src/domain/appointments/appointment-status.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';

/** @throws ApiError `not-found`, or `forbidden` for a visit that `isOwn` rejects */
export async function findVisit(
  reads: ReadTransaction,
  id: string,
  isOwn: (visit: AppointmentRecord) => boolean,
): Promise<AppointmentRecord> {
  const visit = await reads.get('appointments', id);
  if (!visit) throw new ApiError('not-found', 'Appointment not found');
  if (isOwn(visit)) return visit;
  throw new ApiError('forbidden', 'You do not have access to this appointment.');
}

export function isParticipant(
  { doctorId, patientId }: AppointmentRecord,
  { id }: AccountRecord,
): boolean {
  return id === doctorId || id === patientId;
}

/** Of a change that its status does not allow. */
export function whyOver(visit: AppointmentRecord): ApiError {
  const { status, cancelledBy } = visit;
  if (isMissed(visit)) {
    const message =
      'The doctor has marked that the patient did not come to this visit. The doctor can take the mark back on the day of the mark.';
    return new ApiError('invalid-transition', message);
  }
  const message =
    cancelledBy === 'system'
      ? 'This request ended because it had no reply before the visit was due to start.'
      : `This appointment is already ${status}.`;
  return new ApiError('invalid-transition', message);
}
