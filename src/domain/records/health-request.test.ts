import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentStatus } from '../../contract/appointments.ts';
import { sharingScope, type HealthRequest } from '../../contract/sharing.ts';
import { addDays, dateInIndia, indiaInstant } from '../time/india-time.ts';
import {
  awaitsAnswer,
  findAnswerProblem,
  findAskProblem,
  hasGiven,
  withAnswer,
} from './health-request.ts';
import { mayReadHealthFacts, type SharedVisit } from './sharing.ts';

const START = '2026-11-01';
const at = '2026-11-02T04:00:00.000Z';
const day = fc.nat(30).map((days) => addDays(START, days));
const now = fc
  .tuple(day, fc.constantFrom('00:00', '12:00', '23:59'))
  .map(([date, time]) => indiaInstant(date, time));
const request: fc.Arbitrary<HealthRequest> = fc.record({
  state: fc.constantFrom('asked' as const, 'given' as const, 'refused' as const),
  askedAt: fc.constant(at),
});
const visit: fc.Arbitrary<SharedVisit> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...appointmentStatus.options),
  scope: fc.constantFrom(...sharingScope.options),
  specialty: fc.constant('Cardiology'),
  lastDay: day,
  endedAt: fc.option(fc.constant(at), { nil: undefined }),
  healthRequest: fc.option(request, { nil: undefined }),
  missed: fc.option(fc.constant({ at }), { nil: undefined }),
});
const answer = fc.constantFrom('yes' as const, 'no' as const);
const RUNS = { numRuns: 2000 };

const endOf = (date: string) => indiaInstant(addDays(date, 1), '00:00').getTime();
const isOpen = ({ status, missed, endedAt, lastDay }: SharedVisit, time: Date) =>
  (status === 'completed' || (status === 'scheduled' && !missed)) &&
  endedAt === undefined &&
  time.getTime() < endOf(lastDay);

describe('a doctor', () => {
  it('reads health facts by the scope or by a yes, until the end of the last day', () => {
    fc.assert(
      fc.property(visit, now, (one, time) => {
        const isShown =
          one.scope === 'everything' ||
          one.scope === 'specialty' ||
          one.healthRequest?.state === 'given';
        expect(mayReadHealthFacts(one, time)).toBe(isShown && isOpen(one, time));
      }),
      RUNS,
    );
  });

  it('may ask for a scheduled visit, until its last day, an end or a no', () => {
    fc.assert(
      fc.property(visit, now, (one, time) => {
        const isPast = time.getTime() >= endOf(one.lastDay);
        const isOver = one.status !== 'scheduled' || one.missed !== undefined || isPast;
        const isRefused = one.endedAt !== undefined || one.healthRequest?.state === 'refused';
        const wanted = isOver ? 'over' : isRefused ? 'refused' : null;
        expect(findAskProblem(one, time)).toBe(wanted);
      }),
      RUNS,
    );
  });
});

describe('a patient', () => {
  it('is asked only while a doctor waits for what the scope does not show', () => {
    fc.assert(
      fc.property(visit, now, (one, time) => {
        const isNeeded = one.scope === 'own' || one.scope === 'nothing';
        expect(awaitsAnswer(one, time)).toBe(
          isNeeded &&
            one.healthRequest?.state === 'asked' &&
            one.status === 'scheduled' &&
            isOpen(one, time),
        );
      }),
      RUNS,
    );
  });

  it('opens nothing by a yes after a no, in any order of answers', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 6 }), (answers) => {
        const asked: HealthRequest = { state: 'asked', askedAt: at };
        const last = answers.reduce(
          (known, given) => withAnswer(known, given, new Date(at)),
          asked,
        );
        const isGiven = answers.length > 0 && !answers.includes('no');
        expect(hasGiven({ healthRequest: last, lastDay: START }, START)).toBe(isGiven);
      }),
    );
  });

  it('repeats an answer at any time, and changes it only while the visit is open', () => {
    fc.assert(
      fc.property(visit, request, answer, now, (one, known, given, time) => {
        const problem = findAnswerProblem(one, known, given, time);
        const isSame = known.state === (given === 'yes' ? 'given' : 'refused');
        if (isSame) expect(problem).toBeNull();
        else if (known.state === 'refused') expect(problem).toBe('refused');
        else {
          const mayChange =
            given === 'no'
              ? isOpen({ ...one, missed: undefined }, time)
              : isOpen(one, time) && one.status === 'scheduled';
          expect(problem).toBe(mayChange ? null : 'over');
        }
      }),
      RUNS,
    );
  });

  it('has not given anything after ending the sharing', () => {
    const healthRequest = { state: 'given', askedAt: at } as const;
    const lastDay = START;
    expect(hasGiven({ healthRequest, lastDay }, START)).toBe(true);
    expect(hasGiven({ healthRequest, lastDay, endedAt: at }, START)).toBe(false);
    expect(hasGiven({ lastDay }, START)).toBe(false);
  });

  it('gives until the end of the last day, while the API accepts the withdrawal', () => {
    fc.assert(
      fc.property(visit, now, (one, time) => {
        const known = { state: 'given', askedAt: at } as const;
        const given = { ...one, status: 'scheduled' as const, healthRequest: known };
        const canWithdraw = findAnswerProblem(given, known, 'no', time) === null;
        expect(hasGiven(given, dateInIndia(time))).toBe(canWithdraw);
      }),
      RUNS,
    );
  });
});
