/** The two devices that a video visit needs. */
export const deviceKinds = ['camera', 'microphone'] as const;

export type DeviceKind = (typeof deviceKinds)[number];

/** Why a device cannot be used: each has its own way on. */
export type DeviceProblem = 'denied' | 'missing' | 'in-use' | 'insecure' | 'unsupported' | 'failed';

/** One of the cameras or microphones to choose from; the label is '' where the browser tells none. */
export interface Device {
  id: string;
  label: string;
}

/** How it stands with the camera or the microphone. */
export type DeviceState =
  | { status: 'unchecked' }
  | { status: 'ready'; stream: MediaStream }
  /** Switched off by the person. */
  | { status: 'off' }
  | { status: 'problem'; problem: DeviceProblem };

/** The camera or the microphone of a device check. */
export interface CheckedDevice {
  /** How it stood before the last try, while that one is under way. */
  state: DeviceState;
  /** Whether it is being started, which may wait for the person's answer to the browser. */
  isAsking: boolean;
  /** What there is to choose from; empty until the browser may tell. */
  choices: readonly Device[];
  /** The id of the one in use, '' while that is not known. */
  chosenId: string;
}

/** Both devices of a check. */
export type CheckedDevices = Readonly<Record<DeviceKind, CheckedDevice>>;

const problems: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** What a browser's refusal means, by the name of its error. */
export function deviceProblemOf(error: unknown): DeviceProblem {
  return (error instanceof Error && problems[error.name]) || 'failed';
}

/** What the whole check has come to. */
export type Readiness = 'unchecked' | 'asking' | 'ready' | 'heard-only' | 'not-heard';

/** Whether a visit can be held with these devices: without a camera it can, without a microphone it cannot. */
export function readinessOf({ camera, microphone }: CheckedDevices): Readiness {
  if (camera.isAsking || microphone.isAsking) return 'asking';
  const states = [camera.state.status, microphone.state.status];
  if (states.every((status) => status === 'unchecked')) return 'unchecked';
  if (microphone.state.status !== 'ready') return 'not-heard';
  return camera.state.status === 'ready' ? 'ready' : 'heard-only';
}

/** The highest step of the microphone's meter. */
export const LOUDEST = 10;

/** The quietest sound that the meter shows, in decibels below the loudest; a quiet room stays below it. */
const FLOOR_DB = -55;

/** How loud a stretch of sound is, as a step of the meter from 0 to 10. `samples` run from -1 to 1. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (!(power > 0)) return 0;
  const decibels = 10 * Math.log10(power);
  const share = (decibels - FLOOR_DB) / -FLOOR_DB;
  return Math.round(LOUDEST * Math.min(1, Math.max(0, share)));
}
