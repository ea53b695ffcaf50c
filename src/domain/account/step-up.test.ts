import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsStepUp } from './step-up.ts';

const HOUR_MS = 60 * 60 * 1000;
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

it('a proof is enough for exactly 12 hours', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 12 * HOUR_MS }), (at, ms) => {
      expect(needsStepUp(at.toISOString(), after(at, ms))).toBe(false);
    }),
  );
});

it('a proof is not enough a millisecond after 12 hours, or any time later', () => {
  fc.assert(
    fc.property(instants, fc.nat(400 * 24 * HOUR_MS), (at, ms) => {
      expect(needsStepUp(at.toISOString(), after(at, 12 * HOUR_MS + 1 + ms))).toBe(true);
    }),
  );
});

it('a session without a proof always needs one', () => {
  fc.assert(
    fc.property(instants, (now) => {
      expect(needsStepUp(undefined, now)).toBe(true);
    }),
  );
});
