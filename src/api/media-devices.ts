import {
  deviceProblemOf,
  type Device,
  type DeviceKind,
  type DeviceProblem,
} from '../domain/device-check.ts';

/** A camera or microphone that runs, or why it does not. */
export type OpenedDevice = { stream: MediaStream } | { problem: DeviceProblem };

/** Sharp enough for a face; the browser takes the nearest that the camera can do. */
const pictureSize = { width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * Starts the camera or the microphone, which may ask the person first. Whoever has the stream must close it.
 * @param deviceId which one; '' takes the browser's choice
 */
export async function openDevice(kind: DeviceKind, deviceId: string): Promise<OpenedDevice> {
  const devices = reachableDevices();
  if (!devices) return { problem: whyUnreachable() };
  try {
    return { stream: await devices.getUserMedia(constraintsOf(kind, deviceId)) };
  } catch (error) {
    return { problem: deviceProblemOf(error) };
  }
}

/** Starts camera and microphone with one question to the person; when one of them fails, the other still runs. */
export async function openBothDevices(): Promise<Record<DeviceKind, OpenedDevice>> {
  const devices = reachableDevices();
  if (!devices) {
    const problem = whyUnreachable();
    return { camera: { problem }, microphone: { problem } };
  }
  try {
    const both = { ...constraintsOf('camera', ''), ...constraintsOf('microphone', '') };
    const stream = await devices.getUserMedia(both);
    return {
      camera: { stream: new MediaStream(stream.getVideoTracks()) },
      microphone: { stream: new MediaStream(stream.getAudioTracks()) },
    };
  } catch (error) {
    const problem = deviceProblemOf(error);
    return {
      camera: await openAlone('camera', problem),
      microphone: await openAlone('microphone', problem),
    };
  }
}

/** Stops a camera or microphone, whose light then goes out. */
export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The id of the device behind a stream; '' where the browser does not tell. */
export function deviceIdOf(stream: MediaStream): string {
  return stream.getTracks()[0]?.getSettings().deviceId ?? '';
}

/** The cameras and microphones to choose from: complete once the person has allowed their use. */
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

/**
 * Tells when a device is plugged in or out.
 * @returns what stops it
 */
export function followMediaDevices(onChange: () => void): () => void {
  const devices = reachableDevices();
  devices?.addEventListener('devicechange', onChange);
  return () => devices?.removeEventListener('devicechange', onChange);
}

/** Tells when a running device stops by itself: unplugged, or its permission withdrawn. */
export function whenDeviceStops(stream: MediaStream, onStop: () => void): void {
  for (const track of stream.getTracks()) track.addEventListener('ended', onStop, { once: true });
}

/** After both were refused together: a person who said no is not asked a second time. */
async function openAlone(kind: DeviceKind, problem: DeviceProblem): Promise<OpenedDevice> {
  if (problem === 'denied' && !(await isAllowed(kind))) return { problem };
  return openDevice(kind, '');
}

async function isAllowed(name: DeviceKind): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    // A browser that does not know the question.
    return false;
  }
}

function constraintsOf(kind: DeviceKind, deviceId: string): MediaStreamConstraints {
  const device = deviceId === '' ? {} : { deviceId: { exact: deviceId } };
  return kind === 'camera' ? { video: { ...pictureSize, ...device } } : { audio: device };
}

/** Absent, whatever the types say, on pages without https and in old browsers. */
function reachableDevices(): MediaDevices | undefined {
  return navigator.mediaDevices;
}

function whyUnreachable(): DeviceProblem {
  return globalThis.isSecureContext ? 'unsupported' : 'insecure';
}
