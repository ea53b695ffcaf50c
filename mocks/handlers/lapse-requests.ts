import { withLapse } from '../../src/domain/appointment-status.ts';
import type { AppointmentRecord } from '../store/records.ts';
import type { Reads } from '../store/store.ts';
import { appointmentNews } from './appointment-answer.ts';
import type { SweepStep } from './sweep.ts';
import { writeAndTell } from './write-and-tell.ts';

/** See ADR 0033. */
export const lapseRequests: SweepStep = async (backend, now) => {
  // Most sweeps find nothing and should not block other writes.
  if ((await backend.store.read((reads) => dueRequests(reads, now))).length === 0) return;
  await writeAndTell(backend, async (unit, tell) => {
    for (const visit of await dueRequests(unit, now)) {
      const lapsed = await unit.update('appointments', visit.id, withLapse(visit, now));
      tell(await appointmentNews(backend, unit, lapsed));
    }
  });
};

async function dueRequests(reads: Reads, now: Date): Promise<AppointmentRecord[]> {
  const requests = await reads.find('appointments', { status: 'pending' });
  return requests.filter((visit) => withLapse(visit, now) !== visit);
}
