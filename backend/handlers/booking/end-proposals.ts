import { withEnds } from '../../../src/domain/appointments/move.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import type { SweepStep } from '../core/sweep-step.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { notifyOfVisit } from '../notices/write-notices.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { storeVisit } from '../visits/change-visit.ts';

const BATCH = 500;

/** See ADR 0094. */
export const endProposals: SweepStep = async (backend, now) => {
  const at = now.toISOString();
  const due = await backend.store.read((reads) => reads.findExpired('slotHolds', at, 1));
  if (due.length === 0) return {};
  await writeAndPublish(backend, async (unit, publish) => {
    for (const { appointmentId } of await unit.findExpired('slotHolds', at, BATCH)) {
      if (appointmentId !== undefined) {
        await endProposal(backend, unit, publish, appointmentId, now);
      }
    }
  });
  return {};
};

/** If it has ended by now. Tells the one who proposed. */
export async function endProposal(
  backend: Pick<Backend, 'baseUrl' | 'clock'>,
  unit: UnitOfWork,
  publish: Publish,
  appointmentId: string,
  now: Date,
): Promise<void> {
  const visit = await unit.get('appointments', appointmentId);
  const ended = visit && withEnds(visit, now);
  if (!ended || ended === visit) return;
  const stored = await storeVisit(unit, publish, ended);
  await publishAppointment(backend, unit, publish, stored);
  // A visit that the release before has completed still has its proposal.
  if (stored.status !== 'scheduled') return;
  const by = visit.proposal?.by === 'doctor' ? 'patient' : 'doctor';
  await notifyOfVisit(unit, publish, stored, { kind: 'move-ended', by }, now);
}
