import {
  toDeviceProblem,
  type Device,
  type DeviceKind,
  type DeviceProblem,
} from '../../domain/room/device-check.ts';

export type OpenedDevice = { stream: MediaStream } | { problem: DeviceProblem };

const pictureSize = { width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * The caller must stop the stream.
 * @param deviceId '' for the browser's default
 */
export async function openDevice(kind: DeviceKind, deviceId: string): Promise<OpenedDevice> {
  const devices = reachableDevices();
  if (!devices) return { problem: whyUnreachable() };
  try {
    return { stream: await devices.getUserMedia(toConstraints(kind, deviceId)) };
  } catch (error) {
    return { problem: toDeviceProblem(error) };
  }
}

/** Prompts for permission once. If one device fails, the other is still opened. */
export async function openBothDevices(): Promise<Record<DeviceKind, OpenedDevice>> {
  const devices = reachableDevices();
  if (!devices) {
    const problem = whyUnreachable();
    return { camera: { problem }, microphone: { problem } };
  }
  try {
    const both = { ...toConstraints('camera', ''), ...toConstraints('microphone', '') };
    const stream = await devices.getUserMedia(both);
    return {
      camera: { stream: new MediaStream(stream.getVideoTracks()) },
      microphone: { stream: new MediaStream(stream.getAudioTracks()) },
    };
  } catch (error) {
    const problem = toDeviceProblem(error);
    return {
      camera: await openAlone('camera', problem),
      microphone: await openAlone('microphone', problem),
    };
  }
}

/** The caller must stop the stream. Rejects if the user declines. */
export async function openScreen(): Promise<MediaStream> {
  return navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 15 } });
}

/** Not on phones. */
export function canShareScreen(): boolean {
  const devices = reachableDevices();
  return devices !== undefined && 'getDisplayMedia' in devices;
}

export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export function getDeviceId(stream: MediaStream): string {
  return stream.getTracks()[0]?.getSettings().deviceId ?? '';
}

/** Browsers return the full list only after the user granted permission. */
export async function listMediaDevices(): Promise<Record<DeviceKind, Device[]>> {
  const all =
    (await reachableDevices()
      ?.enumerateDevices()
      .catch(() => [])) ?? [];
  const ofKind = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { camera: ofKind('videoinput'), microphone: ofKind('audioinput') };
}

export function watchMediaDevices(onChange: () => void): () => void {
  const devices = reachableDevices();
  devices?.addEventListener('devicechange', onChange);
  return () => devices?.removeEventListener('devicechange', onChange);
}

export function whenDeviceStops(stream: MediaStream, onStop: () => void): void {
  for (const track of stream.getTracks()) track.addEventListener('ended', onStop, { once: true });
}

async function openAlone(kind: DeviceKind, problem: DeviceProblem): Promise<OpenedDevice> {
  if (problem === 'denied' && !(await isAllowed(kind))) return { problem };
  return openDevice(kind, '');
}

async function isAllowed(name: DeviceKind): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    // Some browsers don't support this query.
    return false;
  }
}

function toConstraints(kind: DeviceKind, deviceId: string): MediaStreamConstraints {
  const device = deviceId === '' ? {} : { deviceId: { exact: deviceId } };
  return kind === 'camera' ? { video: { ...pictureSize, ...device } } : { audio: device };
}

function reachableDevices(): MediaDevices | undefined {
  return navigator.mediaDevices;
}

function whyUnreachable(): DeviceProblem {
  return globalThis.isSecureContext ? 'unsupported' : 'insecure';
}
