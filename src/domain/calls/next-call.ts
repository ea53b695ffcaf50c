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

interface Step extends Moment {
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
  const step: Step = { ...moment, call, effects: [] };
  if (isOver(before)) {
    const isLate = event.kind === 'join-answered' && event.answer?.success === true;
    if (isLate && before.phase === 'ended') leave(step);
    return { call: before, effects: step.effects };
  }
  if ('partner' in event) {
    if (call.partner?.seat === event.partner) followPartner(step, call.partner, event);
  } else follow(step, event);
  if (!isOver(call)) settle(step);
  return { call, effects: step.effects };
}

type PartnerEvent = Extract<CallEvent, { partner: string }>;

function followPartner(step: Step, partner: PartnerState, event: PartnerEvent) {
  switch (event.kind) {
    case 'signal-refused':
      return onSignalRefused(step, partner, event.code);
    case 'connection-changed':
      partner.connection = event.connection;
      return onConnectionChanged(step, partner, event.isChannelClosed);
    case 'message-received':
      return onMessage(step, partner, event.message);
    case 'stream-received':
      partner.shown = { ...partner.shown, stream: event.stream };
      return undefined;
    case 'measured':
      return onMeasured(step, partner, event.counters);
  }
}

function follow(step: Step, event: Exclude<CallEvent, PartnerEvent>) {
  const { call } = step;
  switch (event.kind) {
    case 'started':
      return join(step);
    case 'unsupported':
      return finish(step, 'ended', 'unsupported');
    case 'ticked':
      return onTick(step);
    case 'network-changed':
      if (call.partner) call.partner.needsRestart = true;
      return repair(step);
    case 'join-answered':
      return event.seat === call.seat ? onJoinAnswered(step, event.answer) : undefined;
    case 'people-listed':
      return onPeople(step, event.people);
    case 'signal-received':
      return onSignal(step, event.signal);
    case 'signalling-changed':
      call.isSignallingLive = event.isLive;
      return event.isLive ? join(step) : undefined;
    case 'servers-listed':
      call.isDirectOnly = !event.hasRelay;
      return undefined;
    case 'media-changed':
      Object.assign(call, { own: event.own, ownStream: event.ownStream });
      return sendState(step);
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
      return onAudioOnlyChosen(step, event.isOn);
    case 'retried':
      call.problem = null;
      return rejoin(step);
    case 'hung-up':
      return finish(step, 'ended', null);
  }
}

function onTick(step: Step) {
  const { call, at, effects } = step;
  const wait = call.hasJoined && call.isSignallingLive ? SEAT_RENEWAL_MS : JOIN_RETRY_MS;
  if (at - call.joinedAt >= wait) join(step);
  if (!call.partner) return;
  if (at - call.beatAt >= HEARTBEAT_MS) sendState(step);
  if (isPresent(call.partner, at)) repair(step);
  effects.push({ kind: 'measure', partner: call.partner.seat });
}

function onJoinAnswered(step: Step, answer: CallAck | null) {
  const { call } = step;
  call.isSignallingLive = answer !== null;
  if (answer?.success) {
    call.hasJoined = true;
    if (call.problem === 'failed') call.problem = null;
    if (call.needsNewSeat) rejoin(step);
    // Signals that were sent before the seat was taken are refused.
    if (call.partner?.mayMissSignals) {
      Object.assign(call.partner, { resentAt: -Infinity, restartedAt: -Infinity });
    }
    repair(step);
  } else if (answer?.code === 'taken-over') finish(step, 'taken-over', null);
  else if (answer?.code === 'consent-needed') finish(step, 'ended', 'consent-needed');
  else if (answer && !passing.includes(answer.code)) finish(step, 'ended', 'refused');
  else if (answer && !call.hasJoined) call.problem = 'failed';
}

function onPeople(step: Step, people: readonly Seated[]) {
  const { call, at } = step;
  const own = people.find(({ personId }) => personId === call.userId);
  // The server decides, since the list may be late.
  const hasLostSeat = own ? own.seat !== call.seat : at - call.joinedAt >= JOIN_RETRY_MS;
  if (call.hasJoined && hasLostSeat) join(step);
  const other = people.find(({ personId }) => personId !== call.userId);
  if (other) meet(step, other.seat, Date.parse(other.joinedAt));
  else if (call.partner) call.partner.isAbsent = true;
}

function onSignal(step: Step, { from, to, signal }: SeatSignal) {
  if (to !== step.call.seat || !meet(step, from, null)) return;
  step.effects.push({ kind: 'receive-signal', signal });
}

function onSignalRefused(step: Step, partner: PartnerState, code: string | null) {
  partner.mayMissSignals = true;
  const mayHaveLostSeat = code !== null && !passing.includes(code);
  if (mayHaveLostSeat && step.at - step.call.joinedAt >= JOIN_RETRY_MS) join(step);
}

function onConnectionChanged(step: Step, partner: PartnerState, isChannelClosed: boolean) {
  const isConnected = partner.connection === 'connected';
  if (!isConnected) partner.counters = null;
  if (isChannelClosed) {
    removePartner(step);
    // Otherwise, the partner's browser has closed the connection.
    if (isConnected) return;
    step.call.needsNewSeat = true;
    join(step);
  } else if (isConnected) {
    partner.heardAt = step.at;
    sendState(step);
  } else repair(step);
}

function onMessage(step: Step, partner: PartnerState, message: CallMessage) {
  partner.heardAt = step.at;
  if (message.kind === 'bye') {
    removePartner(step);
    return;
  }
  const { microphone, camera, screen, audioOnly } = message;
  step.effects.push({ kind: 'pause-pictures', isPaused: audioOnly });
  show(partner, {
    ...partner.shown,
    media: { microphone, camera, screen },
    isAudioOnly: audioOnly,
  });
}

function onMeasured(step: Step, partner: PartnerState, counters: QualityCounters) {
  const { call, effects } = step;
  const { counters: before, shown } = partner;
  partner.counters = counters;
  if (before && counters.packets > before.packets) partner.heardAt = counters.at;
  if (!before || !isConnected(partner, step.at)) {
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

function onAudioOnlyChosen(step: Step, isOn: boolean) {
  const { call, effects } = step;
  const wasOn = isAudioOnly(call.audioOnly.mode);
  call.audioOnly = chooseAudioOnly(call.audioOnly, isOn);
  if (isOn !== wasOn) effects.push({ kind: isOn ? 'hide-pictures' : 'show-pictures' });
  sendState(step);
}

function join(step: Step) {
  const { call, effects, at } = step;
  call.joinedAt = at;
  effects.push({ kind: 'join', seat: call.seat, takesOver: !call.hasJoined });
}

function leave({ call, effects }: Step) {
  effects.push({ kind: 'leave', seat: call.seat });
}

function rejoin(step: Step) {
  const { call, freshSeat } = step;
  removePartner(step);
  Object.assign(call, { seat: freshSeat, hasJoined: false, needsNewSeat: false, pastSeats: [] });
  join(step);
}

/** Finds or adds the partner of a seat. False for a seat that is past. */
function meet(step: Step, seat: string, joinedAt: number | null): boolean {
  const { call, at, effects } = step;
  if (call.partner?.seat === seat) Object.assign(call.partner, { seenAt: at, isAbsent: false });
  else {
    const isOlder = joinedAt !== null && joinedAt < call.partnerJoinedAt;
    if (call.pastSeats.includes(seat) || isOlder) return false;
    removePartner(step);
    call.partner = newPartner(seat, at);
    effects.push({ kind: 'open-connection', seat: call.seat, partner: seat });
  }
  if (joinedAt !== null) call.partnerJoinedAt = Math.max(call.partnerJoinedAt, joinedAt);
  return true;
}

function removePartner({ call, effects }: Step) {
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

function sendState({ call, effects, at }: Step) {
  call.beatAt = at;
  const audioOnly = isAudioOnly(call.audioOnly.mode);
  effects.push({ kind: 'send-message', message: { kind: 'state', ...call.own, audioOnly } });
}

function repair(step: Step) {
  const { call, effects, at, needsServers } = step;
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

function finish(step: Step, phase: 'ended' | 'taken-over', problem: CallProblem | null) {
  const { call, effects } = step;
  effects.push({ kind: 'send-message', message: { kind: 'bye' } });
  if (phase === 'ended' && (call.hasJoined || problem === null)) leave(step);
  effects.push({ kind: 'close-devices' });
  Object.assign(call, { phase, problem, partner: null, own: nothingSent, ownStream: null });
}

/** Phase and problems follow from all else, and from time alone. */
function settle({ call, at, date }: Step) {
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
