/**
 * `waiting` for the other person, `reconnecting` after the connection broke, `taken-over` by the user's
 * other device.
 */
export type CallPhase =
  | 'joining'
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'taken-over'
  | 'ended';

/** `none` before the first measurement. */
export type CallQuality = 'none' | 'good' | 'poor' | 'bad';

export interface SentMedia {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

/** `offered` asks the user, `chosen` was agreed to, `automatic` was switched on by a bad connection. */
export type AudioOnly = 'off' | 'offered' | 'chosen' | 'automatic';

export interface CallPartner {
  stream: MediaStream | null;
  media: SentMedia | null;
  /** The partner's connection or choice allows no picture. */
  isAudioOnly: boolean;
}

export interface CallView {
  phase: CallPhase;
  problem: CallProblem | null;
  partner: CallPartner;
  own: SentMedia;
  ownStream: MediaStream | null;
  quality: CallQuality;
  audioOnly: AudioOnly;
  /** In ms since 1970; null before both people were connected. */
  connectedAt: number | null;
  /** The call goes on. */
  isSignallingLost: boolean;
  /** True without a TURN server. */
  isDirectOnly: boolean;
}

/** `no-connection`: no connection came about, as in strict networks. */
export type CallProblem =
  | 'unsupported'
  | 'refused'
  | 'consent-needed'
  | 'no-connection'
  | 'screen-denied'
  | 'no-camera'
  | 'no-microphone'
  | 'failed';
