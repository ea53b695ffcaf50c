import type { CallProblem, SentMedia } from '../domain/calls/call.ts';
import type { CallDevices } from '../domain/calls/signalling.ts';
import type { DeviceKind } from '../domain/room/device-check.ts';
import type { Source } from './senders.ts';

export interface OwnMediaOptions {
  devices: CallDevices;
  microphone: MediaStream | null;
  camera: MediaStream | null;
  onTrack: (source: Source, track: MediaStreamTrack | null) => void;
  onChange: () => void;
  onProblem: (problem: CallProblem) => void;
}

/** Devices that are off are closed, except a muted microphone. */
export function createOwnMedia({
  devices,
  onTrack,
  onChange,
  onProblem,
  ...given
}: OwnMediaOptions) {
  const streams: Record<Source, MediaStream | null> = {
    microphone: null,
    camera: null,
    screen: null,
  };
  const turns: Record<Source, number> = { microphone: 0, camera: 0, screen: 0 };
  const chosenIds: Record<DeviceKind, string> = { microphone: '', camera: '' };
  let isMuted = false;
  let isCameraWanted = given.camera !== null;
  let isClosed = false;
  let wasCameraWanted = false;

  const getTrack = (source: Source) => streams[source]?.getTracks()[0] ?? null;

  const stop = (source: Source) => {
    for (const track of streams[source]?.getTracks() ?? []) track.stop();
    streams[source] = null;
    turns[source] += 1;
    return turns[source];
  };

  const publish = (source: Source) => {
    const shown = source === 'camera' && streams.screen ? 'screen' : source;
    onTrack(shown, getTrack(shown));
    onChange();
  };

  const add = (source: Source, stream: MediaStream, onEnd: () => void) => {
    stop(source);
    streams[source] = stream;
    const track = getTrack(source);
    track?.addEventListener('ended', () => {
      if (streams[source] !== stream) return;
      stop(source);
      onEnd();
    });
    if (track && source === 'screen') track.contentHint = 'detail';
    if (track && source === 'microphone') track.enabled = !isMuted;
  };

  const addDevice = (kind: DeviceKind, stream: MediaStream) => {
    chosenIds[kind] = stream.getTracks()[0]?.getSettings().deviceId ?? '';
    add(kind, stream, () => {
      chosenIds[kind] = '';
      publish(kind);
      onProblem(`no-${kind}`);
    });
  };

  const openDevice = async (kind: DeviceKind, deviceId: string) => {
    // Phones cannot open two cameras at once.
    if (kind === 'camera' && streams.camera) {
      stop(kind);
      onChange();
    }
    turns[kind] += 1;
    const turn = turns[kind];
    const opened = await devices.open(kind, deviceId);
    if (turn !== turns[kind] || isClosed) {
      if ('stream' in opened) for (const track of opened.stream.getTracks()) track.stop();
    } else {
      if ('stream' in opened) addDevice(kind, opened.stream);
      else {
        stop(kind);
        chosenIds[kind] = '';
      }
      publish(kind);
      if ('problem' in opened) onProblem(`no-${kind}`);
    }
  };

  const stopScreen = async () => {
    stop('screen');
    publish('camera');
    if (isCameraWanted) await openDevice('camera', chosenIds.camera);
  };

  const setCamera = async (isOn: boolean) => {
    isCameraWanted = isOn;
    if (isOn && streams.screen) await stopScreen();
    else if (isOn && !streams.camera) await openDevice('camera', chosenIds.camera);
    else if (!isOn) {
      stop('camera');
      publish('camera');
    }
  };

  if (given.microphone) addDevice('microphone', given.microphone);
  if (given.camera) addDevice('camera', given.camera);

  return {
    getTrack,

    getSent: (): SentMedia => ({
      microphone: streams.microphone !== null && !isMuted,
      camera: streams.camera !== null,
      screen: streams.screen !== null,
    }),

    getPicture: () => streams.screen ?? streams.camera,

    setMicrophone: async (isOn: boolean) => {
      isMuted = !isOn;
      const track = getTrack('microphone');
      if (track) track.enabled = isOn;
      else if (isOn) await openDevice('microphone', chosenIds.microphone);
      onChange();
    },

    setCamera,

    /** For a call with sound alone. */
    hidePictures: async () => {
      wasCameraWanted = isCameraWanted;
      if (wasCameraWanted) await setCamera(false);
      await stopScreen();
    },

    /** The camera as before `hidePictures`. Never ends a shared screen. */
    showPictures: async () => {
      if (!wasCameraWanted) return;
      isCameraWanted = true;
      if (!streams.screen && !streams.camera) await openDevice('camera', chosenIds.camera);
    },

    /** @param deviceId opened later if the device is off */
    chooseDevice: async (kind: DeviceKind, deviceId: string) => {
      chosenIds[kind] = deviceId;
      if (streams[kind]) await openDevice(kind, deviceId);
    },

    /** The camera is off in the meantime. */
    shareScreen: async () => {
      turns.screen += 1;
      const turn = turns.screen;
      const stream = await devices.openScreen().catch(() => null);
      if (turn !== turns.screen || isClosed) {
        for (const track of stream?.getTracks() ?? []) track.stop();
      } else if (stream) {
        stop('camera');
        add('screen', stream, () => void stopScreen());
        publish('screen');
      } else onProblem('screen-denied');
    },

    stopScreen,

    close: () => {
      isClosed = true;
      for (const source of ['microphone', 'camera', 'screen'] as const) stop(source);
    },
  };
}
