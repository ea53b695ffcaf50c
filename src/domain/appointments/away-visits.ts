import type { Appointment, VisitChange } from '../../contract/appointments.ts';
import type { BlockedHours } from '../../contract/doctors.ts';
import { hasPassed, type Schedule, type SlotTime } from '../booking/slots.ts';
import { isOutside } from '../doctors/schedule-edit.ts';
import { isMissed } from './appointment-status.ts';
import { getProposal, toSlot } from './move.ts';

/**
 * - `open`: no other time is proposed.
 * - `request`: to accept or decline first.
 * - `waiting`: the patient has not answered the proposed time.
 * - `proposed`: the patient proposes another time.
 * - `declined`, `unanswered`: the last proposal ended so.
 * - `moved`: the visit has another time now.
 * - `cancelled`: after a proposal.
 */
export type AwayState =
  | 'open'
  | 'request'
  | 'waiting'
  | 'proposed'
  | 'declined'
  | 'unanswered'
  | 'moved'
  | 'cancelled';

export interface AwayVisit {
  visit: Appointment;
  state: AwayState;
  /** The time outside the hours. */
  slot: SlotTime;
  /** Proposed, or after the move. */
  to: SlotTime | null;
}

/**
 * Visits that are booked outside a doctor's hours, on leave or in blocked hours, and those that were
 * until the patient answered. In the order of these times, which are ahead.
 */
export function listAwayVisits(
  schedule: Schedule & { blockedHours?: readonly BlockedHours[] | undefined },
  appointments: readonly Appointment[],
  now: Date,
): AwayVisit[] {
  const isAway = (slot: SlotTime) => !hasPassed(slot, now) && isOutside(schedule, slot);
  return appointments
    .flatMap((visit): AwayVisit | [] => {
      const { status, history = [] } = visit;
      if (isMissed(visit) || status === 'completed') return [];
      if (isAway(visit)) {
        const found = findState(visit, history, now);
        return found ? { visit, slot: toSlot(visit), ...found } : [];
      }
      const move = history.findLast(({ kind }) => kind === 'moved' || kind === 'move-accepted');
      const isKnown = status === 'scheduled' && move?.from !== undefined && isAway(move.from);
      return isKnown && move.from
        ? { visit, slot: toSlot(move.from), state: 'moved', to: toSlot(visit) }
        : [];
    })
    .sort((a, b) => toKey(a.slot).localeCompare(toKey(b.slot)));
}

/** To these, the doctor can propose another time. */
export function isToPropose({ state }: AwayVisit): boolean {
  return state === 'open' || state === 'declined' || state === 'unanswered';
}

/** Neither moved nor cancelled. */
export function isStillAway({ state }: AwayVisit): boolean {
  return state !== 'moved' && state !== 'cancelled';
}

/** The patient has decided, either way. */
export function hasAnswered({ state }: AwayVisit): boolean {
  return ['declined', 'moved', 'cancelled', 'proposed'].includes(state);
}

function findState(
  visit: Appointment,
  history: readonly VisitChange[],
  now: Date,
): Pick<AwayVisit, 'state' | 'to'> | null {
  const wasProposed = history.some(({ kind, by }) => kind === 'move-proposed' && by === 'doctor');
  if (visit.status === 'cancelled') {
    return wasProposed && visit.cancelledBy === 'patient' ? { state: 'cancelled', to: null } : null;
  }
  if (visit.status === 'pending') return { state: 'request', to: null };
  const proposal = getProposal(visit, now);
  if (proposal) {
    return { state: proposal.by === 'doctor' ? 'waiting' : 'proposed', to: toSlot(proposal) };
  }
  const proposed = history.findLast(({ kind }) => kind === 'move-proposed');
  const ended = history.findLast(({ kind }) => kind === 'move-ended');
  // The doctor's last one, which the doctor has not withdrawn.
  if (proposed?.by !== 'doctor' || !ended || ended.by === 'doctor') {
    return { state: 'open', to: null };
  }
  return { state: ended.by === 'patient' ? 'declined' : 'unanswered', to: null };
}

function toKey({ date, time }: SlotTime): string {
  return `${date} ${time}`;
}
