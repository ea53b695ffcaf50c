import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doctor, Registration } from '../../contract/doctors.ts';
import type { DoctorEvent } from '../../contract/verification.ts';
import { addDays } from '../time/india-time.ts';
import {
  applyDecision,
  hasListedFields,
  isListed,
  isPractising,
  isSuspended,
  requestChange,
  verificationState,
} from './verification.ts';

type Fields = Pick<Doctor, 'name' | 'registration' | 'verification' | 'specialty' | 'availability'>;

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
  availability: [{ day: 'Monday', startTime: '10:00', endTime: '11:00' }],
};

const request = (
  doctor: Fields,
  wanted: Parameters<typeof requestChange>[1],
  minute = 0,
): Fields => ({
  ...doctor,
  ...requestChange(doctor, wanted, new Date(at(minute))),
});

function decide(doctor: Fields, event: DoctorEvent): Fields {
  const changes = applyDecision(doctor, event);
  return typeof changes === 'string' ? doctor : { ...doctor, ...changes };
}

const accepted = (minute: number, expiresOn?: string): DoctorEvent => ({
  outcome: 'accepted',
  decidedAt: at(minute),
  ...(expiresOn !== undefined && { expiresOn }),
});
const refused = (minute: number): DoctorEvent => ({
  outcome: 'refused',
  decidedAt: at(minute),
  reason: 'Not in the register',
});
const suspended = (minute: number): DoctorEvent => ({
  outcome: 'suspended',
  decidedAt: at(minute),
  reason: 'A complaint is being examined',
});

const waiting = request(newcomer, { registration: kmc });
const verified = decide(waiting, accepted(1));

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
    const again = request(decide(waiting, refused(1)), { registration: mmc }, 2);
    expect(stateOf(decide(waiting, refused(1)))).toBe('refused');
    expect(again.verification).toEqual({
      status: 'being-verified',
      requested: { registration: mmc },
      requestedAt: at(2),
      decidedAt: at(1),
      reason: undefined,
    });
    expect(decide(again, accepted(3)).registration).toEqual(mmc);
  });

  it('changes the name at once, and the request waits for a new check', () => {
    const renamed = request(waiting, { name: 'Dr. Esha P.' }, 2);
    expect(renamed.name).toBe('Dr. Esha P.');
    expect(applyDecision(renamed, accepted(1))).toBe('changed');
  });
});

describe('a verified doctor', () => {
  it('stays listed under the verified name until the new one is accepted', () => {
    const renamed = request(verified, { name: 'Dr. Ananya Krishnan' }, 2);
    expect(renamed.name).toBe(newcomer.name);
    expect([stateOf(renamed), isListed(renamed, TODAY)]).toEqual(['change-being-verified', true]);
    expect(decide(renamed, accepted(3)).name).toBe('Dr. Ananya Krishnan');
    const declined = decide(renamed, refused(3));
    expect([declined.name, stateOf(declined), isListed(declined, TODAY)]).toEqual([
      newcomer.name,
      'change-refused',
      true,
    ]);
  });

  it('does not repeat a refused name with the next request', () => {
    const declined = decide(request(verified, { name: 'Dr. Ananya Krishnan' }, 2), refused(3));
    const renewed = request(declined, { registration: mmc }, 4);
    expect(renewed.verification?.requested).toEqual({ registration: mmc });
  });

  it('practises until the last day of the registration', () => {
    const doctor = decide(waiting, accepted(1, '2026-12-31'));
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
    expect(isListed(decide(doctor, accepted(2, '2027-12-31')), '2027-01-01')).toBe(true);
  });

  it('is not listed while suspended, until a later decision ends the suspension', () => {
    const doctor = decide(verified, suspended(2));
    expect([stateOf(doctor), isListed(doctor, TODAY), isSuspended(doctor)]).toEqual([
      'suspended',
      false,
      true,
    ]);
    expect(stateOf(request(doctor, { registration: mmc }, 3))).toBe('suspended');
    expect(isListed(decide(doctor, accepted(4)), TODAY)).toBe(true);
  });
});

describe('a decision', () => {
  it('needs a request', () => {
    expect(applyDecision(newcomer, accepted(1))).toBe('nothing');
    expect(applyDecision(newcomer, refused(1))).toBe('nothing');
    expect(applyDecision(verified, refused(2))).toBe('nothing');
  });

  it('changes nothing the second time, and not after a later one', () => {
    expect(applyDecision(verified, accepted(1))).toEqual({});
    const doctor = decide(verified, suspended(2));
    expect(applyDecision(doctor, suspended(2))).toEqual({});
    expect(applyDecision(doctor, accepted(1))).toEqual({});
  });
});

it('an API that does not verify doctors shows no state', () => {
  expect(stateOf(newcomer)).toBeNull();
});

const minutes = fc.integer({ min: 0, max: 60 });
const days = fc.integer({ min: -40, max: 80 }).map((day) => addDays(TODAY, day));
const events: fc.Arbitrary<DoctorEvent> = fc.oneof(
  fc.record(
    {
      outcome: fc.constant('accepted' as const),
      decidedAt: minutes.map(at),
      expiresOn: days,
    },
    { requiredKeys: ['outcome', 'decidedAt'] },
  ),
  minutes.map(refused),
  minutes.map(suspended),
);
const steps = fc.oneof(
  fc.record({ event: events }),
  fc.record({
    minute: minutes,
    wanted: fc.record(
      { name: fc.constantFrom('Dr. A', 'Dr. B'), registration: fc.constantFrom(kmc, mmc) },
      { requiredKeys: [] },
    ),
  }),
);

describe('after any requests and decisions', () => {
  it('only names and registrations that were accepted are public, and listed doctors have one', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), days, (history, today) => {
        let doctor = newcomer;
        for (const step of history) {
          const before = doctor;
          doctor =
            'event' in step
              ? decide(doctor, step.event)
              : request(doctor, step.wanted, step.minute);
          if (!('event' in step) && before.registration) {
            expect([doctor.name, doctor.registration]).toEqual([before.name, before.registration]);
          }
          if ('event' in step) {
            expect(decide(doctor, step.event)).toEqual(doctor);
            if (step.event.outcome !== 'accepted') {
              expect(doctor.registration).toEqual(before.registration);
            }
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
      { numRuns: 1000 },
    );
  });
});
