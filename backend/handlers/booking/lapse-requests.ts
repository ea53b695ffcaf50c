import { withLapse } from '../../../src/domain/appointments/appointment-status.ts';
import type { AppointmentRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { storeVisit } from '../visits/change-visit.ts';
import { notifyOfLapse } from '../notices/write-notices.ts';
import type { SweepStep } from '../core/sweep-step.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';

/** See ADR 0033. */
export const lapseRequests: SweepStep = async (backend, now) => {
  if ((await backend.store.read((reads) => dueRequests(reads, now))).length === 0) return {};
  await writeAndPublish(backend, async (unit, publish) => {
    for (const visit of await dueRequests(unit, now)) {
      const lapsed = await storeVisit(unit, publish, withLapse(visit, now));
      await unit.remove('visitPhones', visit.id);
      await publishAppointment(backend, unit, publish, lapsed);
      await notifyOfLapse(unit, publish, lapsed, now);
    }
  });
  return {};
};

async function dueRequests(reads: ReadTransaction, now: Date): Promise<AppointmentRecord[]> {
  const requests = await reads.find('appointments', { status: 'pending' });
  return requests.filter((visit) => withLapse(visit, now) !== visit);
}
