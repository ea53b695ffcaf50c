import { withPictures, type AudioOnlyState } from './audio-only.ts';
import { unmeasured, type QualityCounters, type QualityHistory } from './call-quality.ts';
import type { CallPartner, CallPhase, CallProblem, CallView, SentMedia } from './call.ts';

/** State of a call. Times are in ms of `performance.now()` where nothing else is said. */
export interface CallState {
  phase: CallPhase;
  problem: CallProblem | null;
  userId: string;
  seat: string;
  hasJoined: boolean;
  /** The connection cannot be repaired. The server must confirm first that the seat is live. */
  needsNewSeat: boolean;
  isSignallingLive: boolean;
  /** Of the latest request for the seat. */
  joinedAt: number;
  /** Of the latest heartbeat to the partner. */
  beatAt: number;
  partner: PartnerState | null;
  /** In ms since 1970, by the server's clock. */
  partnerJoinedAt: number;
  pastSeats: readonly string[];
  own: SentMedia;
  ownStream: MediaStream | null;
  quality: QualityHistory;
  audioOnly: AudioOnlyState;
  /** In ms since 1970. */
  connectedAt: number | null;
  isDirectOnly: boolean;
}

export interface PartnerState {
  seat: string;
  connection: RTCPeerConnectionState;
  madeAt: number;
  seenAt: number;
  heardAt: number;
  resentAt: number;
  restartedAt: number;
  wasConnected: boolean;
  /** Set by the server's list, cleared by any sign of life. */
  isAbsent: boolean;
  mayMissSignals: boolean;
  needsRestart: boolean;
  counters: QualityCounters | null;
  measuredFrom: number;
  shown: CallPartner;
}

export const noPartner: CallPartner = { stream: null, media: null, isAudioOnly: false };

export const nothingSent: SentMedia = { microphone: false, camera: false, screen: false };

export type NewCall = Pick<CallState, 'userId' | 'seat' | 'own' | 'ownStream'>;

export function newCall(known: NewCall): CallState {
  return {
    ...known,
    phase: 'joining',
    problem: null,
    hasJoined: false,
    needsNewSeat: false,
    isSignallingLive: true,
    joinedAt: -Infinity,
    beatAt: -Infinity,
    partner: null,
    partnerJoinedAt: 0,
    pastSeats: [],
    quality: unmeasured,
    audioOnly: withPictures,
    connectedAt: null,
    isDirectOnly: false,
  };
}

export function newPartner(seat: string, at: number): PartnerState {
  return {
    seat,
    connection: 'new',
    madeAt: at,
    seenAt: at,
    heardAt: at,
    resentAt: at,
    restartedAt: at,
    wasConnected: false,
    isAbsent: false,
    mayMissSignals: false,
    needsRestart: false,
    counters: null,
    measuredFrom: 0,
    shown: noPartner,
  };
}

export function isOver({ phase }: CallState): boolean {
  return phase === 'ended' || phase === 'taken-over';
}

export function toView(call: CallState): CallView {
  const { phase, problem, partner, own, ownStream, connectedAt, isDirectOnly } = call;
  return {
    phase,
    problem,
    partner: phase === 'waiting' || phase === 'joining' ? noPartner : (partner?.shown ?? noPartner),
    own,
    ownStream,
    quality: phase === 'connected' ? call.quality.quality : 'none',
    audioOnly: call.audioOnly.mode,
    connectedAt,
    isSignallingLost: !call.isSignallingLive,
    isDirectOnly,
  };
}
