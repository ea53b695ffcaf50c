import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentStatus } from '../../contract/appointments.ts';
import { sharingScope, type SharingScope } from '../../contract/sharing.ts';
import { addDays, indiaInstant } from '../time/india-time.ts';
import { findPermission, type Reader, type SharedItem, type SharedVisit } from './sharing.ts';

const START = '2026-11-01';
const day = fc.nat(30).map((days) => addDays(START, days));
const specialty = fc.constantFrom('', 'Cardiology', 'Dermatology');
const authorId = fc.constantFrom('me', 'another', 'patient');
const now = fc
  .tuple(day, fc.constantFrom('00:00', '12:00', '23:59'))
  .map(([date, time]) => indiaInstant(date, time));

const visit: fc.Arbitrary<SharedVisit> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...appointmentStatus.options),
  scope: fc.constantFrom(...sharingScope.options),
  specialty,
  lastDay: day,
  endedAt: fc.option(fc.constant('2026-11-02T04:00:00.000Z'), { nil: undefined }),
  missed: fc.option(fc.constant({ at: '2026-11-02T04:00:00.000Z' }), { nil: undefined }),
});

const reader: fc.Arbitrary<Reader> = fc.record({
  doctorId: fc.constant('me'),
  isSuspended: fc.oneof(
    { weight: 5, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  visits: fc.array(visit, { maxLength: 4 }),
});

const item: fc.Arbitrary<SharedItem> = fc.oneof(
  fc.record({
    kind: fc.constant('record' as const),
    authorId,
    specialty,
  }),
  fc.record({ kind: fc.constant('file' as const), authorId }),
  fc.constant({ kind: 'health-facts' as const }),
);

const RUNS = { numRuns: 2000 };

const isAuthor = (one: SharedItem) => 'authorId' in one && one.authorId === 'me';

function showingScopes(one: SharedItem, visitSpecialty: string): SharingScope[] {
  switch (one.kind) {
    case 'health-facts':
      return ['specialty', 'everything'];
    case 'file':
      return ['own', 'specialty', 'everything'];
    case 'record': {
      const isSame = (one.specialty ?? '') !== '' && one.specialty === visitSpecialty;
      return isSame ? ['specialty', 'everything'] : ['everything'];
    }
  }
}

const endOf = (date: string) => indiaInstant(addDays(date, 1), '00:00').getTime();

const widening: [SharingScope, SharingScope][] = [
  ['nothing', 'own'],
  ['own', 'specialty'],
  ['specialty', 'everything'],
];

describe('a read by a doctor', () => {
  test('is allowed only for the author or by a visit that shares the item', () =>
    fc.assert(
      fc.property(item, reader, now, (one, by, at) => {
        const sharing = by.visits
          .filter(
            ({ status, missed }) => status === 'completed' || (status === 'scheduled' && !missed),
          )
          .filter(({ lastDay }) => at.getTime() < endOf(lastDay))
          .filter(({ endedAt }) => !endedAt)
          .filter((shared) => showingScopes(one, shared.specialty).includes(shared.scope))
          .map(({ id }) => id);
        const permission = findPermission(one, by, at);
        if (isAuthor(one)) expect(permission).toEqual({});
        else if (by.isSuspended || sharing.length === 0) expect(permission).toBeNull();
        else expect(sharing).toContain(permission?.visitId);
      }),
      RUNS,
    ));

  test('that a choice allows is allowed by each wider choice too', () =>
    fc.assert(
      fc.property(item, reader, fc.constantFrom(...widening), now, (one, by, pair, at) => {
        const [narrow, wide] = pair;
        const withScope = (scope: SharingScope) => ({
          ...by,
          visits: by.visits.map((shared) => ({ ...shared, scope })),
        });
        if (findPermission(one, withScope(narrow), at) !== null) {
          expect(findPermission(one, withScope(wide), at)).not.toBeNull();
        }
      }),
      RUNS,
    ));

  test('shows only what the doctor wrote, once all visits are past their last day', () =>
    fc.assert(
      fc.property(item, reader, (one, by) => {
        const last = by.visits.map(({ lastDay }) => endOf(lastDay));
        const permission = findPermission(one, by, new Date(Math.max(0, ...last)));
        expect(permission !== null).toBe(isAuthor(one));
      }),
      RUNS,
    ));

  test('that is refused stays refused as time passes', () =>
    fc.assert(
      fc.property(item, reader, now, fc.nat(40), (one, by, at, days) => {
        const later = new Date(at.getTime() + days * 86_400_000);
        if (findPermission(one, by, at) === null) {
          expect(findPermission(one, by, later)).toBeNull();
        }
      }),
      RUNS,
    ));

  test('is refused once the patient ends all visits, except of what the doctor wrote', () =>
    fc.assert(
      fc.property(item, reader, now, (one, by, at) => {
        const visits = by.visits.map((shared) => ({ ...shared, endedAt: at.toISOString() }));
        expect(findPermission(one, { ...by, visits }, at) !== null).toBe(isAuthor(one));
      }),
      RUNS,
    ));

  test('is allowed by another visit when one visit is over', () =>
    fc.assert(
      fc.property(item, reader, visit, now, (one, by, more, at) => {
        if (findPermission(one, by, at) !== null) {
          const visits = [more, ...by.visits];
          expect(findPermission(one, { ...by, visits }, at)).not.toBeNull();
        }
      }),
      RUNS,
    ));
});
