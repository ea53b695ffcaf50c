import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentStatus, visitChange } from '../../contract/appointments.ts';
import { role } from '../../contract/common.ts';
import { addDays, indiaInstant } from '../time/india-time.ts';
import { defaultRules } from '../booking/booking-rules.ts';
import {
  canOfferMove,
  countMoves,
  findMoveEnd,
  findMoveProblem,
  findMoveStop,
  getMostMoves,
  getProposal,
  hasMovedSinceAccepted,
  proposalEnd,
  withEnds,
} from './move.ts';

const slots = fc.record({
  date: fc.integer({ min: 0, max: 3 }).map((days) => addDays('2026-11-24', days)),
  time: fc.constantFrom('00:00', '10:00', '10:30', '23:30'),
});
const roles = fc.constantFrom(...role.options);
const instants = fc
  .integer({ min: -24 * 60, max: 5 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-11-24T00:00:00Z') + minutes * 60_000));
const at = '2026-11-20T04:00:00.000Z';
const histories = fc.array(
  fc.record({
    kind: fc.constantFrom(...visitChange.shape.kind.options),
    by: fc.constantFrom('patient' as const, 'doctor' as const, 'system' as const),
    at: fc.constant(at),
  }),
  { maxLength: 14 },
);
const scheduled = fc.tuple(slots, slots, roles, histories).map(([slot, proposed, by, history]) => ({
  ...slot,
  status: 'scheduled' as const,
  history,
  proposal: { ...proposed, by, at },
}));
const visits = fc.oneof(
  scheduled,
  fc
    .record({
      slot: slots,
      status: fc.constantFrom(...appointmentStatus.options),
      history: histories,
    })
    .map(({ slot, ...visit }) => ({ ...slot, ...visit, proposal: undefined })),
);

describe('a proposed time', () => {
  it('ends at the earlier of the two starts, and never before', () => {
    fc.assert(
      fc.property(scheduled, instants, (visit, now) => {
        const starts = [visit, visit.proposal].map(({ date, time }) => indiaInstant(date, time));
        const isOver = starts.some((start) => start <= now);
        const seen = withEnds(visit, now);
        expect(seen.proposal).toEqual(isOver ? undefined : visit.proposal);
        expect(isOver).toBe(now >= proposalEnd(visit, visit.proposal));
      }),
    );
  });

  it('leaves the time of the visit and its revision when it ends, and says so once', () => {
    fc.assert(
      fc.property(scheduled, instants, instants, (visit, first, second) => {
        const [earlier, later] = first < second ? [first, second] : [second, first];
        const once = withEnds(visit, earlier);
        expect(withEnds(once, later)).toEqual(withEnds(visit, later));
        expect([once.date, once.time, once.status]).toEqual([visit.date, visit.time, 'scheduled']);
        const entries = withEnds(once, later).history;
        expect(entries.length - visit.history.length).toBeLessThanOrEqual(1);
        expect(entries.slice(0, visit.history.length)).toEqual(visit.history);
      }),
    );
  });

  it('is gone with a visit that is over', () => {
    const proposal = { date: '2026-11-26', time: '10:00', by: 'doctor' as const, at };
    const visit = { date: '2026-11-25', time: '10:00', status: 'cancelled' as const, proposal };
    expect(withEnds(visit, new Date(at)).proposal).toBeUndefined();
  });
});

describe('a move', () => {
  it('is possible only for a visit ahead, to another time, with no question of the other side', () => {
    fc.assert(
      fc.property(visits, slots, roles, instants, (visit, slot, by, now) => {
        if (findMoveProblem(visit, slot, by, defaultRules, now) !== null) return;
        expect(['pending', 'scheduled']).toContain(visit.status);
        expect(indiaInstant(visit.date, visit.time) > now).toBe(true);
        expect([visit.date, visit.time]).not.toEqual([slot.date, slot.time]);
        expect(visit.proposal?.by ?? by).toBe(by);
        expect(countMoves(visit, by)).toBeLessThan(getMostMoves(by, defaultRules));
        if (by === 'doctor') expect(visit.status).toBe('scheduled');
      }),
    );
  });

  it('counts moves and proposals of one side alone', () => {
    fc.assert(
      fc.property(histories, roles, (history, by) => {
        const count = countMoves({ history }, by);
        const others = history.filter((entry) => entry.by !== by);
        expect(countMoves({ history: others }, by)).toBe(0);
        const entry = { kind: 'move-proposed' as const, by, at };
        expect(countMoves({ history: [...history, entry] }, by)).toBe(count + 1);
        const answer = { kind: 'move-accepted' as const, by, at };
        expect(countMoves({ history: [...history, answer] }, by)).toBe(count);
      }),
    );
  });

  const visit = { date: '2026-11-25', time: '10:00', status: 'scheduled' as const };
  const to = { date: '2026-11-26', time: '10:00' };
  const day = new Date('2026-11-24T04:00:00Z');
  const own = { ...to, by: 'patient' as const, at };

  it.each([
    ['a completed visit', { ...visit, status: 'completed' as const }, 'patient', 'over'],
    ['a cancelled visit', { ...visit, status: 'cancelled' as const }, 'doctor', 'over'],
    [
      'a request, by the doctor',
      { ...visit, status: 'pending' as const },
      'doctor',
      'not-accepted',
    ],
    ['a visit that has begun', { ...visit, date: '2026-11-24', time: '09:30' }, 'patient', 'begun'],
    [
      'a visit with a proposal of the other',
      { ...visit, proposal: own },
      'doctor',
      'other-proposal',
    ],
    ['a visit at that time', { ...visit, ...to }, 'patient', 'same-time'],
    ['a visit with the same proposal', { ...visit, proposal: own }, 'patient', 'already-proposed'],
    ['a scheduled visit', visit, 'patient', null],
    ['a request, by the patient', { ...visit, status: 'pending' as const }, 'patient', null],
  ] as const)('of %s has the problem it should', (_, one, by, problem) => {
    expect(findMoveProblem(one, to, by, defaultRules, day)).toBe(problem);
  });
});

describe('the app', () => {
  it('shows a proposal exactly until it ends', () => {
    fc.assert(
      fc.property(visits, instants, (visit, now) => {
        expect(getProposal(visit, now) ?? undefined).toEqual(withEnds(visit, now).proposal);
      }),
    );
  });

  it('offers no move of a visit with a doctor who takes none', () => {
    const visit = { date: '2026-12-01', time: '10:00', status: 'scheduled' } as const;
    expect(canOfferMove(visit, 'patient', new Date('2026-11-24T04:00:00Z'))).toBe(true);
    const away = { ...visit, doctor: { takesVisits: false } };
    expect(canOfferMove(away, 'patient', new Date('2026-11-24T04:00:00Z'))).toBe(false);
  });

  it('knows that a calendar may have the old time', () => {
    const change = (kind: 'accepted' | 'moved' | 'move-proposed' | 'move-accepted') => ({
      kind,
      by: 'patient' as const,
      at,
    });
    const status = 'scheduled';
    const movedRequest = [change('moved'), change('accepted')];
    expect(hasMovedSinceAccepted({ status, history: movedRequest })).toBe(false);
    expect(
      hasMovedSinceAccepted({ status, history: [...movedRequest, change('move-proposed')] }),
    ).toBe(false);
    expect(
      hasMovedSinceAccepted({ status, history: [...movedRequest, change('move-accepted')] }),
    ).toBe(true);
    expect(hasMovedSinceAccepted({ status })).toBe(false);
    // A chosen follow-up is scheduled from the beginning.
    const followUp = { status, revision: 2, history: [change('move-accepted')] } as const;
    expect(hasMovedSinceAccepted({ ...followUp, history: [...followUp.history] })).toBe(true);
  });

  it('offers a move exactly if a free time would be accepted', () => {
    const rules = { ...defaultRules, changeHours: 12, mostMoves: 2 };
    const free = { date: '2026-12-05', time: '10:00' };
    fc.assert(
      fc.property(visits, roles, instants, (visit, by, now) => {
        const stop = findMoveStop(visit, by, rules, now);
        expect(stop).toBe(findMoveProblem(visit, free, by, rules, now));
      }),
    );
  });

  it('lets the visit alone decide until the rules are known', () => {
    fc.assert(
      fc.property(visits, roles, instants, (visit, by, now) => {
        expect(findMoveStop(visit, by, null, now)).toBe(findMoveEnd(visit, by, now));
      }),
    );
  });
});
