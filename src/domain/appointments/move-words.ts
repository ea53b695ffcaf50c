import type { Appointment, Proposal } from '../../contract/appointments.ts';
import type { BookingRules } from '../../contract/booking-rules.ts';
import type { Role } from '../../contract/common.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { formatHours } from '../time/durations.ts';
import { doctorShortName } from '../names.ts';
import { formatSlot, type HourCycle } from '../time/india-time.ts';
import { getMostMoves, isMovedAtOnce, type MoveProblem } from './move.ts';

type Rules = Required<BookingRules>;

export function getOtherName(
  { doctor, patient }: Pick<Appointment, 'doctor' | 'patient'>,
  viewer: Role,
): string {
  return viewer === 'patient' ? doctorShortName(doctor.name) : patient.name;
}

export function formatProposal(
  visit: Appointment,
  proposal: Proposal,
  viewer: Role,
  hourCycle: HourCycle,
): string {
  const name = getOtherName(visit, viewer);
  const proposed = formatSlot(proposal, hourCycle);
  const current = formatSlot(visit, hourCycle);
  return proposal.by === viewer
    ? t`You proposed ${proposed}. ${name} must agree. Until then, the visit stays on ${current}.`
    : t`${name} proposes ${proposed} instead. Until you answer, the visit stays on ${current}.`;
}

/** The effect of confirming. */
export function formatMoveEffect(
  visit: Appointment,
  viewer: Role,
  rules: Rules,
  hourCycle: HourCycle,
): string {
  const name = getOtherName(visit, viewer);
  if (isMovedAtOnce(visit, viewer, rules)) {
    return visit.status === 'pending'
      ? t`Your request moves to the new time. ${name} then replies to it.`
      : t`The visit moves at once. ${name} sees the new time.`;
  }
  const current = formatSlot(visit, hourCycle);
  return t`${name} must agree. Until then, the visit stays on ${current}.`;
}

/** After the move. */
export function formatMoveResult({ proposal }: Pick<Appointment, 'proposal'>): string {
  return proposal ? t`New time proposed` : t`Visit moved`;
}

/** The rule that refuses the move, and what is still possible. */
export function formatMoveLimit(
  limit: Extract<MoveProblem, 'too-late' | 'too-many'>,
  { doctor }: Pick<Appointment, 'doctor'>,
  viewer: Role,
  rules: Rules,
): string {
  const name = doctorShortName(doctor.name);
  if (limit === 'too-late') {
    return t`Visits to ${name} can be moved until ${formatHours(rules.changeHours)} before they start. You can keep this visit, or cancel it.`;
  }
  const most = getMostMoves(viewer, rules);
  if (most === 0) {
    return t`Patients cannot move visits to ${name}. You can keep this visit, or cancel it.`;
  }
  return plural(most, {
    one: t`You have changed or proposed the time once, which is the most for a visit. You can keep this visit, or cancel it.`,
    other: t`You have changed or proposed the time ${most} times, which is the most for a visit. You can keep this visit, or cancel it.`,
  });
}

/** Why no move is offered at all. */
export function formatMoveEnd(
  end: Extract<MoveProblem, 'over' | 'not-accepted' | 'begun' | 'other-proposal'>,
  visit: Pick<Appointment, 'doctor' | 'patient'>,
  viewer: Role,
): string {
  switch (end) {
    case 'over':
      return t`This visit is over or cancelled, so it cannot be moved.`;
    case 'not-accepted':
      return t`Accept this request first. You can then propose another time.`;
    case 'begun':
      return t`This visit has begun, so it cannot be moved.`;
    case 'other-proposal':
      return t`${getOtherName(visit, viewer)} has proposed another time. Answer that first.`;
  }
}
