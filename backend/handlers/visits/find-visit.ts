import type { AppointmentRecord } from '../../store/records.ts';
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
