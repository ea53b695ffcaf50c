import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { appointmentStatus, type VisitChange } from '../../contract/appointments.ts';
import { newerAppointment } from './appointment-status.ts';
import { getRevision, withChange } from './visit-change.ts';

const entry: VisitChange = { kind: 'accepted', by: 'doctor', at: '2026-11-24T04:00:00.000Z' };
const visits = fc.record(
  {
    status: fc.constantFrom(...appointmentStatus.options),
    date: fc.constantFrom('2026-11-24', '2026-11-25'),
    time: fc.constantFrom('10:00', '10:30'),
    revision: fc.nat({ max: 9 }),
    history: fc.array(fc.constant(entry), { maxLength: 2 }),
  },
  { requiredKeys: ['status', 'date', 'time'] },
);
const changes = fc.record(
  {
    status: fc.constantFrom(...appointmentStatus.options),
    date: fc.constantFrom('2026-11-24', '2026-11-25'),
    time: fc.constantFrom('10:00', '10:30'),
    cancelReason: fc.constant('Travel'),
  },
  { requiredKeys: [] },
);

it('grows the revision by one if time, place or status change, and otherwise leaves it', () => {
  fc.assert(
    fc.property(visits, changes, (visit, change) => {
      const changed = withChange(visit, change, entry);
      const isOther = (['status', 'date', 'time'] as const).some(
        (field) => changed[field] !== visit[field],
      );
      expect(getRevision(changed) - getRevision(visit)).toBe(isOther ? 1 : 0);
    }),
  );
});

it('counts a change of place', () => {
  const visit = { status: 'scheduled' as const, place: { address: '1 Test Road' } };
  expect(withChange(visit, { place: undefined })).toEqual({ status: 'scheduled', revision: 2 });
});

it('adds to the history, and keeps what is in it', () => {
  fc.assert(
    fc.property(visits, changes, (visit, change) => {
      const later: VisitChange = {
        kind: 'completed',
        by: 'doctor',
        at: '2026-11-24T05:00:00.000Z',
      };
      const changed = withChange(visit, change, later);
      expect(changed.history).toEqual([...(visit.history ?? []), later]);
      expect(withChange(changed, {}).history).toEqual(changed.history);
    }),
  );
});

it('orders a visit from before revisions by its status', () => {
  const [pending, ...later] = appointmentStatus.options.map((status) => ({ status }));
  for (const visit of later) {
    expect(newerAppointment({ status: 'pending' }, visit)).toBe(visit);
    expect(newerAppointment(visit, { status: 'pending' })).toBe(visit);
  }
  expect(pending).toEqual({ status: 'pending' });
});

it('keeps the later version of a visit, whichever arrives first', () => {
  fc.assert(
    fc.property(visits, changes, (visit, change) => {
      const changed = withChange(visit, { ...change, status: 'cancelled' }, entry);
      fc.pre(visit.status !== 'cancelled');
      expect(newerAppointment(visit, changed)).toBe(changed);
      expect(newerAppointment(changed, visit)).toBe(changed);
    }),
  );
});
