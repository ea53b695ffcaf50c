import type { Appointment, Proposal, VisitChange } from '../../contract/appointments.ts';
import type { BookingRules } from '../../contract/booking-rules.ts';
import type { Role } from '../../contract/common.ts';
import { isWithinHours } from '../booking/booking-rules.ts';
import { hasPassed, type SlotTime } from '../booking/slots.ts';
import { indiaInstant } from '../time/india-time.ts';
import { holdsSlot, isMissed, withLapse } from './appointment-status.ts';
import { wasAccepted, withChange } from './visit-change.ts';

/** How often a doctor may propose another time of one visit. */
export const MOST_DOCTOR_MOVES = 10;

type Movable = Pick<
  Appointment,
  'date' | 'time' | 'status' | 'cancelledBy' | 'revision' | 'history' | 'proposal' | 'missed'
>;

export type MoveProblem =
  | 'over'
  | 'not-accepted'
  | 'begun'
  | 'too-late'
  | 'other-proposal'
  | 'same-time'
  | 'already-proposed'
  | 'too-many';

/** Null if the visit may get another time, as far as it alone decides. */
export function findMoveProblem(
  visit: Movable,
  slot: SlotTime,
  by: Role,
  rules: Required<BookingRules>,
  now: Date,
): MoveProblem | null {
  const { proposal } = visit;
  const end = findMoveEnd(visit, by, now);
  if (end) return end;
  if (isSameTime(visit, slot)) return 'same-time';
  if (proposal && isSameTime(proposal, slot)) return 'already-proposed';
  return findMoveLimit(visit, by, rules, now);
}

/** Null if the user is offered a move, which the doctor's rules may still refuse. */
export function findMoveEnd(
  visit: Pick<Movable, 'date' | 'time' | 'status' | 'proposal' | 'missed'>,
  by: Role,
  now: Date,
): Extract<MoveProblem, 'over' | 'not-accepted' | 'begun' | 'other-proposal'> | null {
  const { status, proposal } = visit;
  if (status === 'completed' || status === 'cancelled' || isMissed(visit)) return 'over';
  if (status === 'pending' && by === 'doctor') return 'not-accepted';
  if (hasPassed(visit, now)) return 'begun';
  return proposal && proposal.by !== by ? 'other-proposal' : null;
}

/**
 * Null if another time can be chosen.
 * @param rules null until they are known: then, the visit alone decides
 */
export function findMoveStop(
  visit: Parameters<typeof findMoveEnd>[0] & Pick<Movable, 'history'>,
  by: Role,
  rules: Required<BookingRules> | null,
  now: Date,
): ReturnType<typeof findMoveEnd> | ReturnType<typeof findMoveLimit> {
  return findMoveEnd(visit, by, now) ?? (rules && findMoveLimit(visit, by, rules, now));
}

/** The doctor's rules may still refuse the move. */
export function canOfferMove(
  visit: Parameters<typeof findMoveEnd>[0] & {
    doctor?: Pick<Appointment['doctor'], 'takesVisits'>;
  },
  by: Role,
  now: Date,
): boolean {
  return visit.doctor?.takesVisits !== false && findMoveEnd(visit, by, now) === null;
}

/** After the doctor accepted the visit, so that a calendar may have its old time. */
export function hasMovedSinceAccepted(
  visit: Pick<Appointment, 'status' | 'revision' | 'history'>,
): boolean {
  const { history = [] } = visit;
  const accepted = history.findIndex(({ kind }) => kind === 'accepted');
  const isMove = ({ kind }: VisitChange) => kind === 'moved' || kind === 'move-accepted';
  // A chosen follow-up was scheduled from the beginning.
  return wasAccepted(visit) && history.slice(Math.max(accepted, 0)).some(isMove);
}

/** Null if the doctor's rules allow one more move of the visit. */
function findMoveLimit(
  visit: Pick<Movable, 'date' | 'time' | 'status' | 'history'>,
  by: Role,
  rules: Required<BookingRules>,
  now: Date,
): Extract<MoveProblem, 'too-late' | 'too-many'> | null {
  const isScheduled = visit.status === 'scheduled';
  if (by === 'patient' && isScheduled && isWithinHours(visit, rules.changeHours, now)) {
    return 'too-late';
  }
  return countMoves(visit, by) >= getMostMoves(by, rules) ? 'too-many' : null;
}

/** Null without a proposed time, or after its end. */
export function getProposal(
  visit: Pick<Movable, 'date' | 'time' | 'status' | 'proposal'>,
  now: Date,
): Proposal | null {
  const { proposal, status } = visit;
  if (!proposal || status !== 'scheduled') return null;
  return proposalEnd(visit, proposal) > now ? proposal : null;
}

export function getMostMoves(by: Role, { mostMoves }: Pick<BookingRules, 'mostMoves'>): number {
  return by === 'doctor' ? MOST_DOCTOR_MOVES : mostMoves;
}

/** Without an answer of the other side. */
export function isMovedAtOnce(
  { status }: Pick<Appointment, 'status'>,
  by: Role,
  { acceptsMoves }: Pick<BookingRules, 'acceptsMoves'>,
): boolean {
  return status === 'pending' || (by === 'patient' && acceptsMoves);
}

export function countMoves({ history = [] }: Pick<Appointment, 'history'>, by: Role): number {
  const isMove = ({ kind }: VisitChange) => kind === 'moved' || kind === 'move-proposed';
  return history.filter((change) => change.by === by && isMove(change)).length;
}

/** At the earlier of the two starts. Then the old time stands. */
export function proposalEnd(visit: SlotTime, proposed: SlotTime): Date {
  const starts = [visit, proposed].map(({ date, time }) => indiaInstant(date, time).getTime());
  return new Date(Math.min(...starts));
}

/** The visit at a time, also before the sweep stores what has ended by then. */
export function withEnds<Visit extends Movable>(visit: Visit, now: Date): Visit {
  const { proposal } = visit;
  if (!proposal) return withLapse(visit, now);
  if (visit.status !== 'scheduled') return withChange(visit, { proposal: undefined });
  const end = proposalEnd(visit, proposal);
  if (end > now) return visit;
  const entry = { kind: 'move-ended', by: 'system', at: end.toISOString() } as const;
  return withChange(visit, { proposal: undefined }, { ...entry, to: toSlot(proposal) });
}

/** A doctor's proposal takes no time of the patient, since doctors do not see other visits. */
export function takesOwnTime(
  visit: Pick<Movable, 'date' | 'time' | 'status' | 'proposal'>,
  slot: SlotTime,
): boolean {
  const { status, proposal } = visit;
  if (!holdsSlot(status)) return false;
  return isSameTime(visit, slot) || (proposal?.by === 'patient' && isSameTime(proposal, slot));
}

export function toSlot({ date, time }: SlotTime): SlotTime {
  return { date, time };
}

export function isSameTime(one: SlotTime, other: SlotTime): boolean {
  return one.date === other.date && one.time === other.time;
}
