import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Signal } from '../contract/calls.ts';
import { createPeer, type Peer } from './peer.ts';
import { FakePeerConnection } from './testing/fake-peer-connection.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

type Deliver = (signal: Signal, receive: () => void) => void;

class Pair {
  sent = new Array<Signal>();
  received: Record<string, string[]> = { patient: [], doctor: [] };
  streams = 0;
  patient: Peer = this.create('patient', () => this.doctor);
  doctor: Peer = this.create('doctor', () => this.patient);

  constructor(private readonly deliver: Deliver) {}

  create(name: string, other: () => Peer): Peer {
    return createPeer({
      isPolite: name === 'patient',
      iceServers: Promise.resolve([]),
      send: (signal) => {
        this.sent.push(signal);
        this.deliver(signal, () => void other().receive(signal));
      },
      onMessage: (data) => this.received[name]?.push(data),
      onStream: () => (this.streams += 1),
      onChange: () => {},
    });
  }

  isConnected() {
    return [this.patient, this.doctor].every((peer) => peer.getState() === 'connected');
  }
}

const connections = () => {
  const [patient, doctor] = FakePeerConnection.all.slice(-2);
  if (!patient || !doctor) throw new Error('Not created');
  return { patient, doctor };
};

beforeEach(() => {
  FakePeerConnection.reset();
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection);
  vi.stubGlobal(
    'MediaStream',
    class {
      constructor(readonly tracks: unknown[] = []) {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const later: Deliver = (_signal, receive) => void setTimeout(receive);

describe('a connection of two people', () => {
  it('is offered by the doctor, and needs one offer and one answer', async () => {
    const pair = new Pair(later);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    const types = pair.sent.map((one) => (one.kind === 'description' ? one.type : 'candidate'));
    expect(types.filter((type) => type !== 'candidate')).toEqual(['offer', 'answer']);
    expect(pair.streams).toBe(2);
    const directions = connections()
      .patient.getTransceivers()
      .map(({ direction }) => direction);
    expect(directions).toEqual(['sendrecv', 'sendrecv']);
  });

  it('replaces a track without a new negotiation', async () => {
    const pair = new Pair(later);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    const before = pair.sent.length;
    const track = { kind: 'video', getSettings: () => ({ width: 1280, height: 720 }) };
    await pair.patient.setTrack('camera', track as unknown as MediaStreamTrack);
    const video = connections().patient.getTransceivers()[1]?.sender;
    expect(video?.track).toBe(track);
    expect(video?.parameters.encodings).toEqual([
      { active: true, maxBitrate: 800_000, maxFramerate: 24, scaleResolutionDownBy: 1.5 },
    ]);
    await pair.patient.setTrack('camera', null);
    expect(video?.track).toBe(null);
    expect(pair.sent).toHaveLength(before);
  });

  it('carries messages in both directions', async () => {
    const pair = new Pair(later);
    pair.patient.sendMessage('too early');
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    pair.patient.sendMessage('from the patient');
    pair.doctor.sendMessage('from the doctor');
    await settle();
    expect(pair.received).toEqual({ doctor: ['from the patient'], patient: ['from the doctor'] });
  });

  it('connects again when both restart at once after the network path has died', async () => {
    const pair = new Pair(later);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    FakePeerConnection.killPairs();
    expect(pair.isConnected()).toBe(false);
    void pair.patient.restart([]);
    void pair.doctor.restart([]);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    expect(FakePeerConnection.failures).toEqual([]);
  });

  it('ignores an offer that is older than the last one', async () => {
    const pair = new Pair(later);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    const [first] = pair.sent.filter((one) => one.kind === 'description');
    FakePeerConnection.killPairs();
    void pair.doctor.restart([]);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    const before = pair.sent.length;
    if (first) await pair.patient.receive(first);
    expect(pair.sent).toHaveLength(before);
  });

  it('closes the channel of the other person when one closes', async () => {
    const pair = new Pair(later);
    await vi.waitFor(() => expect(pair.isConnected()).toBe(true));
    pair.patient.close();
    await vi.waitFor(() => expect(pair.doctor.isChannelClosed()).toBe(true));
  });

  const run = async (
    scheduler: fc.Scheduler,
    actions: readonly string[],
    fates: Iterator<string>,
    repairs: number,
  ) => {
    FakePeerConnection.reset();
    FakePeerConnection.delay = async (step) => {
      await scheduler.schedule(Promise.resolve(), step);
    };
    const copies: Record<string, number> = { lost: 0, repeated: 2 };
    let areLost = true;
    const pair = new Pair((signal, receive) => {
      const { value } = fates.next();
      for (let count = areLost ? (copies[value] ?? 1) : 1; count > 0; count -= 1) {
        void scheduler.schedule(Promise.resolve(), signal.kind).then(receive);
      }
    });
    for (const action of actions) {
      const act = () => {
        if (action === 'path dies') FakePeerConnection.killPairs();
        const peer = action.startsWith('patient') ? pair.patient : pair.doctor;
        if (action.endsWith('restarts')) void peer.restart([]);
        if (action.endsWith('resends')) void peer.resend();
      };
      void scheduler.schedule(Promise.resolve(), action).then(act);
    }
    const drain = async () => {
      for (let quiet = 0; quiet < 3; quiet += 1) {
        await settle();
        if (scheduler.count() > 0) quiet = 0;
        await scheduler.waitAll();
      }
    };
    await drain();
    areLost = false;
    for (let repair = 0; repair < repairs; repair += 1) {
      for (const peer of [pair.patient, pair.doctor]) {
        void peer.resend();
        if (repair % 2 === 1 && !isWhole(pair)) void peer.restart([]);
      }
      await drain();
    }
    const { patient, doctor } = connections();
    expect(FakePeerConnection.failures).toEqual([]);
    expect([patient.signalingState, doctor.signalingState]).toEqual(['stable', 'stable']);
    expect([patient.connectionState, doctor.connectionState]).toEqual(['connected', 'connected']);
    expect(patient.partner()).toBe(doctor);
  };
  const isWhole = (pair: Pair) => pair.isConnected() && connections().patient.partner();
  const restarts = ['patient restarts', 'doctor restarts', 'patient resends', 'doctor resends'];

  it('needs no repair if signals are late, reordered or repeated, and both may restart', async () => {
    const actions = fc.array(fc.constantFrom(...restarts), { maxLength: 8 });
    const fates = fc.infiniteStream(fc.constantFrom('delivered', 'delivered', 'repeated'));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), actions, fates, (scheduler, list, stream) =>
        run(scheduler, list, stream, 0),
      ),
      { numRuns: 300 },
    );
  });

  it('is repaired after signals were lost and the network path has died', async () => {
    const actions = fc.array(fc.constantFrom(...restarts, 'path dies'), { maxLength: 8 });
    const fates = fc.infiniteStream(fc.constantFrom('delivered', 'delivered', 'repeated', 'lost'));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), actions, fates, (scheduler, list, stream) =>
        run(scheduler, list, stream, 6),
      ),
      { numRuns: 100 },
    );
  });
});
