import { getDeviceId } from '../../api/browser/media-devices.ts';
import type { CallView } from '../../domain/calls/call.ts';
import {
  deviceKinds,
  type CheckedDevice,
  type CheckedDevices,
  type DeviceKind,
  type DeviceProblem,
} from '../../domain/room/device-check.ts';
import type { DeviceCheck } from '../hooks/use-device-check.ts';

export interface InCall {
  problems: Partial<Record<DeviceKind, DeviceProblem>>;
  streams: Partial<Record<DeviceKind, MediaStream>>;
}

export const nothingOpen: InCall = { problems: {}, streams: {} };

export function devicesOn(
  { own }: CallView,
  { streams }: InCall,
): Partial<Record<DeviceKind, string>> {
  const on: Partial<Record<DeviceKind, string>> = {};
  for (const kind of deviceKinds) {
    const stream = streams[kind];
    if (own[kind] && stream) on[kind] = getDeviceId(stream);
  }
  return on;
}

export function devicesInCall(
  { own }: CallView,
  { problems, streams }: InCall,
  { devices }: DeviceCheck,
): CheckedDevices {
  const checked = (kind: DeviceKind): CheckedDevice => {
    const problem = problems[kind];
    const stream = streams[kind];
    const ready = own[kind] && stream ? ({ status: 'ready', stream } as const) : null;
    return {
      state: problem ? { status: 'problem', problem } : (ready ?? { status: 'off' }),
      isRequestingPermission: false,
      choices: devices[kind].choices,
      chosenId: stream ? getDeviceId(stream) : '',
    };
  };
  return { camera: checked('camera'), microphone: checked('microphone') };
}
