import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toDeviceProblem,
  measureLoudness,
  LOUDEST,
  getReadiness,
  type CheckedDevice,
  type DeviceState,
} from './device-check.ts';

const refusal = (name: string) => Object.assign(new Error(name), { name });

describe("a browser's media error", () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['SomethingNewError', 'failed'],
  ])('named %s is reported as %s', (name, problem) => {
    expect(toDeviceProblem(refusal(name))).toBe(problem);
  });

  it('of an unknown type is reported as failed', () => {
    expect(toDeviceProblem('no')).toBe('failed');
  });
});

describe('a device check', () => {
  const device = (status: 'unchecked' | 'asking' | 'ready' | 'off' | 'problem'): CheckedDevice => {
    const states: Record<Exclude<typeof status, 'asking'>, DeviceState> = {
      unchecked: { status: 'unchecked' },
      ready: { status: 'ready', stream: Object.create(null) },
      off: { status: 'off' },
      problem: { status: 'problem', problem: 'denied' },
    };
    const isRequestingPermission = status === 'asking';
    return {
      state: states[isRequestingPermission ? 'off' : status],
      isRequestingPermission,
      choices: [],
      chosenId: '',
    };
  };

  it.each([
    ['unchecked', 'unchecked', 'unchecked'],
    ['asking', 'asking', 'asking'],
    ['ready', 'asking', 'asking'],
    ['ready', 'ready', 'ready'],
    ['off', 'ready', 'heard-only'],
    ['problem', 'ready', 'heard-only'],
    ['ready', 'off', 'not-heard'],
    ['ready', 'problem', 'not-heard'],
    ['problem', 'problem', 'not-heard'],
  ] as const)(
    'with the camera %s and the microphone %s returns %s',
    (camera, microphone, readiness) => {
      expect(getReadiness({ camera: device(camera), microphone: device(microphone) })).toBe(
        readiness,
      );
    },
  );
});

describe("a sound's loudness", () => {
  const wave = (amplitude: number) =>
    Float32Array.from({ length: 512 }, (_, at) => amplitude * Math.sin(at / 5));

  it('is 0 for silence and a quiet room', () => {
    expect(measureLoudness(new Float32Array(512))).toBe(0);
    expect(measureLoudness(wave(0.002))).toBe(0);
    expect(measureLoudness(new Float32Array(0))).toBe(0);
  });

  it("is in the upper half of the meter's range for speech", () => {
    expect(measureLoudness(wave(0.2))).toBeGreaterThan(LOUDEST / 2);
  });

  it("never decreases as the sound gets louder, and never exceeds the meter's maximum", () => {
    const amplitude = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(amplitude, amplitude, (one, two) => {
        const [quiet, loud] = [Math.min(one, two), Math.max(one, two)].map((at) =>
          measureLoudness(wave(at)),
        );
        expect(quiet).toBeLessThanOrEqual(loud ?? -1);
        expect(loud).toBeLessThanOrEqual(LOUDEST);
      }),
    );
  });
});
