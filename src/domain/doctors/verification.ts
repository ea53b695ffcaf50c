import type { Doctor, Verification } from '../../contract/doctors.ts';
import type { DoctorEvent } from '../../contract/verification.ts';
import { addDays } from '../time/india-time.ts';

type Verified = Pick<Doctor, 'registration' | 'verification'>;
type Presented = Pick<Doctor, 'specialty' | 'availability'>;

export const unverified: Verification = { status: 'being-verified' };

/** The doctor is notified this many days before the registration expires. */
const EXPIRY_NOTICE_DAYS = 30;

/**
 * May be booked, accept requests and open conversations. True while a change of a verified doctor
 * is being verified, because patients see the verified data until then.
 * @param today in India
 */
export function isPractising(doctor: Verified, today: string): boolean {
  const { registration, verification } = doctor;
  if (!registration || isSuspended(doctor)) return false;
  return verification?.expiresOn === undefined || verification.expiresOn >= today;
}

/** The conversations of a suspended doctor are read-only. */
export function isSuspended({ verification }: Pick<Doctor, 'verification'>): boolean {
  return verification?.status === 'suspended';
}

/** Patients can find and book the doctor. */
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
  const { status, requested, expiresOn } = verification;
  if (status === 'suspended') return 'suspended';
  if (!isPractising(doctor, today)) {
    if (status === 'refused') return 'refused';
    if (status === 'being-verified' && requested?.registration) return 'being-verified';
    return registration ? 'expired' : 'missing';
  }
  if (status === 'being-verified') return 'change-being-verified';
  if (status === 'refused') return 'change-refused';
  const isExpiring = expiresOn !== undefined && expiresOn <= addDays(today, EXPIRY_NOTICE_DAYS);
  return isExpiring ? 'expiring' : 'verified';
}

type Changes = Partial<Pick<Doctor, 'name' | 'registration' | 'verification'>>;

/** An unverified doctor's name changes at once. The back office verifies everything else. */
export function requestChange(
  doctor: Verified & Pick<Doctor, 'name'>,
  wanted: NonNullable<Verification['requested']>,
  now: Date,
): Changes {
  const { name, registration, verification = unverified } = doctor;
  const hasNewName = wanted.name !== undefined && wanted.name !== name;
  if (!hasNewName && !wanted.registration) return {};
  const isRefused = verification.status === 'refused';
  const earlier = isRefused && registration ? undefined : verification.requested;
  const requested = { ...earlier, ...wanted };
  if (!registration) delete requested.name;
  const isComplete = registration !== undefined || requested.registration !== undefined;
  return {
    ...(!registration && hasNewName && { name: wanted.name }),
    ...(isComplete && {
      verification: {
        ...verification,
        status: verification.status === 'suspended' ? 'suspended' : 'being-verified',
        requested,
        requestedAt: now.toISOString(),
        ...(isRefused && { reason: undefined }),
      },
    }),
  };
}

/** `changed`: the request is newer than the decision. `nothing`: no request to decide. */
export type DecisionProblem = 'changed' | 'nothing';

/** A repeated or late decision changes nothing. */
export function applyDecision(
  { registration, verification = unverified }: Verified,
  event: DoctorEvent,
): Changes | DecisionProblem {
  const { status, requested, requestedAt, expiresOn, decidedAt } = verification;
  if (decidedAt !== undefined && !isLater(event.decidedAt, decidedAt)) return {};
  if (event.outcome === 'suspended') {
    const { outcome, reason } = event;
    const suspended = { status: outcome, reason, decidedAt: event.decidedAt };
    return { verification: { ...verification, ...suspended } };
  }
  if (requestedAt !== undefined && isLater(requestedAt, event.decidedAt)) return 'changed';
  if (event.outcome === 'refused') {
    if (status !== 'being-verified' || !requested) return 'nothing';
    const { outcome, reason } = event;
    return {
      verification: { ...verification, status: outcome, reason, decidedAt: event.decidedAt },
    };
  }
  const accepted = requested?.registration ?? registration;
  if (!accepted) return 'nothing';
  const lastDay = event.expiresOn ?? (requested?.registration ? undefined : expiresOn);
  return {
    ...(requested?.name !== undefined && { name: requested.name }),
    registration: accepted,
    verification: {
      status: 'verified',
      decidedAt: event.decidedAt,
      ...(lastDay !== undefined && { expiresOn: lastDay }),
    },
  };
}

function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
