import * as api from '../../api/appointments.ts';
import type { Appointment } from '../../contract/appointments.ts';
import {
  noOutcomes,
  startOutcome,
  type SeveralVisits,
} from '../../domain/appointments/outcomes.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { freeTimes } from '../booking/free-times.ts';
import { refetch } from '../core/query-client.ts';
import { runEach } from '../core/run-each.ts';
import { createUserStore } from '../core/user-store.ts';
import { applyAppointment } from './appointments.ts';
import { findMoved } from './move.ts';

const several = createUserStore<SeveralVisits>(() => ({ ...noOutcomes }));
export const { useStore: useProposeSeveral, current: currentProposals } = several;

/** Results that the doctor has seen. */
export function clearProposals(): void {
  if (!several.state.isSending) several.reset();
}

export interface VisitProposal {
  visit: Appointment;
  slot: SlotTime;
}

export async function proposeSeveral(proposals: readonly VisitProposal[]): Promise<void> {
  await runEach(
    several.state,
    proposals.map((proposal) => ({
      start: startOutcome(proposal.visit, proposal.slot),
      send: () => propose(proposal),
    })),
  );
  const [first] = proposals;
  if (first) refetch(freeTimes(first.visit.doctorId));
}

async function propose({ visit: { id }, slot }: VisitProposal): Promise<void> {
  try {
    applyAppointment(await api.moveAppointment(id, slot));
  } catch (error) {
    // An earlier attempt, whose response was lost, may have proposed it.
    if (!(await findMoved(error, id, slot))) throw error;
  }
}
