import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentStatus } from '../../contract/appointments.ts';
import { canMove, isDoctorAway, withLapse } from './appointment-status.ts';
import { indiaInstant } from '../time/india-time.ts';

describe('an appointment', () => {
  it('allows each role only the documented status changes', () => {
    const statuses = appointmentStatus.options;
    const moves = statuses.flatMap((from) =>
      statuses.flatMap((to) =>
        (['patient', 'doctor'] as const)
          .filter((role) => canMove(from, to, role))
          .map((role) => `${role}: ${from} → ${to}`),
      ),
    );
    expect(moves).toEqual([
      'doctor: pending → scheduled',
      'patient: pending → cancelled',
      'doctor: pending → cancelled',
      'doctor: scheduled → completed',
      'patient: scheduled → cancelled',
      'doctor: scheduled → cancelled',
    ]);
  });
});

describe('a pending request', () => {
  const slot = { date: '2026-11-25', time: '10:30' };
  const start = indiaInstant(slot.date, slot.time).getTime();

  it('lapses at its start time, but not before', () => {
    const request = { ...slot, status: 'pending' as const };
    expect(withLapse(request, new Date(start - 1))).toBe(request);
    expect(withLapse(request, new Date(start))).toEqual({
      ...slot,
      status: 'cancelled',
      cancelledBy: 'system',
      revision: 1,
      history: [{ kind: 'cancelled', by: 'system', at: new Date(start).toISOString() }],
    });
  });

  it('is the only kind of appointment that can lapse, and it stays lapsed', () => {
    const visits = fc.record({
      status: fc.constantFrom(...appointmentStatus.options),
      date: fc.constant(slot.date),
      time: fc.constant(slot.time),
    });
    const offsets = fc.integer({ min: -90_000_000, max: 90_000_000 });
    fc.assert(
      fc.property(visits, offsets, offsets, (visit, first, second) => {
        const [earlier, later] = [Math.min(first, second), Math.max(first, second)];
        const once = withLapse(visit, new Date(start + earlier));
        const twice = withLapse(once, new Date(start + later));
        expect(twice).toEqual(withLapse(visit, new Date(start + later)));
        expect(twice !== visit).toBe(visit.status === 'pending' && later >= 0);
      }),
    );
  });
});

it.each([
  ['pending', false, true],
  ['scheduled', false, true],
  ['completed', false, false],
  ['cancelled', false, false],
  ['scheduled', true, false],
  ['scheduled', undefined, false],
] as const)('a %s visit, with takesVisits %s, has a notice: %s', (status, takesVisits, isAway) => {
  expect(isDoctorAway({ status, doctor: { takesVisits } })).toBe(isAway);
});
