import { useCallback, useEffect, useRef, useState } from 'react';
import {
  closeStream,
  getDeviceId,
  watchMediaDevices,
  listMediaDevices,
  openBothDevices,
  openDevice,
  whenDeviceStops,
  type OpenedDevice,
} from '../../api/browser/media-devices.ts';
import { watchLoudness } from '../../api/browser/microphone-level.ts';
import {
  deviceKinds,
  type CheckedDevice,
  type CheckedDevices,
  type DeviceKind,
  type DeviceState,
} from '../../domain/room/device-check.ts';

const unchecked: CheckedDevice = {
  state: { status: 'unchecked' },
  isRequestingPermission: false,
  choices: [],
  chosenId: '',
};
const nothingChecked: CheckedDevices = { camera: unchecked, microphone: unchecked };

/** @param isOpen false stops all devices */
export function useDeviceCheck(isOpen: boolean) {
  const [devices, setDevices] = useState(nothingChecked);
  const streams = useRef<Partial<Record<DeviceKind, MediaStream>>>({});
  /** Only the latest attempt counts. */
  const turns = useRef({ camera: 0, microphone: 0 });

  const change = useCallback((kind: DeviceKind, changes: Partial<CheckedDevice>) => {
    setDevices((before) => ({ ...before, [kind]: { ...before[kind], ...changes } }));
  }, []);

  const list = useCallback(async () => {
    const choices = await listMediaDevices();
    for (const kind of deviceKinds) change(kind, { choices: choices[kind] });
  }, [change]);

  /** Also discards results of pending attempts. */
  const stop = useCallback((kind: DeviceKind) => {
    const stream = streams.current[kind];
    if (stream) closeStream(stream);
    delete streams.current[kind];
    turns.current[kind] += 1;
    return turns.current[kind];
  }, []);

  const settle = (kind: DeviceKind, state: DeviceState) =>
    change(kind, { state, isRequestingPermission: false });

  const begin = (kind: DeviceKind) => {
    const turn = stop(kind);
    change(kind, { isRequestingPermission: true });
    return turn;
  };

  const end = (kind: DeviceKind, turn: number, opened: OpenedDevice) => {
    if (turn !== turns.current[kind]) {
      if ('stream' in opened) closeStream(opened.stream);
    } else if ('problem' in opened) {
      settle(kind, { status: 'problem', problem: opened.problem });
    } else {
      const { stream } = opened;
      streams.current[kind] = stream;
      settle(kind, { status: 'ready', stream });
      change(kind, { chosenId: getDeviceId(stream) });
      whenDeviceStops(stream, () => {
        if (streams.current[kind] !== stream) return;
        stop(kind);
        settle(kind, { status: 'problem', problem: 'missing' });
      });
    }
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const unfollow = watchMediaDevices(() => void list());
    return () => {
      unfollow();
      for (const kind of deviceKinds) stop(kind);
      setDevices(nothingChecked);
    };
  }, [isOpen, list, stop]);

  /** @param deviceId '' for the browser's default */
  const open = async (kind: DeviceKind, deviceId: string) => {
    const turn = begin(kind);
    end(kind, turn, await openDevice(kind, deviceId));
    await list();
  };

  const check = async () => {
    const turn = { camera: begin('camera'), microphone: begin('microphone') };
    const opened = await openBothDevices();
    for (const kind of deviceKinds) end(kind, turn[kind], opened[kind]);
    await list();
  };

  const toggle = async (kind: DeviceKind) => {
    const { state, chosenId } = devices[kind];
    if (state.status === 'off') return open(kind, chosenId);
    stop(kind);
    return settle(kind, { status: 'off' });
  };

  /** The caller must stop the streams. The devices count as unchecked again. */
  const release = (): Partial<Record<DeviceKind, MediaStream>> => {
    const released = streams.current;
    streams.current = {};
    for (const kind of deviceKinds) {
      turns.current[kind] += 1;
      settle(kind, { status: 'unchecked' });
    }
    return released;
  };

  return { devices, level: useLoudness(devices.microphone), check, open, toggle, release };
}

export type DeviceCheck = ReturnType<typeof useDeviceCheck>;

function useLoudness({ state }: CheckedDevice): number {
  const [level, setLevel] = useState(0);
  const stream = state.status === 'ready' ? state.stream : null;
  useEffect(() => {
    if (!stream) return undefined;
    const stop = watchLoudness(stream, setLevel);
    return () => {
      stop();
      setLevel(0);
    };
  }, [stream]);
  return level;
}
