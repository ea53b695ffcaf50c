import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentStatus, lateMinutes, type VisitChange } from '../../contract/appointments.ts';
import { dateInIndia } from '../time/india-time.ts';
import {
  findLateProblem,
  findMarkProblem,
  findUnmarkProblem,
  getArrival,
  getLate,
  hasAttendance,
  lateStart,
  listLateChoices,
  markEnd,
  markStart,
  mayAnswerMark,
  MOST_LATE,
  MOST_MARKS,
} from './attendance.ts';

/** 10:30 in India. */
const START = Date.parse('2026-11-24T05:00:00Z');
const MINUTE_MS = 60_000;
const at = '2026-11-24T05:20:00.000Z';
const scheduled = { date: '2026-11-24', time: '10:30', status: 'scheduled' as const };
const minutesFromStart = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const instants = fc.integer({ min: -26 * 60, max: 26 * 60 }).map(minutesFromStart);
const choices = fc.constantFrom(...lateMinutes.def.values);
const visits = fc.record({
  date: fc.constant(scheduled.date),
  time: fc.constant(scheduled.time),
  status: fc.constantFrom(...appointmentStatus.options),
  late: fc.option(fc.record({ minutes: choices, at: fc.constant(at) }), { nil: undefined }),
  missed: fc.option(fc.record({ at: instants.map((one) => one.toISOString()) }), {
    nil: undefined,
  }),
});
const changed = (kind: VisitChange['kind'], count: number) => ({
  history: Array.from({ length: count }, () => ({ kind, by: 'patient' as const, at })),
});

describe('a late patient', () => {
  it.each([
    [-121, 10, 'too-early'],
    [-120, 10, null],
    [0, 5, null],
    [5, 5, 'time-passed'],
    [5, 10, null],
    [29, 30, null],
    [30, 30, 'too-late'],
    [30, null, 'too-late'],
    [29, null, null],
  ] as const)('%s minutes from the start, may say %s: %s', (minutes, late, problem) => {
    expect(findLateProblem(scheduled, late, minutesFromStart(minutes))).toBe(problem);
  });

  it('may say it only of an accepted visit that is not over or marked', () => {
    const now = minutesFromStart(16);
    const mark = { missed: { at } };
    expect(findLateProblem({ ...scheduled, status: 'pending' }, 30, now)).toBe('not-accepted');
    expect(findLateProblem({ ...scheduled, status: 'completed' }, 30, now)).toBe('over');
    expect(findLateProblem({ ...scheduled, status: 'cancelled' }, 30, now)).toBe('over');
    expect(findLateProblem({ ...scheduled, ...mark }, 30, now)).toBe('over');
  });

  it('may change it so often, and can always take it back', () => {
    const often = { ...scheduled, ...changed('late', MOST_LATE) };
    expect(
      findLateProblem(
        { ...scheduled, ...changed('late', MOST_LATE - 1) },
        10,
        lateStart(scheduled),
      ),
    ).toBeNull();
    expect(findLateProblem(often, 10, lateStart(scheduled))).toBe('too-many');
    expect(findLateProblem(often, null, lateStart(scheduled))).toBeNull();
  });

  it('is offered exactly the times that the rule allows', () => {
    fc.assert(
      fc.property(visits, instants, (visit, now) => {
        const allowed = lateMinutes.def.values.filter(
          (minutes) => findLateProblem(visit, minutes, now) === null,
        );
        const isOffered = findLateProblem(visit, null, now) === null;
        expect(allowed).toEqual(isOffered ? listLateChoices(visit, now) : []);
        for (const minutes of allowed) expect(getArrival(visit, minutes) > now).toBe(true);
      }),
    );
  });

  it('is shown only while the visit can take place, for an hour from its start', () => {
    fc.assert(
      fc.property(visits, instants, (visit, now) => {
        const isSoon = now < minutesFromStart(60);
        const isShown = isSoon && visit.status === 'scheduled' && !visit.missed;
        expect(getLate(visit, now)).toEqual(isShown ? (visit.late ?? null) : null);
      }),
    );
  });
});

it('is not asked for while the doctor takes no visits', () => {
  const away = { ...scheduled, doctor: { takesVisits: false } };
  expect(hasAttendance(scheduled, 'patient', minutesFromStart(-10))).toBe(true);
  expect(hasAttendance(away, 'patient', minutesFromStart(-10))).toBe(false);
  expect(hasAttendance(away, 'doctor', minutesFromStart(20))).toBe(false);
});

describe('the mark ‘Did not come’', () => {
  it.each([
    ['scheduled', 14, 'too-early'],
    ['scheduled', 15, null],
    ['scheduled', 26 * 60, null],
    ['pending', 15, 'not-accepted'],
    ['completed', 15, 'over'],
    ['cancelled', 15, 'over'],
  ] as const)(
    'of a visit that is %s, %s minutes after the start: %s',
    (status, minutes, problem) => {
      expect(findMarkProblem({ ...scheduled, status }, minutesFromStart(minutes))).toBe(problem);
    },
  );

  it('can be made so often', () => {
    const often = { ...scheduled, ...changed('missed', MOST_MARKS) };
    expect(findMarkProblem(often, markStart(scheduled))).toBe('too-many');
  });

  it('can be taken back until the end of its day in India', () => {
    fc.assert(
      fc.property(instants, instants, (marked, now) => {
        const visit = { status: 'scheduled' as const, missed: { at: marked.toISOString() } };
        const isLater = dateInIndia(now) > dateInIndia(marked);
        expect(findUnmarkProblem(visit, now)).toBe(isLater ? 'too-late' : null);
        expect(markEnd(visit.missed) <= now).toBe(isLater);
      }),
    );
    expect(findUnmarkProblem(scheduled, minutesFromStart(20))).toBe('over');
    expect(findUnmarkProblem({ status: 'pending' }, minutesFromStart(20))).toBe('not-accepted');
  });

  it('has one answer of the patient', () => {
    expect(mayAnswerMark(scheduled)).toBe(false);
    expect(mayAnswerMark({ ...scheduled, missed: { at } })).toBe(true);
    expect(mayAnswerMark({ ...scheduled, missed: { at, answeredAt: at } })).toBe(false);
    expect(mayAnswerMark({ status: 'cancelled', missed: { at } })).toBe(false);
  });
});
