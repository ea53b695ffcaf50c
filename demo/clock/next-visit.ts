import { getStart } from '../../src/domain/appointments/dashboard.ts';
import type { ReadTransaction } from '../../backend/store/store.ts';
import { secondsAfter } from '../../backend/core/time.ts';

const EARLY_SECONDS = 10 * 60;

/** Returns 10 minutes before these accounts' next scheduled visit, or null. */
export async function beforeNextVisit(
  reads: ReadTransaction,
  accountIds: readonly string[],
  now: Date,
): Promise<Date | null> {
  const [anyone] = accountIds;
  if (anyone === undefined) return null;
  const visits = [
    ...(await reads.find('appointments', { patientId: anyone, status: 'scheduled' })),
    ...(await reads.find('appointments', { doctorId: anyone, status: 'scheduled' })),
  ].filter(({ patientId, doctorId }) =>
    accountIds.every((id) => id === patientId || id === doctorId),
  );
  const moments = visits.map((visit) => secondsAfter(getStart(visit), -EARLY_SECONDS));
  const [first] = moments.filter((one) => one > now.toISOString()).sort();
  return first === undefined ? null : new Date(first);
}
