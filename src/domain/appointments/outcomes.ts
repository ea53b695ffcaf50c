import type { Appointment } from '../../contract/appointments.ts';
import type { SlotTime } from '../booking/slots.ts';

/** The result of one request, for one of several visits. */
export interface VisitOutcome extends SlotTime {
  /** Of the visit, whose name and time stay readable when it leaves a list. */
  id: string;
  name: string;
  state: 'sending' | 'done' | 'failed';
  /** Why it failed. */
  message: string | null;
}

export interface SeveralVisits {
  isSending: boolean;
  /** In the order of the visits. Empty before the first request. */
  outcomes: readonly VisitOutcome[];
}

export const noOutcomes: SeveralVisits = { isSending: false, outcomes: [] };

export function startOutcome(
  { id, patient }: Pick<Appointment, 'id' | 'patient'>,
  { date, time }: SlotTime,
): VisitOutcome {
  return { id, name: patient.name, date, time, state: 'sending', message: null };
}

export function countDone(outcomes: readonly VisitOutcome[]): number {
  return outcomes.filter(({ state }) => state === 'done').length;
}
