import { getStart } from '../../../src/domain/appointments/dashboard.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import { secondsAfter } from '../../time.ts';

const EARLY_SECONDS = 10 * 60;

/** Returns 10 minutes before the account's next scheduled visit, or null without such a visit. */
export async function beforeNextVisit(
  reads: ReadTransaction,
  accountId: string,
  now: Date,
): Promise<Date | null> {
  const visits = [
    ...(await reads.find('appointments', { patientId: accountId, status: 'scheduled' })),
    ...(await reads.find('appointments', { doctorId: accountId, status: 'scheduled' })),
  ];
  const moments = visits.map((visit) => secondsAfter(getStart(visit), -EARLY_SECONDS));
  const [first] = moments.filter((one) => one > now.toISOString()).sort();
  return first === undefined ? null : new Date(first);
}
