import { SEAT_LIFE_MS, SEAT_RENEWAL_MS } from '../contract/seats.ts';
import type { Signal } from '../contract/calls.ts';
import {
  chooseAudioOnly,
  isAudioOnly,
  nextAudioOnly,
  withPictures,
} from '../domain/calls/audio-only.ts';
import type { CallDevices, CallLine, IceServers, Seated } from '../domain/calls/call-line.ts';
import type { CallPartner, CallPhase, CallProblem, CallView } from '../domain/calls/call.ts';
import {
  newLine,
  nextLine,
  toLineSample,
  type LineCounters,
} from '../domain/calls/line-quality.ts';
import type { DeviceKind } from '../domain/room/device-check.ts';
import { readLineCounters } from './line-counters.ts';
import { parseMessage, type CallMessage } from './messages.ts';
import { createOwnMedia } from './own-media.ts';
import { createPeer, type Peer } from './peer.ts';
import { keepScreenOn } from './wake-lock.ts';
import { currentMs } from '../domain/time/clock.ts';

const TICK_MS = 1000;
const HEARTBEAT_MS = 2000;
/** Before the credentials of TURN expire, which would end a call through it. */
const ICE_MARGIN_MS = 5 * 60_000;
/** Bounds of the time until a renewal, because this device's clock may be wrong. */
const ICE_LEAST_MS = 10 * 60_000;
const ICE_MOST_MS = 50 * 60_000;
/** Between attempts to renew them. */
const ICE_RETRY_MS = 60_000;
const SILENCE_MS = 6000;
const REPAIR_MS = 5000;
const JOIN_RETRY_MS = 3000;
const NO_LINE_MS = 20_000;
/** The first measurements of a new line are bad. */
const SETTLING_MS = 4000;
/** Lets the last message leave before the connection closes. */
const CLOSE_DELAY_MS = 200;

/** Refusals after which a later attempt may succeed. */
const passing = ['too-many-requests', 'busy', 'unexpected', 'not-signed-in', 'token-expired'];

const nobody: CallPartner = { stream: null, media: null, isAudioOnly: false };

export interface CallOptions {
  userId: string;
  isPolite: boolean;
  consents: boolean;
  line: CallLine;
  devices: CallDevices;
  /** The call stops both streams. */
  microphone: MediaStream | null;
  camera: MediaStream | null;
}

interface Partner {
  seat: string;
  peer: Peer;
  madeAt: number;
  /** Times in ms since 1970. */
  seenAt: number;
  heardAt: number;
  resentAt: number;
  restartedAt: number;
  wasConnected: boolean;
  /** Set by the server's list, cleared by any sign of life. */
  isAbsent: boolean;
  mayMissSignals: boolean;
  needsRestart: boolean;
  counters: LineCounters | null;
  measuredFrom: number;
  shown: CallPartner;
}

export type Call = ReturnType<typeof startCall>;

/** Joins at once and takes over from the user's other device. */
export function startCall({ userId, isPolite, consents, line, devices, ...streams }: CallOptions) {
  let seat = createSeat();
  let hasJoined = false;
  /** The connection cannot be repaired. The server must confirm first that the seat is live. */
  let needsNewSeat = false;
  let isOver = false;
  let isLineLive = true;
  let joinedAt = -Infinity;
  let beatAt = -Infinity;
  let partner: Partner | null = null;
  let partnerJoinedAt = 0;
  const pastSeats = new Set<string>();
  let ice: Promise<IceServers> | null = null;
  let iceRenewalAt = Infinity;
  let knownServers: IceServers['iceServers'] = [];
  let lineHistory = newLine;
  let audioOnly = withPictures;

  const listeners = new Set<() => void>();
  let view: CallView = {
    phase: 'joining',
    problem: null,
    partner: nobody,
    own: { microphone: false, camera: false, screen: false },
    ownStream: null,
    quality: 'none',
    audioOnly: 'off',
    connectedAt: null,
    isSignallingLost: false,
    isDirectOnly: false,
  };

  const change = (changes: Partial<CallView>) => {
    const before = Object.values(view);
    const next = { ...view, ...changes };
    if (Object.values(next).every((value, index) => Object.is(value, before[index]))) return;
    view = next;
    for (const listener of listeners) listener();
  };

  const isConnected = ({ peer, heardAt }: Partner) =>
    peer.getState() === 'connected' && performance.now() - heardAt < SILENCE_MS;

  const isPresent = (one: Partner) =>
    isConnected(one) || (!one.isAbsent && performance.now() - one.seenAt < SEAT_LIFE_MS);

  const getPhase = (): CallPhase => {
    if (!hasJoined) return 'joining';
    if (!partner || !isPresent(partner)) return 'waiting';
    if (isConnected(partner)) return 'connected';
    return partner.wasConnected ? 'reconnecting' : 'connecting';
  };

  const refresh = () => {
    if (isOver) return;
    const phase = getPhase();
    if (partner && phase === 'connected') partner.wasConnected = true;
    const own = media.getSent();
    const hasNoLine =
      phase === 'connecting' &&
      isLineLive &&
      partner !== null &&
      performance.now() - partner.madeAt >= NO_LINE_MS;
    const wasNoLine = view.problem === 'no-line';
    change({
      phase,
      problem: hasNoLine ? 'no-line' : wasNoLine ? null : view.problem,
      partner: phase === 'waiting' || phase === 'joining' ? nobody : (partner?.shown ?? nobody),
      own: isEqual(own, view.own) ? view.own : own,
      ownStream: media.getPicture(),
      quality: phase === 'connected' ? lineHistory.quality : 'none',
      audioOnly: audioOnly.mode,
      connectedAt: view.connectedAt ?? (phase === 'connected' ? currentMs() : null),
      isSignallingLost: !isLineLive,
    });
  };

  const send = (message: CallMessage) => partner?.peer.sendMessage(JSON.stringify(message));
  const sendState = () => {
    beatAt = performance.now();
    send({ kind: 'state', ...media.getSent(), audioOnly: isAudioOnly(audioOnly.mode) });
  };

  const media = createOwnMedia({
    devices,
    ...streams,
    onTrack: (source, track) => void partner?.peer.setTrack(source, track),
    onChange: () => {
      sendState();
      refresh();
    },
    // A webcam has both: the problem that matters more stays.
    onProblem: (problem) =>
      change({ problem: view.problem === 'no-microphone' ? view.problem : problem }),
  });

  const listIceServers = async () => {
    if (!ice || currentMs() >= iceRenewalAt) {
      ice = line.listIceServers();
      iceRenewalAt = Infinity;
    }
    try {
      const { iceServers, expiresAt } = await ice;
      if (iceRenewalAt === Infinity && expiresAt !== null) {
        iceRenewalAt = findRenewal(Date.parse(expiresAt));
      }
      const hasRelay = iceServers.some(({ urls }) => urls.some((url) => url.startsWith('turn')));
      if (!isOver) change({ isDirectOnly: !hasRelay });
      knownServers = iceServers;
    } catch {
      ice = null;
      iceRenewalAt = currentMs() + ICE_RETRY_MS;
    }
    return knownServers;
  };

  const join = async () => {
    const joining = seat;
    joinedAt = performance.now();
    const answer = await line
      .join({ seat, takesOver: !hasJoined, ...(consents && { consents: true }) })
      .catch(() => null);
    if (isOver && answer?.success && view.phase === 'ended') leave();
    if (isOver || seat !== joining) return;
    isLineLive = answer !== null;
    if (answer?.success) {
      hasJoined = true;
      if (view.problem === 'failed') change({ problem: null });
      if (needsNewSeat) rejoin();
      // Signals that were sent before the seat was taken are refused.
      if (partner?.mayMissSignals) Object.assign(partner, { resentAt: 0, restartedAt: 0 });
      if (partner) repair(partner);
    } else if (answer?.code === 'taken-over') finish('taken-over');
    else if (answer?.code === 'consent-needed') finish('ended', 'consent-needed');
    else if (answer && !passing.includes(answer.code)) finish('ended', 'refused');
    else if (answer && !hasJoined) change({ problem: 'failed' });
    refresh();
  };

  const leave = () => void line.leave(seat).catch(() => undefined);

  const rejoin = () => {
    seat = createSeat();
    hasJoined = false;
    needsNewSeat = false;
    removePartner();
    pastSeats.clear();
    void join();
    refresh();
  };

  const removePartner = () => {
    if (!partner) return;
    const { seat: past, peer } = partner;
    // Closing publishes a change, which must find no partner.
    partner = null;
    pastSeats.add(past);
    peer.close();
    resetLine();
  };

  const addPartner = (of: string) => {
    removePartner();
    const now = performance.now();
    const peer = createPeer({
      isPolite,
      iceServers: listIceServers(),
      send: (signal) => void sendSignal(one, signal),
      onMessage: (data) => receive(one, parseMessage(data)),
      onStream: (stream) => show(one, { stream }),
      onChange: () => onPeerChange(one),
    });
    const one: Partner = {
      seat: of,
      peer,
      madeAt: now,
      seenAt: now,
      heardAt: now,
      resentAt: now,
      restartedAt: now,
      wasConnected: false,
      isAbsent: false,
      mayMissSignals: false,
      needsRestart: false,
      counters: null,
      measuredFrom: 0,
      shown: nobody,
    };
    partner = one;
    void peer.setTrack('microphone', media.getTrack('microphone'));
    const picture = media.getTrack('screen') ? 'screen' : 'camera';
    void peer.setTrack(picture, media.getTrack(picture));
    return one;
  };

  const show = (one: Partner, changes: Partial<CallPartner>) => {
    const { shown } = one;
    const next = { ...shown, ...changes };
    if (next.stream !== shown.stream || !isEqual(next, shown)) one.shown = next;
    refresh();
  };

  const sendSignal = async (one: Partner, signal: Signal) => {
    const answer = await line.signal({ from: seat, to: one.seat, signal }).catch(() => null);
    if (answer?.success || partner !== one) return;
    one.mayMissSignals = true;
    const mayHaveLostSeat = answer && !passing.includes(answer.code);
    if (mayHaveLostSeat && performance.now() - joinedAt >= JOIN_RETRY_MS) void join();
  };

  const onPeerChange = (one: Partner) => {
    if (partner !== one) return;
    const state = one.peer.getState();
    if (state !== 'connected') one.counters = null;
    if (one.peer.isChannelClosed()) {
      removePartner();
      // Otherwise, the partner's browser has closed the connection.
      if (state !== 'connected') {
        needsNewSeat = true;
        void join();
      }
    } else if (state === 'connected') {
      one.heardAt = performance.now();
      sendState();
    } else repair(one);
    refresh();
  };

  const receive = (one: Partner, message: CallMessage | null) => {
    if (!message || partner !== one) return;
    one.heardAt = performance.now();
    if (message.kind === 'bye') {
      removePartner();
      refresh();
      return;
    }
    const { microphone, camera, screen, audioOnly: isAudioOnlyWanted } = message;
    one.peer.pausePictures(isAudioOnlyWanted);
    show(one, { media: { microphone, camera, screen }, isAudioOnly: isAudioOnlyWanted });
  };

  const repair = (one: Partner) => {
    const state = one.peer.getState();
    const isBroken =
      state === 'failed' ||
      state === 'disconnected' ||
      (state === 'connected' && !isConnected(one)) ||
      (state !== 'connected' && one.mayMissSignals);
    if (!isLineLive || !hasJoined || state === 'closed') return;
    const now = performance.now();
    if (now - one.resentAt >= REPAIR_MS) {
      one.resentAt = now;
      void one.peer.resend();
    }
    const isDue = (isBroken || currentMs() >= iceRenewalAt) && now - one.restartedAt >= REPAIR_MS;
    if (!isDue && !one.needsRestart) return;
    const mustRestart = isBroken || one.needsRestart;
    one.restartedAt = now;
    one.mayMissSignals = false;
    one.needsRestart = false;
    // If the renewal has failed, a call that works keeps its connection.
    void listIceServers().then((servers) => (mustRestart || ice) && one.peer.restart(servers));
  };

  const resetLine = () => {
    lineHistory = newLine;
    if (isAudioOnly(audioOnly.mode)) return;
    audioOnly = { ...withPictures, isDeclined: audioOnly.isDeclined };
  };

  const measure = async (one: Partner) => {
    const report = await one.peer.getStats();
    if (!report || partner !== one || isOver) return;
    const before = one.counters;
    const now = readLineCounters(report, performance.now());
    one.counters = now;
    if (before && now.packets > before.packets) one.heardAt = now.at;
    if (!before || !isConnected(one)) {
      one.measuredFrom = now.at + SETTLING_MS;
      resetLine();
    }
    if (!before || now.at < one.measuredFrom) return;
    const own = media.getSent();
    const partners = one.shown.media;
    const isPaused = isAudioOnly(audioOnly.mode);
    const sample = toLineSample(before, now, {
      ownPicture: (own.camera || own.screen) && !one.shown.isAudioOnly,
      partnersCamera: partners?.camera === true && !isPaused,
    });
    lineHistory = nextLine(lineHistory, sample);
    const hasPicture = own.camera || partners?.camera === true || partners?.screen === true;
    const wanted = nextAudioOnly(audioOnly, lineHistory.quality, hasPicture);
    const isSwitched = wanted.mode === 'automatic' && audioOnly.mode !== 'automatic';
    audioOnly = wanted;
    if (isSwitched) void hidePictures();
    refresh();
  };

  let hadCamera = false;
  const hidePictures = async () => {
    hadCamera = media.isCameraWanted();
    if (hadCamera) await media.setCamera(false);
    await media.stopScreen();
  };

  const setAudioOnly = async (isOn: boolean) => {
    const wasOn = isAudioOnly(audioOnly.mode);
    audioOnly = chooseAudioOnly(audioOnly, isOn);
    if (isOn && !wasOn) await hidePictures();
    else if (!isOn && wasOn && hadCamera) await media.restoreCamera();
    sendState();
    refresh();
  };

  const meet = (of: string, at: number | null) => {
    if (partner?.seat === of) {
      partner.seenAt = performance.now();
      partner.isAbsent = false;
    } else if (pastSeats.has(of) || (at !== null && at < partnerJoinedAt)) return null;
    if (at !== null) partnerJoinedAt = Math.max(partnerJoinedAt, at);
    return partner?.seat === of ? partner : addPartner(of);
  };

  const onState = (people: readonly Seated[]) => {
    const own = people.find(({ personId }) => personId === userId);
    // The server decides, since the list may be late.
    const hasLostSeat = own ? own.seat !== seat : performance.now() - joinedAt >= JOIN_RETRY_MS;
    if (hasJoined && hasLostSeat) void join();
    const other = people.find(({ personId }) => personId !== userId);
    if (other) meet(other.seat, Date.parse(other.joinedAt));
    else if (partner) partner.isAbsent = true;
    refresh();
  };

  const tick = () => {
    const now = performance.now();
    const wait = hasJoined && isLineLive ? SEAT_RENEWAL_MS : JOIN_RETRY_MS;
    if (now - joinedAt >= wait) void join();
    if (partner) {
      if (now - beatAt >= HEARTBEAT_MS) sendState();
      if (isPresent(partner)) repair(partner);
      void measure(partner);
    }
    refresh();
  };

  const onNetworkChange = () => {
    if (!partner) return;
    partner.needsRestart = true;
    repair(partner);
  };

  const stops: (() => void)[] = [];
  const listen = (target: EventTarget, event: string, listener: () => void) => {
    target.addEventListener(event, listener);
    stops.push(() => target.removeEventListener(event, listener));
  };

  const finish = (phase: 'ended' | 'taken-over', problem: CallProblem | null = null) => {
    if (isOver) return;
    isOver = true;
    send({ kind: 'bye' });
    if (phase === 'ended' && (hasJoined || problem === null)) leave();
    media.close();
    for (const stop of stops) stop();
    const closing = partner?.peer;
    partner = null;
    setTimeout(() => closing?.close(), CLOSE_DELAY_MS);
    change({
      phase,
      problem,
      partner: nobody,
      quality: 'none',
      own: { microphone: false, camera: false, screen: false },
      ownStream: null,
    });
  };

  const act = (work: () => Promise<void>) => {
    if (isOver) return;
    change({ problem: null });
    void work();
  };

  if (typeof RTCPeerConnection === 'undefined') finish('ended', 'unsupported');
  else {
    stops.push(
      line.onState(onState),
      line.onSignal(({ from, to, signal }) => {
        if (to !== seat) return;
        void meet(from, null)?.peer.receive(signal);
        refresh();
      }),
      line.onConnection((isLive) => {
        isLineLive = isLive;
        if (isLive) void join();
        refresh();
      }),
      keepScreenOn(),
    );
    listen(window, 'online', onNetworkChange);
    listen(window, 'pagehide', () => finish('ended'));
    // Not in Safari and Firefox.
    if ('connection' in navigator && navigator.connection instanceof EventTarget) {
      listen(navigator.connection, 'change', onNetworkChange);
    }
    const timer = setInterval(tick, TICK_MS);
    stops.push(() => clearInterval(timer));
    void join();
    refresh();
  }

  return {
    getView: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setMicrophone: (isOn: boolean) => act(() => media.setMicrophone(isOn)),
    setCamera: (isOn: boolean) =>
      act(async () => {
        if (isOn && isAudioOnly(audioOnly.mode)) audioOnly = chooseAudioOnly(audioOnly, false);
        await media.setCamera(isOn);
      }),
    chooseDevice: (kind: DeviceKind, deviceId: string) =>
      act(() => media.chooseDevice(kind, deviceId)),
    shareScreen: () => act(media.shareScreen),
    stopScreen: () => act(media.stopScreen),
    setAudioOnly: (isOn: boolean) => act(() => setAudioOnly(isOn)),
    retry: () => act(async () => rejoin()),
    hangUp: () => finish('ended'),
  };
}

function findRenewal(expiresAt: number): number {
  const now = currentMs();
  const left = expiresAt - now - ICE_MARGIN_MS;
  return now + Math.min(Math.max(left, ICE_LEAST_MS), ICE_MOST_MS);
}

function createSeat(): string {
  return crypto.randomUUID();
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
