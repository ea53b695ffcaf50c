/**
 * `waiting` for the other person, `reconnecting` after the line broke, `taken-over` by the user's
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
export type LineQuality = 'none' | 'good' | 'poor' | 'bad';

export interface SentMedia {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

/** `offered` asks the user, `chosen` was agreed to, `automatic` was switched on by a bad line. */
export type AudioOnly = 'off' | 'offered' | 'chosen' | 'automatic';

export interface CallPartner {
  stream: MediaStream | null;
  media: SentMedia | null;
  /** The partner's line or choice allows no picture. */
  isAudioOnly: boolean;
}

export interface CallView {
  phase: CallPhase;
  problem: CallProblem | null;
  partner: CallPartner;
  own: SentMedia;
  ownStream: MediaStream | null;
  quality: LineQuality;
  audioOnly: AudioOnly;
  /** In ms since 1970; null before both people were connected. */
  connectedAt: number | null;
  /** The call goes on. */
  isSignallingLost: boolean;
  /** True without a TURN server. */
  isDirectOnly: boolean;
}

/** `no-line`: no connection came about, as in strict networks. */
export type CallProblem =
  | 'unsupported'
  | 'refused'
  | 'consent-needed'
  | 'no-line'
  | 'screen-denied'
  | 'no-camera'
  | 'no-microphone'
  | 'failed';
