import type { CallAck, CallJoin, CallSignal, CallState, IceServer } from '../../contract/calls.ts';
import type { Device, DeviceKind, DeviceProblem } from '../room/device-check.ts';

type OfVisit<T> = Omit<T, 'appointmentId'>;
export type Seated = CallState['people'][number];
export type SeatSignal = OfVisit<CallSignal>;

/** Signalling of one visit. The promises reject without a connection or an answer. */
export interface Signalling {
  join: (seat: OfVisit<CallJoin>) => Promise<CallAck>;
  signal: (signal: SeatSignal) => Promise<CallAck>;
  leave: (seat: string) => Promise<CallAck>;
  listIceServers: () => Promise<IceServers>;
  onState: (listener: (people: readonly Seated[]) => void) => () => void;
  onSignal: (listener: (signal: SeatSignal) => void) => () => void;
  onConnection: (listener: (isConnected: boolean) => void) => () => void;
}

export interface IceServers {
  iceServers: IceServer[];
  expiresAt: string | null;
}

export interface CallDevices {
  /** @param deviceId '' for the browser's default */
  open: (
    kind: DeviceKind,
    deviceId: Device['id'],
  ) => Promise<{ stream: MediaStream } | { problem: DeviceProblem }>;
  /** Rejects if the user declines. */
  openScreen: () => Promise<MediaStream>;
}
