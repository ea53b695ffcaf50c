import type { Doctor, Verification } from '../../contract/doctors.ts';
import type { DoctorEvent } from '../../contract/verification.ts';
import { addDays } from '../time/india-time.ts';

type Verified = Pick<Doctor, 'registration' | 'verification'>;
type Presented = Pick<Doctor, 'specialty' | 'availability'>;

export const unverified: Verification = { status: 'being-verified' };

/** The doctor is notified this many days before the registration expires. */
const EXPIRY_NOTICE_DAYS = 30;

/** @param today in India */
export function isPractising(doctor: Verified, today: string): boolean {
  const { registration, verification } = doctor;
  if (!registration || isSuspended(doctor)) return false;
  return verification?.expiresOn === undefined || verification.expiresOn >= today;
}

export function isSuspended({ verification }: Pick<Doctor, 'verification'>): boolean {
  return verification?.status === 'suspended';
}

export function mayComplete(doctor: Pick<Doctor, 'verification'>, start: Date): boolean {
  const { suspendedAt } = doctor.verification ?? {};
  return (
    !isSuspended(doctor) || (suspendedAt !== undefined && start.getTime() < Date.parse(suspendedAt))
  );
}

export function isListed(doctor: Verified & Presented, today: string): boolean {
  return hasListedFields(doctor) && isPractising(doctor, today);
}

export function hasListedFields({ specialty, availability }: Presented): boolean {
  return specialty !== '' && availability.length > 0;
}

export type VerificationState =
  | 'missing'
  | 'being-verified'
  | 'change-being-verified'
  | 'verified'
  | 'expiring'
  | 'expired'
  | 'refused'
  | 'change-refused'
  | 'suspended';

/** Shown to the doctor. Null if the API does not verify doctors. */
export function verificationState(doctor: Verified, today: string): VerificationState | null {
  const { registration, verification } = doctor;
  if (!verification) return null;
  const { requested, refused } = verification;
  if (isSuspended(doctor)) return 'suspended';
  if (!isPractising(doctor, today)) {
    if (requested?.registration) return 'being-verified';
    if (refused?.registration) return 'refused';
    return registration ? 'expired' : 'missing';
  }
  if (requested) return 'change-being-verified';
  if (refused) return 'change-refused';
  return isExpiring(doctor, today) ? 'expiring' : 'verified';
}

export function isExpiring(doctor: Verified, today: string): boolean {
  const { expiresOn } = doctor.verification ?? {};
  if (expiresOn === undefined || !isPractising(doctor, today)) return false;
  return expiresOn <= addDays(today, EXPIRY_NOTICE_DAYS);
}

/** Changes of name, specialty, experience and education wait for the back office. */
export function needsVerifiedFacts({ registration, verification }: Verified): boolean {
  return registration !== undefined && verification !== undefined;
}

/** The back office verifies them with the registration (ADR 0075). */
type Facts = Pick<Doctor, 'specialty' | 'experience' | 'education'>;
type Changes = Partial<Facts & Pick<Doctor, 'name' | 'registration' | 'verification'>>;
type Request = NonNullable<Verification['requested']>;

/** A verified doctor's facts wait. Those that the doctor has already stay as they are. */
export function requestChange(
  doctor: Verified & Facts & Pick<Doctor, 'name'>,
  wanted: Request,
  { now, isKnownToPatients }: { now: Date; isKnownToPatients: boolean },
): Changes {
  const { registration, verification = unverified } = doctor;
  const name = wanted.name === doctor.name ? undefined : wanted.name;
  const facts = changedFacts(doctor, wanted);
  const isNameFree = !registration && !isKnownToPatients;
  const free = {
    ...(name !== undefined && isNameFree && { name }),
    ...(!registration && facts),
  };
  const asked: Request = {
    ...(name !== undefined && !isNameFree && { name }),
    ...(wanted.registration && { registration: wanted.registration }),
    ...(registration && facts),
  };
  if (Object.keys({ ...free, ...asked }).length === 0) return {};
  const requested: Request = { ...verification.requested, ...asked };
  const { refused: _, ...rest } = verification;
  return {
    ...free,
    ...(Object.keys(requested).length > 0 && {
      verification: withStatus(registration, {
        ...rest,
        requested,
        // Also for facts that change at once, because a decision is about the facts with the request.
        requestedAt: laterThan(verification.requestedAt, now),
      }),
    }),
  };
}

function changedFacts(
  doctor: Facts,
  { specialty, experience, education }: Request,
): Partial<Facts> {
  return {
    ...(specialty !== undefined && specialty !== doctor.specialty && { specialty }),
    ...(experience !== undefined && experience !== doctor.experience && { experience }),
    ...(education !== undefined && !isSameList(education, doctor.education) && { education }),
  };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

export function withdrawRequest(
  { registration, verification = unverified }: Verified,
  requestedAt: string,
): Changes | 'changed' {
  const { requested, refused, ...rest } = verification;
  if (!requested && !refused) return {};
  if (compare(requestedAt, rest.requestedAt) !== 0) return 'changed';
  return { verification: withStatus(registration, rest) };
}

/** `changed`: another request waits. `nothing`: nothing to decide. `late`: not after the last one. */
export type DecisionProblem = 'changed' | 'nothing' | 'late';

export function applyDecision(doctor: Verified, event: DoctorEvent): Changes | DecisionProblem {
  const verification = doctor.verification ?? unverified;
  switch (event.outcome) {
    case 'suspended':
    case 'reinstated':
      return applySuspension(doctor.registration, verification, event);
    case 'renewed':
      return applyRenewal(doctor.registration, verification, event);
    case 'accepted':
    case 'refused':
      return decideRequest(doctor.registration, verification, event);
  }
}

type EventOf<Outcome> = Extract<DoctorEvent, { outcome: Outcome }>;
type RequestDecision = EventOf<'accepted'> | EventOf<'refused'>;
type Registered = Doctor['registration'];

function applySuspension(
  registration: Registered,
  verification: Verification,
  event: EventOf<'suspended'> | EventOf<'reinstated'>,
): Changes | DecisionProblem {
  const { decidedAt } = event;
  const order = compare(decidedAt, verification.suspensionDecidedAt);
  if (order < 0) return 'late';
  const { reason, suspendedAt = decidedAt, ...rest } = verification;
  const isNow = isSuspended({ verification });
  if (event.outcome === 'suspended') {
    if (isNow && order === 0) return reason === event.reason ? {} : 'late';
    const suspension = { status: event.outcome, reason: event.reason, suspendedAt };
    return { verification: { ...rest, ...suspension, suspensionDecidedAt: decidedAt } };
  }
  if (order === 0) return isNow ? 'late' : {};
  if (!isNow) return 'nothing';
  const reinstated = { ...rest, status: unverified.status, suspensionDecidedAt: decidedAt };
  return { verification: withStatus(registration, reinstated) };
}

function applyRenewal(
  registration: Registered,
  verification: Verification,
  { decidedAt, expiresOn }: EventOf<'renewed'>,
): Changes | DecisionProblem {
  if (!registration) return 'nothing';
  const order = compare(decidedAt, verification.decidedAt);
  if (order === 0 && expiresOn === verification.expiresOn) return {};
  return order > 0 ? { verification: { ...verification, expiresOn, decidedAt } } : 'late';
}

function decideRequest(
  registration: Registered,
  verification: Verification,
  event: RequestDecision,
): Changes | DecisionProblem {
  if (isRepeated(event, verification.decision)) return {};
  const { requested, refused: _, ...rest } = verification;
  const isLastRequest = compare(event.requestedAt, rest.requestedAt) === 0;
  const order = compare(event.decidedAt, rest.decidedAt);
  if (!requested) return 'nothing';
  if (!isLastRequest) return 'changed';
  if (order < 0) return 'late';
  const decided = { ...rest, decision: event, decidedAt: event.decidedAt };
  if (event.outcome === 'refused') {
    const refusal = { ...requested, reason: event.reason };
    return { verification: withStatus(registration, { ...decided, refused: refusal }) };
  }
  const { registration: number, ...facts } = requested;
  const accepted = number ?? registration;
  const expiresOn = event.expiresOn ?? (number ? undefined : rest.expiresOn);
  return {
    ...facts,
    ...(accepted && { registration: accepted }),
    verification: withStatus(accepted, { ...decided, expiresOn }),
  };
}

function isRepeated(event: RequestDecision, last: Verification['decision']): boolean {
  return (
    last !== undefined &&
    event.outcome === last.outcome &&
    compare(event.requestedAt, last.requestedAt) === 0 &&
    compare(event.decidedAt, last.decidedAt) === 0 &&
    ('expiresOn' in event ? event.expiresOn : undefined) === last.expiresOn &&
    ('reason' in event ? event.reason : undefined) === last.reason
  );
}

function withStatus(registration: Registered, verification: Verification): Verification {
  return isSuspended({ verification })
    ? verification
    : { ...verification, status: requestStatus(registration, verification) };
}

function requestStatus(
  registration: Registered,
  { requested, refused }: Verification,
): Verification['status'] {
  if (requested) return 'being-verified';
  if (refused) return 'refused';
  return registration ? 'verified' : 'being-verified';
}

/** Negative if `one` is earlier. Any time is later than none. */
function compare(one: string, other: string | undefined): number {
  return other === undefined ? 1 : Date.parse(one) - Date.parse(other);
}

/** Now, or a millisecond after `earlier` if the clock does not show a later time. */
function laterThan(earlier: string | undefined, now: Date): string {
  const least = earlier === undefined ? -Infinity : Date.parse(earlier) + 1;
  return new Date(Math.max(now.getTime(), least)).toISOString();
}
