export const deviceKinds = ['camera', 'microphone'] as const;

export type DeviceKind = (typeof deviceKinds)[number];

export type DeviceProblem = 'denied' | 'missing' | 'in-use' | 'insecure' | 'unsupported' | 'failed';

/** `label` is empty until the user grants access. */
export interface Device {
  id: string;
  label: string;
}

export type DeviceState =
  | { status: 'unchecked' }
  | { status: 'ready'; stream: MediaStream }
  | { status: 'off' }
  | { status: 'problem'; problem: DeviceProblem };

export interface CheckedDevice {
  /** While permission is requested again, `state` keeps its previous value. */
  state: DeviceState;
  isRequestingPermission: boolean;
  choices: readonly Device[];
  /** '' if unknown. */
  chosenId: string;
}

export type CheckedDevices = Readonly<Record<DeviceKind, CheckedDevice>>;

const problems: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

export function toDeviceProblem(error: unknown): DeviceProblem {
  return (error instanceof Error && problems[error.name]) || 'failed';
}

export type Readiness = 'unchecked' | 'asking' | 'ready' | 'heard-only' | 'not-heard';

/** Only the microphone is required. */
export function getReadiness({ camera, microphone }: CheckedDevices): Readiness {
  if (camera.isRequestingPermission || microphone.isRequestingPermission) return 'asking';
  const states = [camera.state.status, microphone.state.status];
  if (states.every((status) => status === 'unchecked')) return 'unchecked';
  if (microphone.state.status !== 'ready') return 'not-heard';
  return camera.state.status === 'ready' ? 'ready' : 'heard-only';
}

export const LOUDEST = 10;

/** The level of a quiet room is below this threshold. */
const FLOOR_DB = -55;

/**
 * Returns a level from 0 to `LOUDEST`.
 * @param samples from -1 to 1
 */
export function measureLoudness(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (!(power > 0)) return 0;
  const decibels = 10 * Math.log10(power);
  const share = (decibels - FLOOR_DB) / -FLOOR_DB;
  return Math.round(LOUDEST * Math.min(1, Math.max(0, share)));
}
