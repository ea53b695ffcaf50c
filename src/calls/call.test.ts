import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceKind } from '../domain/room/device-check.ts';
import type { CallOptions } from './call-effects.ts';
import { startCall, type Call } from './call.ts';
import { FakeCallServer } from './testing/fake-call-server.ts';
import { FakePeerConnection } from './testing/fake-peer-connection.ts';

const MINUTE_MS = 60_000;

class FakeTrack extends EventTarget {
  enabled = true;
  readyState = 'live';
  contentHint = '';
  constructor(readonly kind: string) {
    super();
  }
  stop() {
    this.readyState = 'ended';
  }
  end() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
  getSettings() {
    return { deviceId: this.kind, width: 640, height: 480 };
  }
}

class FakeStream {
  constructor(readonly tracks: readonly FakeTrack[] = []) {}
  getTracks() {
    return this.tracks;
  }
}

let server: FakeCallServer;
let opened: FakeTrack[];
let isCameraBroken: boolean;
let calls: Call[];

const open = (constraints: MediaStreamConstraints) =>
  navigator.mediaDevices.getUserMedia(constraints);

const devices: CallOptions['devices'] = {
  open: async (kind: DeviceKind) =>
    kind === 'camera' && isCameraBroken
      ? { problem: 'in-use' }
      : { stream: await open(kind === 'camera' ? { video: true } : { audio: true }) },
  openScreen: () => navigator.mediaDevices.getDisplayMedia(),
};

async function join(userId: 'patient' | 'doctor', changes: Partial<CallOptions> = {}) {
  const { signalling, cut } = server.connect(userId);
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const call = startCall({
    userId,
    isPolite: userId === 'patient',
    consents: userId === 'patient',
    signalling,
    devices,
    microphone: await open({ audio: true }),
    camera: await open({ video: true }),
    ...changes,
  });
  calls.push(call);
  await pass(0);
  return Object.assign(call, { cut, page });
}

async function connect() {
  const doctor = await join('doctor');
  const patient = await join('patient');
  await pass(1000);
  expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
  return { doctor, patient };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const lastTrack = () => opened.at(-1);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T04:00:00Z') });
  FakePeerConnection.reset();
  server = new FakeCallServer();
  opened = [];
  isCameraBroken = false;
  calls = [];
  const create = async (...kinds: string[]) => {
    const tracks = kinds.map((kind) => new FakeTrack(kind));
    opened.push(...tracks);
    return new FakeStream(tracks);
  };
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection);
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: ({ video }: MediaStreamConstraints) => create(video ? 'video' : 'audio'),
      getDisplayMedia: () => create('video'),
    },
  });
});

afterEach(async () => {
  for (const call of calls) call.hangUp();
  await pass(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('joining a call', () => {
  it('takes a seat, waits for the other person, and connects both', async () => {
    const doctor = await join('doctor');
    expect(doctor.getView().phase).toBe('waiting');
    const patient = await join('patient');
    await pass(1000);
    for (const call of [doctor, patient]) {
      expect(call.getView()).toMatchObject({
        phase: 'connected',
        problem: null,
        connectedAt: expect.any(Number),
        isDirectOnly: false,
        partner: {
          media: { microphone: true, camera: true, screen: false },
          stream: expect.anything(),
        },
      });
    }
    expect(server.joins.map(({ takesOver, consents }) => [takesOver, consents])).toEqual([
      [true, undefined],
      [true, true],
    ]);
  });

  it('renews the seat every 15 seconds without taking over', async () => {
    await join('doctor');
    await pass(45_000);
    const [first, ...renewals] = server.joins;
    expect(renewals).toHaveLength(3);
    for (const { seat, takesOver } of renewals) {
      expect({ seat, takesOver }).toEqual({ seat: first?.seat, takesOver: false });
    }
  });

  it.each([
    ['consent-needed', 'consent-needed'],
    ['not-found', 'refused'],
  ])('ends when the server answers %s', async (code, problem) => {
    server.refusal = code;
    const call = await join('patient');
    expect(call.getView()).toMatchObject({ phase: 'ended', problem });
    expect(opened.every(({ readyState }) => readyState === 'ended')).toBe(true);
    await pass(60_000);
    expect(server.joins).toHaveLength(1);
  });

  it('is tried again while the server is busy', async () => {
    server.refusal = 'busy';
    const call = await join('patient');
    expect(call.getView()).toMatchObject({ phase: 'joining', problem: 'failed' });
    server.refusal = null;
    await pass(4000);
    expect(call.getView()).toMatchObject({ phase: 'waiting', problem: null });
  });

  it('ends in a browser without WebRTC', async () => {
    vi.stubGlobal('RTCPeerConnection', undefined);
    const call = await join('patient');
    expect(call.getView()).toMatchObject({ phase: 'ended', problem: 'unsupported' });
    expect(server.joins).toEqual([]);
  });

  it('says so when there is no TURN server', async () => {
    server.iceServers = [{ urls: ['stun:stun.example'] }];
    const { patient } = await connect();
    expect(patient.getView().isDirectOnly).toBe(true);
  });
});

describe('seats', () => {
  it('connects at once if the partner is known before the seat is taken', async () => {
    const patient = await join('patient');
    const joining = join('doctor');
    await Promise.resolve();
    server.publish();
    const doctor = await joining;
    await pass(1000);
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
  });

  it('connects again from the start when the partner reloads the page', async () => {
    const { doctor, patient } = await connect();
    patient.page.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['waiting', 'ended']);
    const reloaded = await join('patient');
    await pass(1000);
    expect([doctor.getView().phase, reloaded.getView().phase]).toEqual(['connected', 'connected']);
    expect(FakePeerConnection.all).toHaveLength(4);
  });

  it("stops on the user's other device, which never renews its seat", async () => {
    const { doctor, patient } = await connect();
    const second = await join('patient');
    await pass(1000);
    expect(patient.getView()).toMatchObject({
      phase: 'taken-over',
      own: { microphone: false, camera: false },
      ownStream: null,
    });
    expect([second.getView().phase, doctor.getView().phase]).toEqual(['connected', 'connected']);
    const seat = server.joins[1]?.seat;
    const before = server.joins.filter((one) => one.seat === seat).length;
    await pass(60_000);
    expect(server.joins.filter((one) => one.seat === seat)).toHaveLength(before);
    expect(doctor.getView().phase).toBe('connected');
  });

  it('accepts a signal before the list of people names its seat', async () => {
    const doctor = await join('doctor');
    const [{ seat = '' } = {}] = server.joins;
    const { signalling } = server.connect('patient');
    const signal = { kind: 'description', type: 'answer', sdp: 'v=0' } as const;
    await signalling.signal({ from: 'patient-seat', to: 'not-the-doctors', signal });
    await pass(0);
    expect(doctor.getView().phase).toBe('waiting');
    await signalling.signal({ from: 'patient-seat', to: seat, signal });
    await pass(0);
    expect(doctor.getView().phase).toBe('connecting');
    const offers = server.signals.filter((one) => one.from === seat);
    expect(offers.every(({ to }) => to === 'patient-seat')).toBe(true);
  });

  it('takes a lost seat again as soon as the list of people lacks it', async () => {
    await join('doctor');
    await pass(4000);
    server.seats.clear();
    server.publish();
    await pass(0);
    expect(server.seats.has('doctor')).toBe(true);
  });

  it('is free again if the user hangs up before the server has answered', async () => {
    const { signalling } = server.connect('patient');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const patient = await join('patient', {
      signalling: { ...signalling, join: (seat) => answered.then(() => signalling.join(seat)) },
    });
    patient.hangUp();
    answer();
    await pass(0);
    expect(server.joins).toHaveLength(1);
    expect(server.seats.has('patient')).toBe(false);
  });

  it('ignores signals of a past seat and older lists of people', async () => {
    const { doctor } = await connect();
    const past = server.joins[1]?.seat ?? '';
    const older = [...server.seats.values()];
    await join('patient');
    await pass(1000);
    const connections = FakePeerConnection.all.length;
    const { signalling } = server.connect('patient');
    await signalling.signal({
      from: past,
      to: server.joins[0]?.seat ?? '',
      signal: { kind: 'description', type: 'offer', sdp: 'v=0', offer: 9 },
    });
    server.publish(older);
    await pass(1000);
    expect(FakePeerConnection.all).toHaveLength(connections);
    expect(doctor.getView().phase).toBe('connected');
  });
});

describe('the partner', () => {
  it('has left at once after hanging up', async () => {
    const { doctor, patient } = await connect();
    patient.hangUp();
    await pass(0);
    expect(patient.getView().phase).toBe('ended');
    expect(doctor.getView()).toMatchObject({
      phase: 'waiting',
      partner: { stream: null, media: null },
      connectedAt: expect.any(Number),
    });
    expect(server.seats.has('patient')).toBe(false);
  });

  it('is noticed to be silent within 10 seconds, and dropped when the seat is not renewed', async () => {
    const { doctor, patient } = await connect();
    patient.cut(true);
    FakePeerConnection.isNetworkDown = true;
    await pass(10_000);
    expect(doctor.getView().phase).toBe('reconnecting');
    await pass(40_000);
    expect(doctor.getView().phase).toBe('waiting');
  });

  it('is present while signalling is cut', async () => {
    const { doctor, patient } = await connect();
    patient.cut(true);
    await pass(60_000);
    expect(patient.getView()).toMatchObject({ phase: 'connected', isSignallingLost: true });
    expect(doctor.getView().phase).toBe('connected');
    patient.setMicrophone(false);
    await pass(0);
    expect(doctor.getView().partner.media?.microphone).toBe(false);
    patient.cut(false);
    await pass(0);
    expect(patient.getView().isSignallingLost).toBe(false);
  });
});

describe('a broken connection', () => {
  it('is repaired by a restart of ICE on the same connection', async () => {
    const { doctor, patient } = await connect();
    await pass(12_500);
    FakePeerConnection.killPairs();
    expect(doctor.getView().phase).toBe('reconnecting');
    await pass(1000);
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
    expect(FakePeerConnection.all).toHaveLength(2);
    expect(FakePeerConnection.failures).toEqual([]);
  });

  it.each([
    ['an hour', 60, 50],
    ['half an hour', 30, 25],
    ['a moment, by a wrong clock', 0, 10],
    ['a day, by a wrong clock', 24 * 60, 50],
  ])('gets new credentials before the old ones of %s expire', async (_, lifetime, renewal) => {
    server.iceLifetimeMs = lifetime * MINUTE_MS;
    const { doctor, patient } = await connect();
    await pass(renewal * MINUTE_MS - 10_000);
    expect(server.iceRequests).toBe(2);
    server.iceServers = [{ urls: ['turn:renewed.example'] }];
    await pass(20_000);
    expect(server.iceRequests).toBe(4);
    for (const connection of FakePeerConnection.all) {
      expect(connection.getConfiguration().iceServers).toEqual(server.iceServers);
    }
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
    expect(FakePeerConnection.all).toHaveLength(2);
    expect(FakePeerConnection.failures).toEqual([]);
  });

  it('keeps its servers and its connection while the renewal of credentials fails', async () => {
    server.iceLifetimeMs = 60 * MINUTE_MS;
    const { doctor, patient } = await connect();
    const before = FakePeerConnection.all.map((connection) => connection.getConfiguration());
    const restarts = FakePeerConnection.all.map((connection) => vi.spyOn(connection, 'restartIce'));
    server.refusesIceServers = true;
    await pass(53 * MINUTE_MS);
    const attempts = server.iceRequests - 2;
    expect(attempts).toBeGreaterThanOrEqual(2);
    expect(attempts).toBeLessThanOrEqual(8);
    for (const restart of restarts) expect(restart).not.toHaveBeenCalled();
    expect(FakePeerConnection.all.map((connection) => connection.getConfiguration())).toEqual(
      before,
    );
    server.refusesIceServers = false;
    server.iceServers = [{ urls: ['turn:renewed.example'] }];
    await pass(MINUTE_MS + 10_000);
    for (const connection of FakePeerConnection.all) {
      expect(connection.getConfiguration().iceServers).toEqual(server.iceServers);
    }
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
  });

  it('is repaired as soon as signalling is back', async () => {
    const { doctor, patient } = await connect();
    patient.cut(true);
    FakePeerConnection.killPairs();
    await pass(20_000);
    expect(patient.getView().phase).toBe('reconnecting');
    patient.cut(false);
    await pass(1000);
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
  });

  it('is replaced with new seats if it cannot be repaired', async () => {
    const { doctor, patient } = await connect();
    const seats = [...server.seats.values()].map(({ seat }) => seat);
    FakePeerConnection.failAll();
    await pass(2000);
    expect([doctor.getView().phase, patient.getView().phase]).toEqual(['connected', 'connected']);
    for (const { seat } of server.seats.values()) expect(seats).not.toContain(seat);
  });

  it("is not replaced if the user's other device has the seat", async () => {
    const { patient } = await connect();
    patient.cut(true);
    const second = await join('patient');
    await pass(1000);
    patient.cut(false);
    FakePeerConnection.failAll();
    await pass(5000);
    expect([patient.getView().phase, second.getView().phase]).toEqual(['taken-over', 'connected']);
  });

  it('restarts ICE when the network changes', async () => {
    const { patient } = await connect();
    const before = FakePeerConnection.all.map(({ negotiations }) => negotiations);
    patient.page.dispatchEvent(new Event('online'));
    await pass(100);
    expect(FakePeerConnection.all.map(({ negotiations }) => negotiations)).not.toEqual(before);
    expect(patient.getView().phase).toBe('connected');
  });

  it('is a problem if no connection comes within 20 seconds, and can be retried', async () => {
    FakePeerConnection.isNetworkDown = true;
    const doctor = await join('doctor');
    const patient = await join('patient');
    await pass(19_000);
    expect(patient.getView()).toMatchObject({ phase: 'connecting', problem: null });
    await pass(2000);
    expect(patient.getView()).toMatchObject({ phase: 'connecting', problem: 'no-connection' });
    FakePeerConnection.isNetworkDown = false;
    patient.retry();
    await pass(1000);
    for (const call of [doctor, patient]) {
      expect(call.getView()).toMatchObject({ phase: 'connected', problem: null });
    }
  });
});

describe('own media', () => {
  it('mutes the microphone without closing it', async () => {
    const { doctor, patient } = await connect();
    patient.setMicrophone(false);
    await pass(0);
    expect(patient.getView().own.microphone).toBe(false);
    expect(doctor.getView().partner.media?.microphone).toBe(false);
    const [microphone] = opened.filter(({ enabled }) => !enabled);
    expect(microphone).toMatchObject({ kind: 'audio', readyState: 'live' });
  });

  it('closes the camera when it is off, and opens it again', async () => {
    const { doctor, patient } = await connect();
    const camera = lastTrack();
    patient.setCamera(false);
    await pass(0);
    expect(camera?.readyState).toBe('ended');
    expect(patient.getView().ownStream).toBe(null);
    expect(doctor.getView().partner.media?.camera).toBe(false);
    patient.setCamera(true);
    await pass(0);
    expect(lastTrack()?.readyState).toBe('live');
    expect(doctor.getView().partner.media?.camera).toBe(true);
    expect(FakePeerConnection.all.map(({ negotiations }) => negotiations)).toEqual([1, 0]);
  });

  it('reports a camera that cannot be opened, until the next action', async () => {
    const { patient } = await connect();
    patient.setCamera(false);
    isCameraBroken = true;
    patient.setCamera(true);
    await pass(0);
    expect(patient.getView()).toMatchObject({ problem: 'no-camera', own: { camera: false } });
    patient.setMicrophone(false);
    expect(patient.getView().problem).toBe(null);
  });

  it('reports a camera that was unplugged', async () => {
    const { doctor, patient } = await connect();
    lastTrack()?.end();
    await pass(0);
    expect(patient.getView()).toMatchObject({ problem: 'no-camera', own: { camera: false } });
    expect(doctor.getView().partner.media?.camera).toBe(false);
  });

  it('reports the microphone if a webcam with both was unplugged', async () => {
    const { patient } = await connect();
    for (const track of opened.slice(-2)) track.end();
    await pass(0);
    expect(opened.slice(-2).map(({ kind }) => kind)).toEqual(['audio', 'video']);
    expect(patient.getView()).toMatchObject({
      problem: 'no-microphone',
      own: { microphone: false, camera: false },
    });
  });

  it('takes any camera after the chosen one was unplugged or did not open', async () => {
    const openAny = vi.fn<typeof devices.open>(devices.open);
    const patient = await join('patient', { devices: { ...devices, open: openAny } });
    lastTrack()?.end();
    patient.setCamera(true);
    await pass(0);
    isCameraBroken = true;
    patient.chooseDevice('camera', 'rear');
    await pass(0);
    isCameraBroken = false;
    patient.setCamera(true);
    await pass(0);
    expect(openAny.mock.calls).toEqual([
      ['camera', ''],
      ['camera', 'rear'],
      ['camera', ''],
    ]);
    expect(patient.getView().own.camera).toBe(true);
  });

  it('sends no picture while another camera opens', async () => {
    let answer = () => {};
    const opening = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const patient = await join('patient', {
      devices: {
        ...devices,
        open: async (kind, deviceId) => {
          await opening;
          return devices.open(kind, deviceId);
        },
      },
    });
    patient.chooseDevice('camera', 'rear');
    await pass(0);
    expect(patient.getView()).toMatchObject({ own: { camera: false }, ownStream: null });
    answer();
    await pass(0);
    expect(patient.getView().own.camera).toBe(true);
  });

  it('sends no sound if the chosen microphone does not open', async () => {
    const patient = await join('patient', {
      devices: { ...devices, open: async () => ({ problem: 'in-use' }) },
    });
    const [microphone] = opened;
    patient.chooseDevice('microphone', 'headset');
    await pass(0);
    expect(microphone).toMatchObject({ kind: 'audio', readyState: 'ended' });
    expect(patient.getView()).toMatchObject({
      problem: 'no-microphone',
      own: { microphone: false },
    });
  });

  it("shares the screen instead of the camera, until the browser's own button ends it", async () => {
    const { doctor, patient } = await connect();
    patient.shareScreen();
    await pass(0);
    const screen = lastTrack();
    expect(patient.getView().own).toEqual({ microphone: true, camera: false, screen: true });
    expect(doctor.getView().partner.media).toMatchObject({ camera: false, screen: true });
    screen?.end();
    await pass(0);
    expect(patient.getView().own).toEqual({ microphone: true, camera: true, screen: false });
    expect(lastTrack()).not.toBe(screen);
  });

  it('does not open the camera after a shared screen if it was off', async () => {
    const { patient } = await connect();
    patient.setCamera(false);
    patient.shareScreen();
    await pass(0);
    patient.stopScreen();
    await pass(0);
    expect(patient.getView().own).toEqual({ microphone: true, camera: false, screen: false });
  });

  it('says when the user declines to share the screen', async () => {
    const { patient } = await connect();
    vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockRejectedValue(new Error('declined'));
    patient.shareScreen();
    await pass(0);
    expect(patient.getView()).toMatchObject({ problem: 'screen-denied', own: { camera: true } });
  });

  it('keeps a new microphone muted', async () => {
    const { patient } = await connect();
    patient.setMicrophone(false);
    patient.chooseDevice('microphone', 'headset');
    await pass(0);
    expect(lastTrack()).toMatchObject({ kind: 'audio', enabled: false });
    patient.setMicrophone(true);
    expect(lastTrack()?.enabled).toBe(true);
  });

  it('stops every device after hanging up, also one that opens late', async () => {
    const { patient, doctor } = await connect();
    patient.setCamera(false);
    patient.setCamera(true);
    patient.hangUp();
    doctor.hangUp();
    await pass(0);
    expect(opened.filter(({ readyState }) => readyState === 'live')).toEqual([]);
  });
});

describe('audio only', () => {
  const stats = (measured: object) => {
    for (const one of FakePeerConnection.all) {
      one.stats = new Map([['pair', { type: 'candidate-pair', nominated: true, ...measured }]]);
    }
  };

  it('pauses the pictures in both directions, and shows the partner why', async () => {
    const { doctor, patient } = await connect();
    patient.setAudioOnly(true);
    await pass(0);
    expect(patient.getView()).toMatchObject({ audioOnly: 'chosen', own: { camera: false } });
    expect(doctor.getView()).toMatchObject({
      own: { camera: true },
      partner: { isAudioOnly: true, media: { camera: false } },
    });
    const encodings = FakePeerConnection.all[0]
      ?.getTransceivers()
      .map(({ sender }) => sender.getParameters().encodings[0]);
    expect(encodings).toMatchObject([{ active: true }, { active: false }]);
    patient.setCamera(true);
    await pass(0);
    expect(patient.getView()).toMatchObject({ audioOnly: 'off', own: { camera: true } });
    expect(doctor.getView().partner.isAudioOnly).toBe(false);
  });

  it('stops a shared screen too', async () => {
    const { patient } = await connect();
    patient.shareScreen();
    await pass(0);
    const screen = lastTrack();
    patient.setAudioOnly(true);
    await pass(0);
    expect(screen?.readyState).toBe('ended');
    expect(patient.getView().own).toEqual({ microphone: true, camera: false, screen: false });
    patient.setAudioOnly(false);
    await pass(0);
    expect(patient.getView().own.camera).toBe(true);
  });

  it('ends without ending a shared screen, after which the camera is back', async () => {
    const { doctor, patient } = await connect();
    patient.setAudioOnly(true);
    await pass(0);
    patient.shareScreen();
    await pass(0);
    patient.setAudioOnly(false);
    await pass(0);
    expect(patient.getView().own).toMatchObject({ camera: false, screen: true });
    expect(doctor.getView().partner.isAudioOnly).toBe(false);
    patient.stopScreen();
    await pass(0);
    expect(patient.getView().own).toMatchObject({ camera: true, screen: false });
  });

  it('begins on a connection that stays bad, and ends by the choice of the user alone', async () => {
    const { patient } = await connect();
    stats({ currentRoundTripTime: 2 });
    await pass(13_000);
    expect(patient.getView()).toMatchObject({ quality: 'bad', audioOnly: 'offered' });
    await pass(7000);
    expect(patient.getView()).toMatchObject({ audioOnly: 'automatic', own: { camera: false } });
    stats({ currentRoundTripTime: 0.05 });
    await pass(20_000);
    expect(patient.getView()).toMatchObject({ quality: 'good', audioOnly: 'automatic' });
    patient.setAudioOnly(false);
    await pass(0);
    expect(patient.getView()).toMatchObject({ audioOnly: 'off', own: { camera: true } });
  });
});

describe('a view', () => {
  it('is the same object until something changes', async () => {
    const { patient } = await connect();
    const listener = vi.fn<() => void>();
    const unsubscribe = patient.subscribe(listener);
    const before = patient.getView();
    await pass(5000);
    const { quality: _quality, ...others } = patient.getView();
    expect(others).toEqual(expect.objectContaining({ partner: before.partner, own: before.own }));
    expect(listener.mock.calls.length).toBeLessThanOrEqual(2);
    unsubscribe();
    patient.setMicrophone(false);
    expect(listener.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
