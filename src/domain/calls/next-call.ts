import type { CallAck, Signal } from '../../contract/calls.ts';
import { SEAT_LIFE_MS, SEAT_RENEWAL_MS } from '../../contract/seats.ts';
import { chooseAudioOnly, isAudioOnly, nextAudioOnly, withPictures } from './audio-only.ts';
import type { CallMessage } from './call-message.ts';
import { nextQuality, toQualitySample, unmeasured, type QualityCounters } from './call-quality.ts';
import {
  isOver,
  newPartner,
  nothingSent,
  type CallState,
  type PartnerState,
} from './call-state.ts';
import type { CallPartner, CallPhase, CallProblem, SentMedia } from './call.ts';
import type { Seated, SeatSignal } from './signalling.ts';

const HEARTBEAT_MS = 2000;
const SILENCE_MS = 6000;
const REPAIR_MS = 5000;
const JOIN_RETRY_MS = 3000;
const NO_CONNECTION_MS = 20_000;
/** The first measurements of a new connection are bad. */
const SETTLING_MS = 4000;

/** Refusals after which a later attempt may succeed. */
const passing = ['too-many-requests', 'busy', 'unexpected', 'not-signed-in', 'token-expired'];

/** `partner` is the seat of the person whom it came from: it may have been replaced since. */
export type CallEvent =
  | { kind: 'started' }
  /** The browser has no WebRTC. */
  | { kind: 'unsupported' }
  /** Every second. */
  | { kind: 'ticked' }
  | { kind: 'network-changed' }
  /** Of the server; `answer` is null without a connection. */
  | { kind: 'join-answered'; seat: string; answer: CallAck | null }
  | { kind: 'people-listed'; people: readonly Seated[] }
  | { kind: 'signal-received'; signal: SeatSignal }
  | { kind: 'signal-refused'; partner: string; code: string | null }
  | { kind: 'signalling-changed'; isLive: boolean }
  | { kind: 'servers-listed'; hasRelay: boolean }
  /** Of the connection. */
  | {
      kind: 'connection-changed';
      partner: string;
      connection: RTCPeerConnectionState;
      isChannelClosed: boolean;
    }
  | { kind: 'message-received'; partner: string; message: CallMessage }
  | { kind: 'stream-received'; partner: string; stream: MediaStream }
  | { kind: 'measured'; partner: string; counters: QualityCounters }
  /** Of the user's own devices. */
  | { kind: 'media-changed'; own: SentMedia; ownStream: MediaStream | null }
  | { kind: 'media-failed'; problem: CallProblem }
  /** Of the user. */
  | { kind: 'device-used' }
  | { kind: 'camera-turned-on' }
  | { kind: 'audio-only-chosen'; isOn: boolean }
  | { kind: 'retried' }
  | { kind: 'hung-up' };

/** Things to do, in this order. */
export type CallEffect =
  | { kind: 'join'; seat: string; takesOver: boolean }
  | { kind: 'leave'; seat: string }
  | { kind: 'open-connection'; seat: string; partner: string }
  | { kind: 'close-connection' }
  | { kind: 'receive-signal'; signal: Signal }
  | { kind: 'send-message'; message: CallMessage }
  /** Sends the last offer again. */
  | { kind: 'resend' }
  /** `isNeeded` is false if only the credentials of TURN are due: the connection works. */
  | { kind: 'restart'; isNeeded: boolean }
  | { kind: 'pause-pictures'; isPaused: boolean }
  | { kind: 'measure'; partner: string }
  | { kind: 'hide-pictures' }
  | { kind: 'show-pictures' }
  /** And, once the last message has left, the connection. */
  | { kind: 'close-devices' };

export interface Moment {
  /** In ms of `performance.now()`. */
  at: number;
  /** In ms since 1970. */
  date: number;
  /** For a call that has to begin again. */
  freshSeat: string;
  /** The credentials of TURN expire soon. */
  needsServers: boolean;
}

interface Draft extends Moment {
  /** A copy, with its partner, which the steps below change. */
  call: CallState;
  effects: CallEffect[];
}

/** The rule of a call: what it becomes by an event, and what has to be done. */
export function nextCall(
  before: CallState,
  event: CallEvent,
  moment: Moment,
): { call: CallState; effects: readonly CallEffect[] } {
  const call = { ...before, partner: before.partner && { ...before.partner } };
  const draft: Draft = { ...moment, call, effects: [] };
  if (isOver(before)) {
    const isLate = event.kind === 'join-answered' && event.answer?.success === true;
    if (isLate && before.phase === 'ended') leave(draft);
    return { call: before, effects: draft.effects };
  }
  if ('partner' in event) {
    if (call.partner?.seat === event.partner) followPartner(draft, call.partner, event);
  } else follow(draft, event);
  if (!isOver(call)) settle(draft);
  return { call, effects: draft.effects };
}

type PartnerEvent = Extract<CallEvent, { partner: string }>;

function followPartner(draft: Draft, partner: PartnerState, event: PartnerEvent) {
  switch (event.kind) {
    case 'signal-refused':
      return onSignalRefused(draft, partner, event.code);
    case 'connection-changed':
      partner.connection = event.connection;
      return onConnectionChanged(draft, partner, event.isChannelClosed);
    case 'message-received':
      return onMessage(draft, partner, event.message);
    case 'stream-received':
      partner.shown = { ...partner.shown, stream: event.stream };
      return undefined;
    case 'measured':
      return onMeasured(draft, partner, event.counters);
  }
}

function follow(draft: Draft, event: Exclude<CallEvent, PartnerEvent>) {
  const { call } = draft;
  switch (event.kind) {
    case 'started':
      return join(draft);
    case 'unsupported':
      return finish(draft, 'ended', 'unsupported');
    case 'ticked':
      return onTick(draft);
    case 'network-changed':
      if (call.partner) call.partner.needsRestart = true;
      return repair(draft);
    case 'join-answered':
      return event.seat === call.seat ? onJoinAnswered(draft, event.answer) : undefined;
    case 'people-listed':
      return onPeople(draft, event.people);
    case 'signal-received':
      return onSignal(draft, event.signal);
    case 'signalling-changed':
      call.isSignallingLive = event.isLive;
      return event.isLive ? join(draft) : undefined;
    case 'servers-listed':
      call.isDirectOnly = !event.hasRelay;
      return undefined;
    case 'media-changed':
      Object.assign(call, { own: event.own, ownStream: event.ownStream });
      return sendState(draft);
    case 'media-failed':
      // A webcam has both: the problem that matters more stays.
      if (call.problem !== 'no-microphone') call.problem = event.problem;
      return undefined;
    case 'device-used':
      call.problem = null;
      return undefined;
    case 'camera-turned-on':
      call.problem = null;
      if (isAudioOnly(call.audioOnly.mode)) call.audioOnly = chooseAudioOnly(call.audioOnly, false);
      return undefined;
    case 'audio-only-chosen':
      call.problem = null;
      return onAudioOnlyChosen(draft, event.isOn);
    case 'retried':
      call.problem = null;
      return rejoin(draft);
    case 'hung-up':
      return finish(draft, 'ended', null);
  }
}

function onTick(draft: Draft) {
  const { call, at, effects } = draft;
  const wait = call.hasJoined && call.isSignallingLive ? SEAT_RENEWAL_MS : JOIN_RETRY_MS;
  if (at - call.joinedAt >= wait) join(draft);
  if (!call.partner) return;
  if (at - call.beatAt >= HEARTBEAT_MS) sendState(draft);
  if (isPresent(call.partner, at)) repair(draft);
  effects.push({ kind: 'measure', partner: call.partner.seat });
}

function onJoinAnswered(draft: Draft, answer: CallAck | null) {
  const { call } = draft;
  call.isSignallingLive = answer !== null;
  if (answer?.success) {
    call.hasJoined = true;
    if (call.problem === 'failed') call.problem = null;
    if (call.needsNewSeat) rejoin(draft);
    // Signals that were sent before the seat was taken are refused.
    if (call.partner?.mayMissSignals) {
      Object.assign(call.partner, { resentAt: -Infinity, restartedAt: -Infinity });
    }
    repair(draft);
  } else if (answer?.code === 'taken-over') finish(draft, 'taken-over', null);
  else if (answer?.code === 'consent-needed') finish(draft, 'ended', 'consent-needed');
  else if (answer && !passing.includes(answer.code)) finish(draft, 'ended', 'refused');
  else if (answer && !call.hasJoined) call.problem = 'failed';
}

function onPeople(draft: Draft, people: readonly Seated[]) {
  const { call, at } = draft;
  const own = people.find(({ personId }) => personId === call.userId);
  // The server decides, since the list may be late.
  const hasLostSeat = own ? own.seat !== call.seat : at - call.joinedAt >= JOIN_RETRY_MS;
  if (call.hasJoined && hasLostSeat) join(draft);
  const other = people.find(({ personId }) => personId !== call.userId);
  if (other) meet(draft, other.seat, Date.parse(other.joinedAt));
  else if (call.partner) call.partner.isAbsent = true;
}

function onSignal(draft: Draft, { from, to, signal }: SeatSignal) {
  if (to !== draft.call.seat || !meet(draft, from, null)) return;
  draft.effects.push({ kind: 'receive-signal', signal });
}

function onSignalRefused(draft: Draft, partner: PartnerState, code: string | null) {
  partner.mayMissSignals = true;
  const mayHaveLostSeat = code !== null && !passing.includes(code);
  if (mayHaveLostSeat && draft.at - draft.call.joinedAt >= JOIN_RETRY_MS) join(draft);
}

function onConnectionChanged(draft: Draft, partner: PartnerState, isChannelClosed: boolean) {
  const isConnected = partner.connection === 'connected';
  if (!isConnected) partner.counters = null;
  if (isChannelClosed) {
    removePartner(draft);
    // Otherwise, the partner's browser has closed the connection.
    if (isConnected) return;
    draft.call.needsNewSeat = true;
    join(draft);
  } else if (isConnected) {
    partner.heardAt = draft.at;
    sendState(draft);
  } else repair(draft);
}

function onMessage(draft: Draft, partner: PartnerState, message: CallMessage) {
  partner.heardAt = draft.at;
  if (message.kind === 'bye') {
    removePartner(draft);
    return;
  }
  const { microphone, camera, screen, audioOnly } = message;
  draft.effects.push({ kind: 'pause-pictures', isPaused: audioOnly });
  show(partner, {
    ...partner.shown,
    media: { microphone, camera, screen },
    isAudioOnly: audioOnly,
  });
}

function onMeasured(draft: Draft, partner: PartnerState, counters: QualityCounters) {
  const { call, effects } = draft;
  const { counters: before, shown } = partner;
  partner.counters = counters;
  if (before && counters.packets > before.packets) partner.heardAt = counters.at;
  if (!before || !isConnected(partner, draft.at)) {
    partner.measuredFrom = counters.at + SETTLING_MS;
    clearQuality(call);
  }
  if (!before || counters.at < partner.measuredFrom) return;
  const { own, audioOnly } = call;
  const sample = toQualitySample(before, counters, {
    ownPicture: (own.camera || own.screen) && !shown.isAudioOnly,
    partnersCamera: shown.media?.camera === true && !isAudioOnly(audioOnly.mode),
  });
  call.quality = nextQuality(call.quality, sample);
  const hasPicture = own.camera || shown.media?.camera === true || shown.media?.screen === true;
  call.audioOnly = nextAudioOnly(audioOnly, call.quality.quality, hasPicture);
  const isSwitched = call.audioOnly.mode === 'automatic' && audioOnly.mode !== 'automatic';
  if (isSwitched) effects.push({ kind: 'hide-pictures' });
}

function onAudioOnlyChosen(draft: Draft, isOn: boolean) {
  const { call, effects } = draft;
  const wasOn = isAudioOnly(call.audioOnly.mode);
  call.audioOnly = chooseAudioOnly(call.audioOnly, isOn);
  if (isOn !== wasOn) effects.push({ kind: isOn ? 'hide-pictures' : 'show-pictures' });
  sendState(draft);
}

function join(draft: Draft) {
  const { call, effects, at } = draft;
  call.joinedAt = at;
  effects.push({ kind: 'join', seat: call.seat, takesOver: !call.hasJoined });
}

function leave({ call, effects }: Draft) {
  effects.push({ kind: 'leave', seat: call.seat });
}

function rejoin(draft: Draft) {
  const { call, freshSeat } = draft;
  removePartner(draft);
  Object.assign(call, { seat: freshSeat, hasJoined: false, needsNewSeat: false, pastSeats: [] });
  join(draft);
}

/** Finds or adds the partner of a seat. False for a seat that is past. */
function meet(draft: Draft, seat: string, joinedAt: number | null): boolean {
  const { call, at, effects } = draft;
  if (call.partner?.seat === seat) Object.assign(call.partner, { seenAt: at, isAbsent: false });
  else {
    const isOlder = joinedAt !== null && joinedAt < call.partnerJoinedAt;
    if (call.pastSeats.includes(seat) || isOlder) return false;
    removePartner(draft);
    call.partner = newPartner(seat, at);
    effects.push({ kind: 'open-connection', seat: call.seat, partner: seat });
  }
  if (joinedAt !== null) call.partnerJoinedAt = Math.max(call.partnerJoinedAt, joinedAt);
  return true;
}

function removePartner({ call, effects }: Draft) {
  if (!call.partner) return;
  call.pastSeats = [...call.pastSeats, call.partner.seat];
  call.partner = null;
  effects.push({ kind: 'close-connection' });
  clearQuality(call);
}

function clearQuality(call: CallState) {
  call.quality = unmeasured;
  if (isAudioOnly(call.audioOnly.mode)) return;
  call.audioOnly = { ...withPictures, isDeclined: call.audioOnly.isDeclined };
}

function show(partner: PartnerState, next: CallPartner) {
  const { media, isAudioOnly: wasAudioOnly } = partner.shown;
  const isSame = wasAudioOnly === next.isAudioOnly && isEqual(media, next.media);
  if (!isSame) partner.shown = next;
}

function sendState({ call, effects, at }: Draft) {
  call.beatAt = at;
  const audioOnly = isAudioOnly(call.audioOnly.mode);
  effects.push({ kind: 'send-message', message: { kind: 'state', ...call.own, audioOnly } });
}

function repair(draft: Draft) {
  const { call, effects, at, needsServers } = draft;
  const { partner } = call;
  if (!partner || !call.isSignallingLive || !call.hasJoined) return;
  const { connection } = partner;
  if (connection === 'closed') return;
  const isBroken =
    connection === 'failed' ||
    connection === 'disconnected' ||
    (connection === 'connected' && !isConnected(partner, at)) ||
    (connection !== 'connected' && partner.mayMissSignals);
  if (at - partner.resentAt >= REPAIR_MS) {
    partner.resentAt = at;
    effects.push({ kind: 'resend' });
  }
  const isNeeded = isBroken || partner.needsRestart;
  const isDue = (isBroken || needsServers) && at - partner.restartedAt >= REPAIR_MS;
  if (!isDue && !partner.needsRestart) return;
  Object.assign(partner, { restartedAt: at, mayMissSignals: false, needsRestart: false });
  effects.push({ kind: 'restart', isNeeded });
}

function finish(draft: Draft, phase: 'ended' | 'taken-over', problem: CallProblem | null) {
  const { call, effects } = draft;
  effects.push({ kind: 'send-message', message: { kind: 'bye' } });
  if (phase === 'ended' && (call.hasJoined || problem === null)) leave(draft);
  effects.push({ kind: 'close-devices' });
  Object.assign(call, { phase, problem, partner: null, own: nothingSent, ownStream: null });
}

/** Phase and problems follow from all else, and from time alone. */
function settle({ call, at, date }: Draft) {
  const { partner } = call;
  call.phase = getPhase(call, at);
  if (call.phase === 'connected') {
    if (partner) partner.wasConnected = true;
    call.connectedAt ??= date;
  }
  const hasNoConnection =
    call.phase === 'connecting' &&
    call.isSignallingLive &&
    partner !== null &&
    at - partner.madeAt >= NO_CONNECTION_MS;
  if (hasNoConnection) call.problem = 'no-connection';
  else if (call.problem === 'no-connection') call.problem = null;
}

function getPhase({ hasJoined, partner }: CallState, at: number): CallPhase {
  if (!hasJoined) return 'joining';
  if (!partner || !isPresent(partner, at)) return 'waiting';
  if (isConnected(partner, at)) return 'connected';
  return partner.wasConnected ? 'reconnecting' : 'connecting';
}

function isConnected({ connection, heardAt }: PartnerState, at: number): boolean {
  return connection === 'connected' && at - heardAt < SILENCE_MS;
}

function isPresent(partner: PartnerState, at: number): boolean {
  return isConnected(partner, at) || (!partner.isAbsent && at - partner.seenAt < SEAT_LIFE_MS);
}

function isEqual(one: SentMedia | null, other: SentMedia | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
