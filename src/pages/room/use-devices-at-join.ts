import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { closeStream, openDevice } from '../../api/browser/media-devices.ts';
import type { CallView } from '../../domain/calls/call.ts';
import { deviceKinds, type DeviceKind } from '../../domain/room/device-check.ts';
import type { DeviceCheck } from '../hooks/use-device-check.ts';
import { devicesOn, type InCall } from './devices-in-call.ts';

interface JoinOptions {
  /** Of the call that runs, or null. */
  view: CallView | null;
  inCall: InCall;
  setInCall: Dispatch<SetStateAction<InCall>>;
}

/** The devices of the check, or, when a call is joined again, those that were on in it. */
export function useDevicesAtJoin(device: DeviceCheck, { view, inCall, setInCall }: JoinOptions) {
  const opening = useRef<AbortController>(null);
  const lastOn = useRef<Partial<Record<DeviceKind, string>>>({});

  useEffect(() => () => opening.current?.abort(), []);
  useEffect(() => {
    if (view) lastOn.current = devicesOn(view, inCall);
  }, [view, inCall]);

  const openOne = async (kind: DeviceKind, deviceId: string) => {
    const opened = await openDevice(kind, deviceId);
    setInCall(({ problems, streams }) =>
      'stream' in opened
        ? {
            problems: { ...problems, [kind]: undefined },
            streams: { ...streams, [kind]: opened.stream },
          }
        : { problems: { ...problems, [kind]: opened.problem }, streams },
    );
    return opened;
  };

  /** Null if they are being opened, or the page has been left. */
  const open = async (): Promise<InCall['streams'] | null> => {
    if (opening.current) return null;
    const attempt = new AbortController();
    opening.current = attempt;
    const { devices } = device;
    const streams = device.release();
    setInCall({ problems: {}, streams });
    const reopen = async (kind: DeviceKind) => {
      const deviceId = lastOn.current[kind];
      const isChecked = devices[kind].state.status !== 'unchecked';
      if (deviceId === undefined || isChecked || streams[kind]) return;
      const opened = await openOne(kind, deviceId);
      if ('stream' in opened) streams[kind] = opened.stream;
    };
    await Promise.all(deviceKinds.map(reopen));
    opening.current = null;
    if (!attempt.signal.aborted) return streams;
    for (const stream of Object.values(streams)) closeStream(stream);
    return null;
  };

  return { open, openOne };
}
