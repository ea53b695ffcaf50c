import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doctor, Registration } from '../../contract/doctors.ts';
import type { DoctorEvent } from '../../contract/verification.ts';
import { addDays } from '../time/india-time.ts';
import {
  applyDecision,
  hasListedFields,
  isExpiring,
  isListed,
  isPractising,
  isSuspended,
  requestChange,
  verificationState,
  withdrawRequest,
} from './verification.ts';

type Fields = Pick<
  Doctor,
  | 'name'
  | 'registration'
  | 'verification'
  | 'specialty'
  | 'experience'
  | 'education'
  | 'availability'
>;

const TODAY = '2026-11-23';
const at = (minute: number) =>
  new Date(Date.parse('2026-11-23T04:00:00.000Z') + minute * 60_000).toISOString();

const kmc: Registration = { number: 'KMC 12345', council: 'Karnataka Medical Council', year: 2012 };
const mmc: Registration = {
  number: 'MMC 54321',
  council: 'Maharashtra Medical Council',
  year: 2013,
};

const newcomer: Fields = {
  name: 'Dr. Esha Pillai',
  specialty: 'ENT',
  experience: 12,
  education: ['MBBS'],
  availability: [{ day: 'Monday', startTime: '10:00', endTime: '11:00' }],
};

const request = (
  doctor: Fields,
  wanted: Parameters<typeof requestChange>[1],
  minute = 0,
  isKnownToPatients = false,
): Fields => ({
  ...doctor,
  ...requestChange(doctor, wanted, { now: new Date(at(minute)), isKnownToPatients }),
});

function decide(doctor: Fields, event: DoctorEvent): Fields {
  const changes = applyDecision(doctor, event);
  return typeof changes === 'string' ? doctor : { ...doctor, ...changes };
}

const waitingSince = ({ verification }: Fields) => verification?.requestedAt ?? at(-1);

function withdraw(doctor: Fields): Fields {
  const changes = withdrawRequest(doctor, waitingSince(doctor));
  return changes === 'changed' ? doctor : { ...doctor, ...changes };
}

const accepted = (doctor: Fields, minute: number, expiresOn?: string): DoctorEvent => ({
  outcome: 'accepted',
  requestedAt: waitingSince(doctor),
  decidedAt: at(minute),
  ...(expiresOn !== undefined && { expiresOn }),
});
const refused = (doctor: Fields, minute: number): DoctorEvent => ({
  outcome: 'refused',
  requestedAt: waitingSince(doctor),
  decidedAt: at(minute),
  reason: 'Not in the register',
});
const renewed = (minute: number, expiresOn: string): DoctorEvent => ({
  outcome: 'renewed',
  decidedAt: at(minute),
  expiresOn,
});
const suspended = (minute: number): DoctorEvent => ({
  outcome: 'suspended',
  decidedAt: at(minute),
  reason: 'A complaint is being examined',
});
const reinstated = (minute: number): DoctorEvent => ({
  outcome: 'reinstated',
  decidedAt: at(minute),
});

const accept = (doctor: Fields, minute: number, expiresOn?: string) =>
  decide(doctor, accepted(doctor, minute, expiresOn));
const refuse = (doctor: Fields, minute: number) => decide(doctor, refused(doctor, minute));

const waiting = request(newcomer, { registration: kmc });
const verified = accept(waiting, 1);
const OTHER_NAME = 'Dr. Ananya Krishnan';

const stateOf = (doctor: Fields, today = TODAY) => verificationState(doctor, today);

describe('a doctor who has signed up', () => {
  it('is not listed and cannot practise, also with a complete profile', () => {
    for (const doctor of [newcomer, waiting]) {
      expect([isListed(doctor, TODAY), isPractising(doctor, TODAY)]).toEqual([false, false]);
    }
    expect(stateOf({ ...newcomer, verification: { status: 'being-verified' } })).toBe('missing');
    expect(stateOf(waiting)).toBe('being-verified');
  });

  it('is listed once the registration is accepted', () => {
    expect(verified.registration).toEqual(kmc);
    expect(isListed(verified, TODAY)).toBe(true);
    expect(isListed({ ...verified, specialty: '' }, TODAY)).toBe(false);
    expect(stateOf(verified)).toBe('verified');
  });

  it('can correct a refused request', () => {
    const refusal = refuse(waiting, 1);
    expect(stateOf(refusal)).toBe('refused');
    const again = request(refusal, { registration: mmc }, 2);
    expect(again.verification).toEqual({
      status: 'being-verified',
      requested: { registration: mmc },
      requestedAt: at(2),
      decision: refused(waiting, 1),
      decidedAt: at(1),
    });
    expect(accept(again, 3).registration).toEqual(mmc);
  });

  it('changes the facts at once, and a decision about the earlier ones is too late', () => {
    const asked = request(newcomer, { registration: kmc });
    const changed = request(asked, { specialty: 'Cardiology' }, 1);
    expect(changed.specialty).toBe('Cardiology');
    expect(applyDecision(changed, accepted(asked, 2))).toBe('changed');
  });

  it('changes the name at once, and the request waits for a new check', () => {
    const renamed = request(waiting, { name: 'Dr. Esha P.' }, 2);
    expect(renamed.name).toBe('Dr. Esha P.');
    expect(applyDecision(renamed, accepted(waiting, 3))).toBe('changed');
  });

  it('keeps a name that patients know until the new one is accepted', () => {
    const renamed = request(newcomer, { name: OTHER_NAME }, 2, true);
    expect([renamed.name, stateOf(renamed)]).toEqual([newcomer.name, 'missing']);
    const both = request(renamed, { registration: kmc }, 3, true);
    expect(both.verification?.requested).toEqual({ name: OTHER_NAME, registration: kmc });
    expect(accept(both, 4)).toMatchObject({ name: OTHER_NAME, registration: kmc });
  });
});

describe('a verified doctor', () => {
  it('stays listed under the verified name until the new one is accepted', () => {
    const renamed = request(verified, { name: OTHER_NAME }, 2);
    expect(renamed.name).toBe(newcomer.name);
    expect([stateOf(renamed), isListed(renamed, TODAY)]).toEqual(['change-being-verified', true]);
    expect(accept(renamed, 3).name).toBe(OTHER_NAME);
    const declined = refuse(renamed, 3);
    expect([declined.name, stateOf(declined), isListed(declined, TODAY)]).toEqual([
      newcomer.name,
      'change-refused',
      true,
    ]);
  });

  it.each([
    { specialty: 'Cardiology' },
    { experience: 30 },
    { education: ['MBBS', 'MD (Cardiology)'] },
    { specialty: 'Cardiology', name: OTHER_NAME, experience: 30 },
  ])('stays listed with the verified facts until the new ones are accepted: %j', (wanted) => {
    const changed = request(verified, wanted, 2);
    expect(shownBy(changed)).toEqual(shownBy(verified));
    expect([stateOf(changed), isListed(changed, TODAY)]).toEqual(['change-being-verified', true]);
    expect(shownBy(accept(changed, 3))).toEqual({ ...shownBy(verified), ...wanted });
    expect(shownBy(refuse(changed, 3))).toEqual(shownBy(verified));
  });

  it('does not take a waiting change back by another change of the profile', () => {
    const changed = request(verified, { specialty: 'Cardiology', experience: 12 }, 2);
    const later = request(changed, { specialty: 'ENT', experience: 13 }, 3);
    expect(later.verification?.requested).toEqual({ specialty: 'Cardiology', experience: 13 });
  });

  it('keeps the verified name when the registration is renewed after a refusal', () => {
    const declined = refuse(request(verified, { name: OTHER_NAME }, 2), 3);
    expect(decide(declined, renewed(4, '2027-12-31')).name).toBe(newcomer.name);
    expect(decide(decide(declined, suspended(4)), reinstated(5)).name).toBe(newcomer.name);
    const next = request(declined, { registration: mmc }, 4);
    expect(next.verification?.requested).toEqual({ registration: mmc });
    expect(accept(next, 5)).toMatchObject({ name: newcomer.name, registration: mmc });
  });

  it('keeps the verified name when the registration is renewed while another name waits', () => {
    const renamed = request(verified, { name: OTHER_NAME }, 2);
    const doctor = decide(renamed, renewed(3, '2027-12-31'));
    expect([doctor.name, stateOf(doctor)]).toEqual([newcomer.name, 'change-being-verified']);
  });

  it('can withdraw a waiting change and dismiss a refused one', () => {
    const renamed = request(verified, { name: OTHER_NAME }, 2);
    for (const doctor of [renamed, refuse(renamed, 3)]) {
      expect(withdraw(doctor)).toMatchObject({ name: newcomer.name, registration: kmc });
      expect(stateOf(withdraw(doctor))).toBe('verified');
      expect(applyDecision(withdraw(doctor), accepted(renamed, 4))).toBe('nothing');
    }
    expect(withdrawRequest(verified, at(9))).toEqual({});
    expect(stateOf(withdraw(decide(renamed, suspended(3))))).toBe('suspended');
  });

  it('cannot withdraw a newer request than the one that was read', () => {
    const renamed = request(verified, { name: OTHER_NAME }, 2);
    const newer = request(renamed, { registration: mmc }, 3);
    expect(withdrawRequest(newer, waitingSince(renamed))).toBe('changed');
    expect(withdrawRequest(refuse(newer, 4), waitingSince(renamed))).toBe('changed');
    expect(stateOf(withdraw(newer))).toBe('verified');
  });

  it('practises until the last day of the registration', () => {
    const doctor = accept(waiting, 1, '2026-12-31');
    expect(stateOf(doctor)).toBe('verified');
    expect(stateOf(doctor, '2026-12-01')).toBe('expiring');
    expect([stateOf(doctor, '2026-12-31'), isListed(doctor, '2026-12-31')]).toEqual([
      'expiring',
      true,
    ]);
    expect([stateOf(doctor, '2027-01-01'), isListed(doctor, '2027-01-01')]).toEqual([
      'expired',
      false,
    ]);
    expect(isListed(decide(doctor, renewed(2, '2027-12-31')), '2027-01-01')).toBe(true);
  });

  it('sees that the registration expires also while a change waits or is refused', () => {
    const renamed = request(accept(waiting, 1, '2026-12-01'), { name: OTHER_NAME }, 2);
    for (const doctor of [renamed, refuse(renamed, 3)]) {
      expect(isExpiring(doctor, TODAY)).toBe(true);
      expect(isExpiring(doctor, '2026-12-02')).toBe(false);
    }
  });
});

describe('a decision about a request that is repeated', () => {
  const refusal = refused(waiting, 1);
  const after = decide(waiting, refusal);

  it('changes nothing, also after a new request, a dismissal or a renewal', () => {
    const first = accepted(waiting, 1);
    expect(applyDecision(after, refusal)).toEqual({});
    expect(applyDecision(request(after, { registration: mmc }, 2), refusal)).toEqual({});
    expect(applyDecision(withdraw(after), refusal)).toEqual({});
    expect(applyDecision(decide(verified, renewed(2, '2027-12-31')), first)).toEqual({});
  });

  it('is refused if anything differs', () => {
    const differing = [accepted(waiting, 1), { ...refusal, reason: 'Another reason' }];
    for (const event of differing) expect(applyDecision(after, event)).toBe('nothing');
    expect(applyDecision(verified, accepted(waiting, 1, '2027-12-31'))).toBe('nothing');
  });
});

describe('a suspension', () => {
  const doctor = decide(verified, suspended(2));

  it('ends practice until the doctor is reinstated', () => {
    expect([stateOf(doctor), isListed(doctor, TODAY), isSuspended(doctor)]).toEqual([
      'suspended',
      false,
      true,
    ]);
    const back = decide(doctor, reinstated(3));
    expect([stateOf(back), isListed(back, TODAY), back.verification?.reason]).toEqual([
      'verified',
      true,
      undefined,
    ]);
  });

  it('does not end when a request is decided or the registration is renewed', () => {
    const asked = request(doctor, { registration: mmc }, 3);
    for (const next of [asked, accept(asked, 4), refuse(asked, 4), withdraw(asked)]) {
      expect(stateOf(next)).toBe('suspended');
      expect(stateOf(decide(next, renewed(5, '2027-12-31')))).toBe('suspended');
    }
    expect(refuse(asked, 4).verification).toMatchObject({
      reason: 'A complaint is being examined',
      refused: { registration: mmc, reason: 'Not in the register' },
    });
  });

  it('leaves the waiting request undecided when it ends', () => {
    const asked = request(doctor, { name: OTHER_NAME }, 3);
    const back = decide(asked, reinstated(4));
    expect([back.name, stateOf(back)]).toEqual([newcomer.name, 'change-being-verified']);
    expect(accept(back, 5).name).toBe(OTHER_NAME);
  });

  it('wins over a reinstatement of the same time, in either order', () => {
    expect(applyDecision(doctor, reinstated(2))).toBe('late');
    const back = decide(doctor, reinstated(3));
    expect(stateOf(decide(back, suspended(3)))).toBe('suspended');
  });

  it('of the same time as an acceptance, or an earlier one, is applied', () => {
    const later = accept(request(verified, { registration: mmc }, 2), 5);
    for (const minute of [3, 5])
      expect(stateOf(decide(later, suspended(minute)))).toBe('suspended');
  });
});

describe('a decision', () => {
  it('needs something to decide', () => {
    expect(applyDecision(newcomer, accepted(newcomer, 1))).toBe('nothing');
    expect(applyDecision(newcomer, refused(newcomer, 1))).toBe('nothing');
    expect(applyDecision(newcomer, renewed(1, '2027-12-31'))).toBe('nothing');
    expect(applyDecision(verified, refused(verified, 2))).toBe('nothing');
    expect(applyDecision(verified, reinstated(2))).toBe('nothing');
  });

  it('changes nothing the second time', () => {
    expect(applyDecision(verified, accepted(waiting, 1))).toEqual({});
    expect(applyDecision(refuse(waiting, 1), refused(waiting, 1))).toEqual({});
    const doctor = decide(verified, suspended(2));
    expect(applyDecision(doctor, suspended(2))).toEqual({});
    const back = decide(doctor, reinstated(3));
    expect(applyDecision(back, reinstated(3))).toEqual({});
    const next = decide(back, renewed(4, '2027-12-31'));
    expect(applyDecision(next, renewed(4, '2027-12-31'))).toEqual({});
  });

  it('is refused after a later one, or after another one of the same time', () => {
    const doctor = decide(decide(verified, suspended(5)), renewed(5, '2027-12-31'));
    expect(applyDecision(doctor, suspended(4))).toBe('late');
    expect(applyDecision(doctor, reinstated(4))).toBe('late');
    expect(applyDecision(doctor, renewed(4, '2027-12-31'))).toBe('late');
    expect(applyDecision(doctor, renewed(5, '2026-12-31'))).toBe('late');
    const asked = request(doctor, { registration: mmc }, 2);
    expect(applyDecision(asked, accepted(asked, 4))).toBe('late');
  });

  it('is about the request that it names, also of two requests of the same moment', () => {
    const first = request(verified, { name: OTHER_NAME }, 2);
    const second = request(first, { registration: mmc }, 2);
    expect(waitingSince(second)).not.toBe(waitingSince(first));
    expect(applyDecision(second, accepted(first, 3))).toBe('changed');
    expect(accept(second, 3)).toMatchObject({ name: OTHER_NAME, registration: mmc });
  });
});

it('an API that does not verify doctors shows no state', () => {
  expect(stateOf(newcomer)).toBeNull();
});

const minutes = fc.integer({ min: 0, max: 60 });
const days = fc.integer({ min: -40, max: 80 }).map((day) => addDays(TODAY, day));
const seen = fc.nat({ max: 3 });
const steps = fc.oneof(
  fc.record({
    kind: fc.constant('request' as const),
    minute: minutes,
    isKnown: fc.boolean(),
    wanted: fc.record(
      {
        name: fc.constantFrom('Dr. A', 'Dr. B', 'Dr. C'),
        registration: fc.constantFrom(kmc, mmc),
        specialty: fc.constantFrom('ENT', 'Cardiology', ''),
        experience: fc.constantFrom(12, 13),
        education: fc.array(fc.constantFrom('MBBS', 'MD'), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
  // The back office may have read the request some steps ago.
  fc.record({ kind: fc.constant('accept' as const), minute: minutes, ago: seen }),
  fc.record({ kind: fc.constant('refuse' as const), minute: minutes, ago: seen }),
  fc.record({
    kind: fc.constant('event' as const),
    event: fc.oneof(
      fc.tuple(minutes, days).map(([minute, day]) => renewed(minute, day)),
      minutes.map(suspended),
      minutes.map(reinstated),
    ),
  }),
);

const shownBy = ({ name, registration, specialty, experience, education }: Fields) => ({
  name,
  registration,
  specialty,
  experience,
  education,
});

describe('after any requests and decisions', () => {
  it('only an acceptance of the waiting request changes what patients see', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 16 }), days, (history, today) => {
        let doctor = newcomer;
        const past = [doctor];
        for (const step of history) {
          const before = doctor;
          const { requested } = before.verification ?? {};
          const read = ('ago' in step && past.at(-1 - step.ago)) || before;
          const event =
            step.kind === 'accept'
              ? accepted(read, step.minute)
              : step.kind === 'refuse'
                ? refused(read, step.minute)
                : step.kind === 'event'
                  ? step.event
                  : null;
          if (step.kind === 'request') {
            doctor = request(before, step.wanted, step.minute, step.isKnown);
          } else if (step.kind === 'withdraw') doctor = withdraw(before);
          else if (event) doctor = decide(before, event);
          past.push(doctor);

          const isAccepted =
            step.kind === 'accept' &&
            doctor !== before &&
            requested !== undefined &&
            waitingSince(read) === waitingSince(before);
          const isFree = step.kind === 'request' && !before.registration;
          const { name, registration: _, ...facts } = isFree ? step.wanted : {};
          const isNameFree = isFree && !step.isKnown && name !== undefined;
          expect(shownBy(doctor)).toEqual({
            ...shownBy(before),
            ...(isAccepted && requested),
            ...(isNameFree && { name }),
            ...facts,
          });
          if (isAccepted) {
            expect(read.verification?.requested).toEqual(requested);
            if (!read.registration) expect(shownBy(read)).toEqual(shownBy(before));
          }
          if (event && doctor !== before) {
            expect(applyDecision(doctor, event)).toEqual({});
          }
          const wasSuspended = isSuspended(before);
          if (event?.outcome !== 'suspended' && event?.outcome !== 'reinstated') {
            expect(isSuspended(doctor)).toBe(wasSuspended);
          }
          if (doctor.verification && !isSuspended(doctor)) {
            const { status, requested: waits, refused: refusal } = doctor.verification;
            expect(waits && refusal).toBeUndefined();
            const isVerified = doctor.registration !== undefined && !waits && !refusal;
            expect(status === 'verified').toBe(isVerified);
          }
        }
        const { registration, verification } = doctor;
        const isInForce =
          registration !== undefined &&
          verification?.status !== 'suspended' &&
          !(verification?.expiresOn && verification.expiresOn < today);
        expect(isPractising(doctor, today)).toBe(isInForce);
        expect(isListed(doctor, today)).toBe(isInForce && hasListedFields(doctor));
        const state = stateOf(doctor, today);
        const practising = ['verified', 'expiring', 'change-being-verified', 'change-refused'];
        expect(state !== null && practising.includes(state)).toBe(isInForce);
      }),
      { numRuns: 3000 },
    );
  });
});
