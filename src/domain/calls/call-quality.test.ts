import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  unmeasured,
  nextQuality,
  toQualitySample,
  type QualityCounters,
  type QualityHistory,
  type QualitySample,
} from './call-quality.ts';

const good: QualitySample = { loss: 0, frozen: 0, roundTrip: 80, bitrate: 1_000_000 };
const poor: QualitySample = { ...good, loss: 0.1 };
const bad: QualitySample = { ...good, roundTrip: 1500 };

const ranks = ['none', 'good', 'poor', 'bad'];
const share = fc.double({ min: 0, max: 1, noNaN: true });
const sample: fc.Arbitrary<QualitySample> = fc.record({
  loss: share,
  frozen: share,
  roundTrip: fc.option(fc.nat(3000)),
  bitrate: fc.option(fc.nat(2_000_000)),
});

const after = (samples: readonly QualitySample[]): QualityHistory =>
  samples.reduce(nextQuality, unmeasured);
const times = (count: number, of: QualitySample) => Array.from({ length: count }, () => of);

describe('the quality of a call', () => {
  it('is unknown until three samples', () => {
    expect(after([bad, bad]).quality).toBe('none');
    expect(after([bad, bad, bad]).quality).toBe('bad');
    expect(after([good, bad, good]).quality).toBe('good');
  });

  it('worsens after three seconds and improves after five', () => {
    const start = times(5, good);
    expect(after([...start, poor, bad]).quality).toBe('good');
    expect(after([...start, poor, bad, bad]).quality).toBe('poor');
    expect(after([...start, ...times(3, bad), ...times(4, good)]).quality).toBe('bad');
    expect(after([...start, ...times(3, bad), ...times(5, good)]).quality).toBe('good');
  });

  it('is that of every sample once five are the same', () => {
    fc.assert(
      fc.property(fc.array(sample), sample, (before, one) => {
        const { quality } = after([...before, ...times(5, one)]);
        expect(quality).toBe(after(times(5, one)).quality);
      }),
    );
  });

  it('does not change in one second that differs from the seconds around it', () => {
    fc.assert(
      fc.property(sample, sample, (usual, odd) => {
        const steady = after(times(5, usual));
        const { quality } = [odd, usual, usual].reduce(nextQuality, steady);
        expect(quality).toBe(steady.quality);
      }),
    );
  });

  it('is never better when every sample is worse', () => {
    const worse = sample.chain((one) =>
      fc.record({
        one: fc.constant(one),
        worse: fc.record({
          loss: fc.double({ min: one.loss, max: 1, noNaN: true }),
          frozen: fc.double({ min: one.frozen, max: 1, noNaN: true }),
          roundTrip: fc.integer({ min: one.roundTrip ?? 0, max: 5000 }),
          bitrate: fc.nat(one.bitrate ?? 2_000_000),
        }),
      }),
    );
    fc.assert(
      fc.property(fc.array(worse, { minLength: 3 }), (pairs) => {
        const rank = (read: (pair: (typeof pairs)[number]) => QualitySample) =>
          ranks.indexOf(after(pairs.map(read)).quality);
        expect(rank((pair) => pair.worse)).toBeGreaterThanOrEqual(rank((pair) => pair.one));
      }),
    );
  });
});

describe('a sample of the quality', () => {
  const counters: QualityCounters = {
    at: 1000,
    packets: 100,
    lostPackets: 4,
    frames: 30,
    frozenMs: 0,
    sentLoss: 0,
    roundTrip: 50,
    bitrate: 500_000,
  };
  const later = { ...counters, at: 2000, packets: 190, lostPackets: 14, frames: 45 };
  const shown = { ownPicture: true, partnersCamera: true };

  it('has the loss of the last second in the worse direction', () => {
    expect(toQualitySample(counters, later, shown).loss).toBeCloseTo(0.1);
    expect(toQualitySample(counters, { ...later, sentLoss: 0.3 }, shown).loss).toBe(0.3);
  });

  it('is frozen when the camera of the partner sends no frames', () => {
    const still = { ...later, frames: 30 };
    expect(toQualitySample(counters, still, shown).frozen).toBe(1);
    expect(toQualitySample(counters, still, { ...shown, partnersCamera: false }).frozen).toBe(0);
    expect(toQualitySample(counters, { ...later, frozenMs: 250 }, shown).frozen).toBe(0.25);
  });

  it('has no bitrate while the user sends no picture', () => {
    expect(toQualitySample(counters, later, shown).bitrate).toBe(500_000);
    expect(toQualitySample(counters, later, { ...shown, ownPicture: false }).bitrate).toBe(null);
  });

  it('stays in range, whatever the browser reports', () => {
    const count = fc.integer({ min: -1000, max: 100_000 });
    const any = fc.record({
      at: count,
      packets: count,
      lostPackets: count,
      frames: count,
      frozenMs: count,
      sentLoss: share,
      roundTrip: fc.option(count),
      bitrate: fc.option(count),
    });
    fc.assert(
      fc.property(any, any, fc.boolean(), (before, now, partnersCamera) => {
        const { loss, frozen } = toQualitySample(before, now, { ownPicture: true, partnersCamera });
        for (const value of [loss, frozen]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
