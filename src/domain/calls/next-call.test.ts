import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver, newCall, newPartner, toView, type CallState } from './call-state.ts';
import { nextCall, type CallEffect, type CallEvent, type Moment } from './next-call.ts';

const T = 100_000;
const moment: Moment = { at: T, date: 1_700_000_000_000, freshSeat: 'fresh', needsServers: false };
const on = { microphone: true, camera: true, screen: false };

const joining: CallState = {
  ...newCall({ userId: 'patient', seat: 'own', own: on, ownStream: null }),
  joinedAt: T,
};
const waiting: CallState = { ...joining, hasJoined: true, phase: 'waiting' };
const connecting: CallState = {
  ...waiting,
  phase: 'connecting',
  beatAt: T,
  partner: newPartner('doctor-1', T),
};
const withPartner = (changes: Partial<NonNullable<CallState['partner']>>): CallState => ({
  ...connecting,
  partner: { ...newPartner('doctor-1', T), ...changes },
});
const connected: CallState = {
  ...withPartner({ connection: 'connected', wasConnected: true }),
  phase: 'connected',
  connectedAt: 1,
};

const ok = { success: true } as const;
const refused = (code: string) => ({ success: false, message: '', code }) as const;
const joinAnswered = (answer: Extract<CallEvent, { kind: 'join-answered' }>['answer']) =>
  ({ kind: 'join-answered', seat: 'own', answer }) as const;
const seated = (personId: string, seat: string) => ({
  personId,
  seat,
  joinedAt: '2026-11-23T04:00:00Z',
});
const state = { kind: 'state', ...on, audioOnly: false } as const;
const offer = { kind: 'description', type: 'offer', sdp: 'v=0', offer: 1 } as const;
const signalled = (from: string, to = 'own') =>
  ({ kind: 'signal-received', signal: { from, to, signal: offer } }) as const;
const connectionIs = (connection: RTCPeerConnectionState, isChannelClosed = false) =>
  ({ kind: 'connection-changed', partner: 'doctor-1', connection, isChannelClosed }) as const;

const join = (seat = 'own', takesOver = false): CallEffect => ({ kind: 'join', seat, takesOver });
const open = (partner: string, seat = 'own'): CallEffect => ({
  kind: 'open-connection',
  seat,
  partner,
});
const close: CallEffect = { kind: 'close-connection' };
const send = (message: Extract<CallEffect, { kind: 'send-message' }>['message']): CallEffect => ({
  kind: 'send-message',
  message,
});
const receive: CallEffect = { kind: 'receive-signal', signal: offer };
const leave: CallEffect = { kind: 'leave', seat: 'own' };
const bye = send({ kind: 'bye' });
const closeDevices: CallEffect = { kind: 'close-devices' };
const end = [bye, leave, closeDevices];
const resend: CallEffect = { kind: 'resend' };
const restart: CallEffect = { kind: 'restart', isNeeded: true };
const measure: CallEffect = { kind: 'measure', partner: 'doctor-1' };

type Row = [
  what: string,
  before: CallState,
  event: CallEvent,
  after: object,
  effects: readonly CallEffect[],
  moment?: Partial<Moment>,
];

describe.each<[string, Row[]]>([
  [
    'the seat',
    [
      [
        'is asked for at the start',
        joining,
        { kind: 'started' },
        { phase: 'joining' },
        [join('own', true)],
      ],
      ['is taken', joining, joinAnswered(ok), { phase: 'waiting' }, []],
      [
        'is asked for again by the tick',
        { ...joining, joinedAt: T - 3000 },
        { kind: 'ticked' },
        { joinedAt: T },
        [join('own', true)],
      ],
      [
        'is renewed without taking over',
        { ...waiting, joinedAt: T - 15_000 },
        { kind: 'ticked' },
        { joinedAt: T },
        [join()],
      ],
      [
        'is not renewed too soon',
        { ...waiting, joinedAt: T - 14_000 },
        { kind: 'ticked' },
        { joinedAt: T - 14_000 },
        [],
      ],
      [
        'waits for a server that is busy',
        joining,
        joinAnswered(refused('busy')),
        { phase: 'joining', problem: 'failed' },
        [],
      ],
      [
        'waits for the connection',
        waiting,
        joinAnswered(null),
        { isSignallingLive: false, problem: null },
        [],
      ],
      [
        'is lost to the other device',
        connected,
        joinAnswered(refused('taken-over')),
        { phase: 'taken-over', problem: null, partner: null },
        [bye, closeDevices],
      ],
      [
        'needs a consent',
        joining,
        joinAnswered(refused('consent-needed')),
        { phase: 'ended', problem: 'consent-needed' },
        [bye, closeDevices],
      ],
      [
        'is refused',
        waiting,
        joinAnswered(refused('not-found')),
        { phase: 'ended', problem: 'refused' },
        end,
      ],
      [
        'ignores the answer for a past seat',
        joining,
        { kind: 'join-answered', seat: 'past', answer: ok },
        { hasJoined: false },
        [],
      ],
      [
        'is confirmed before it is replaced',
        { ...waiting, needsNewSeat: true },
        joinAnswered(ok),
        { seat: 'fresh', hasJoined: false, needsNewSeat: false },
        [join('fresh', true)],
      ],
      [
        'is given back if the answer comes after the end',
        { ...waiting, phase: 'ended' },
        joinAnswered(ok),
        { phase: 'ended' },
        [leave],
      ],
      [
        'is not given back if the other device has it',
        { ...waiting, phase: 'taken-over' },
        joinAnswered(ok),
        { phase: 'taken-over' },
        [],
      ],
      [
        'is new after a retry',
        connecting,
        { kind: 'retried' },
        { seat: 'fresh', partner: null, pastSeats: [], phase: 'joining' },
        [close, join('fresh', true)],
      ],
    ],
  ],
  [
    'the list of people',
    [
      [
        'names the partner',
        waiting,
        { kind: 'people-listed', people: [seated('patient', 'own'), seated('doctor', 'doctor-1')] },
        { phase: 'connecting', partnerJoinedAt: Date.parse('2026-11-23T04:00:00Z') },
        [open('doctor-1')],
      ],
      [
        'replaces a partner who has reloaded',
        connected,
        { kind: 'people-listed', people: [seated('patient', 'own'), seated('doctor', 'doctor-2')] },
        { pastSeats: ['doctor-1'], phase: 'connecting' },
        [close, open('doctor-2')],
      ],
      [
        'does not bring back a past seat',
        { ...waiting, pastSeats: ['doctor-1'] },
        { kind: 'people-listed', people: [seated('patient', 'own'), seated('doctor', 'doctor-1')] },
        { partner: null },
        [],
      ],
      [
        'is ignored if it is older',
        { ...waiting, partnerJoinedAt: Date.parse('2026-11-23T05:00:00Z') },
        { kind: 'people-listed', people: [seated('patient', 'own'), seated('doctor', 'doctor-1')] },
        { partner: null },
        [],
      ],
      [
        'lacks a partner, who has left',
        connecting,
        { kind: 'people-listed', people: [seated('patient', 'own')] },
        { phase: 'waiting' },
        [],
      ],
      [
        'lacks a partner who is still heard',
        connected,
        { kind: 'people-listed', people: [seated('patient', 'own')] },
        { phase: 'connected' },
        [],
      ],
      [
        'no longer has the user’s seat',
        { ...waiting, joinedAt: T - 3000 },
        { kind: 'people-listed', people: [] },
        {},
        [join()],
      ],
      [
        'has another seat for the user',
        waiting,
        { kind: 'people-listed', people: [seated('patient', 'other')] },
        {},
        [join()],
      ],
    ],
  ],
  [
    'a signal',
    [
      [
        'comes before the list',
        waiting,
        signalled('doctor-1'),
        { phase: 'connecting' },
        [open('doctor-1'), receive],
      ],
      ['is for another seat', waiting, signalled('doctor-1', 'other'), { partner: null }, []],
      [
        'of a past seat is ignored',
        { ...waiting, pastSeats: ['doctor-1'] },
        signalled('doctor-1'),
        { partner: null },
        [],
      ],
      [
        'is refused: the connection is repaired later',
        connecting,
        { kind: 'signal-refused', partner: 'doctor-1', code: 'busy' },
        { partner: { mayMissSignals: true } },
        [],
      ],
      [
        'is refused for a lost seat',
        { ...connecting, joinedAt: T - 3000 },
        { kind: 'signal-refused', partner: 'doctor-1', code: 'not-found' },
        {},
        [join()],
      ],
      [
        'is lost, and sent again once the seat is taken',
        { ...withPartner({ mayMissSignals: true }), hasJoined: false },
        joinAnswered(ok),
        { partner: { mayMissSignals: false } },
        [resend, restart],
      ],
      [
        'of an earlier partner is refused',
        connecting,
        { kind: 'signal-refused', partner: 'doctor-0', code: 'busy' },
        { partner: { mayMissSignals: false } },
        [],
      ],
    ],
  ],
  [
    'the connection',
    [
      [
        'comes about',
        connecting,
        connectionIs('connected'),
        { phase: 'connected', connectedAt: moment.date },
        [send(state)],
      ],
      [
        'is measured and kept alive',
        { ...connected, beatAt: T - 2000 },
        { kind: 'ticked' },
        { beatAt: T },
        [send(state), measure],
      ],
      ['breaks', connected, connectionIs('disconnected'), { phase: 'reconnecting' }, []],
      [
        'breaks, and is repaired in the next 5 seconds',
        withPartner({
          connection: 'disconnected',
          wasConnected: true,
          resentAt: T - 5000,
          restartedAt: T - 5000,
        }),
        { kind: 'ticked' },
        { phase: 'reconnecting' },
        [resend, restart, measure],
      ],
      [
        'is not repaired without signalling',
        {
          ...withPartner({ connection: 'failed', restartedAt: 0, resentAt: 0 }),
          isSignallingLive: false,
        },
        { kind: 'ticked' },
        {},
        [measure],
      ],
      [
        'is silent',
        withPartner({
          connection: 'connected',
          wasConnected: true,
          heardAt: T - 6000,
          restartedAt: T - 5000,
        }),
        { kind: 'ticked' },
        { phase: 'reconnecting' },
        [restart, measure],
      ],
      [
        'works while its credentials are renewed',
        withPartner({ connection: 'connected', wasConnected: true, restartedAt: T - 5000 }),
        { kind: 'ticked' },
        { phase: 'connected' },
        [{ kind: 'restart', isNeeded: false }, measure],
        { needsServers: true },
      ],
      [
        'restarts when the network changes',
        connected,
        { kind: 'network-changed' },
        { phase: 'connected' },
        [restart],
      ],
      [
        'is closed by the partner',
        connected,
        connectionIs('connected', true),
        { phase: 'waiting', partner: null },
        [close],
      ],
      [
        'cannot be repaired',
        connected,
        connectionIs('failed', true),
        { needsNewSeat: true, partner: null },
        [close, join()],
      ],
      [
        'does not come within 20 seconds',
        withPartner({ madeAt: T - 20_000 }),
        { kind: 'ticked' },
        { phase: 'connecting', problem: 'no-connection' },
        [measure],
      ],
      [
        'comes after all',
        { ...connecting, problem: 'no-connection' },
        connectionIs('connected'),
        { phase: 'connected', problem: null },
        [send(state)],
      ],
      [
        'brings a stream',
        connected,
        { kind: 'stream-received', partner: 'doctor-1', stream: Object.create(null) },
        { partner: { shown: { stream: {} } } },
        [],
      ],
    ],
  ],
  [
    'a message of the partner',
    [
      [
        'shows what is sent',
        connected,
        { kind: 'message-received', partner: 'doctor-1', message: { ...state, audioOnly: true } },
        { partner: { shown: { media: on, isAudioOnly: true } } },
        [{ kind: 'pause-pictures', isPaused: true }],
      ],
      [
        'is a goodbye',
        connected,
        { kind: 'message-received', partner: 'doctor-1', message: { kind: 'bye' } },
        { phase: 'waiting', partner: null, pastSeats: ['doctor-1'] },
        [close],
      ],
      [
        'of an earlier partner is ignored',
        connected,
        { kind: 'message-received', partner: 'doctor-0', message: { kind: 'bye' } },
        { phase: 'connected' },
        [],
      ],
    ],
  ],
  [
    'the user',
    [
      [
        'hangs up',
        connected,
        { kind: 'hung-up' },
        { phase: 'ended', problem: null, own: { camera: false } },
        end,
      ],
      [
        'has a browser without WebRTC',
        joining,
        { kind: 'unsupported' },
        { phase: 'ended', problem: 'unsupported' },
        [bye, closeDevices],
      ],
      [
        'mutes',
        connected,
        { kind: 'media-changed', own: { ...on, microphone: false }, ownStream: null },
        { own: { microphone: false } },
        [send({ ...state, microphone: false })],
      ],
      [
        'loses a webcam: the microphone matters more',
        { ...connected, problem: 'no-microphone' },
        { kind: 'media-failed', problem: 'no-camera' },
        { problem: 'no-microphone' },
        [],
      ],
      [
        'acts after a problem',
        { ...connected, problem: 'no-camera' },
        { kind: 'device-used' },
        { problem: null },
        [],
      ],
      [
        'wants sound alone',
        connected,
        { kind: 'audio-only-chosen', isOn: true },
        { audioOnly: { mode: 'chosen' } },
        [{ kind: 'hide-pictures' }, send({ ...state, audioOnly: true })],
      ],
      [
        'wants pictures again',
        { ...connected, audioOnly: { ...connected.audioOnly, mode: 'automatic' } },
        { kind: 'audio-only-chosen', isOn: false },
        { audioOnly: { mode: 'off', isDeclined: true } },
        [{ kind: 'show-pictures' }, send(state)],
      ],
      [
        'turns on the camera, which ends sound alone',
        { ...connected, audioOnly: { ...connected.audioOnly, mode: 'chosen' } },
        { kind: 'camera-turned-on' },
        { audioOnly: { mode: 'off' } },
        [],
      ],
      [
        'has no relay',
        joining,
        { kind: 'servers-listed', hasRelay: false },
        { isDirectOnly: true },
        [],
      ],
      [
        'is back online',
        { ...waiting, isSignallingLive: false },
        { kind: 'signalling-changed', isLive: true },
        { isSignallingLive: true },
        [join()],
      ],
      [
        'is offline',
        connected,
        { kind: 'signalling-changed', isLive: false },
        { isSignallingLive: false, phase: 'connected' },
        [],
      ],
    ],
  ],
])('%s', (_, rows) => {
  it.each(rows)('%s', (_what, before, event, after, effects, changes = {}) => {
    const next = nextCall(before, event, { ...moment, ...changes });
    expect(next.call).toMatchObject(after);
    expect(next.effects).toEqual(effects);
  });
});

const arbitraryEvent = fc.oneof(
  fc.constantFrom<CallEvent>(
    { kind: 'ticked' },
    { kind: 'network-changed' },
    { kind: 'retried' },
    { kind: 'audio-only-chosen', isOn: true },
    { kind: 'audio-only-chosen', isOn: false },
    { kind: 'signalling-changed', isLive: false },
    { kind: 'signalling-changed', isLive: true },
    { kind: 'people-listed', people: [] },
    { kind: 'message-received', partner: 'doctor-1', message: { kind: 'bye' } },
    { kind: 'message-received', partner: 'doctor-2', message: state },
    signalled('doctor-1'),
    signalled('doctor-2', 'fresh'),
    connectionIs('connected'),
    connectionIs('failed', true),
    connectionIs('disconnected'),
  ),
  fc
    .record({ seat: fc.constantFrom('own', 'fresh'), isFree: fc.boolean() })
    .map(({ seat, isFree }): CallEvent => {
      const answer = isFree ? ok : refused('busy');
      return { kind: 'join-answered', seat, answer };
    }),
  fc.constantFrom('doctor-1', 'doctor-2').map((seat): CallEvent => {
    const people = [seated('patient', 'own'), seated('doctor', seat)];
    return { kind: 'people-listed', people };
  }),
  fc.constant<CallEvent>({ kind: 'hung-up' }),
);
const arbitraryDay = fc.array(fc.tuple(arbitraryEvent, fc.integer({ min: 0, max: 10_000 })), {
  maxLength: 60,
});

describe('a call, whatever happens in it', () => {
  it('has a connection exactly while it has a partner, and never two', () => {
    fc.assert(
      fc.property(arbitraryDay, (day) => {
        let call = joining;
        let at = T;
        let connections = 0;
        for (const [event, passed] of day) {
          at += passed;
          const next = nextCall(call, event, { ...moment, at });
          for (const { kind } of next.effects) {
            if (kind === 'open-connection') connections += 1;
            if (kind === 'close-connection') connections -= 1;
            expect(connections === 0 || connections === 1).toBe(true);
          }
          call = next.call;
          if (!isOver(call)) expect(connections).toBe(call.partner === null ? 0 : 1);
        }
      }),
    );
  });

  it('is over for good once it is over, with all devices closed once', () => {
    fc.assert(
      fc.property(arbitraryDay, (day) => {
        let call = nextCall(joining, { kind: 'hung-up' }, moment).call;
        const view = toView(call);
        for (const [event] of day) {
          const next = nextCall(call, event, moment);
          expect(next.effects.every(({ kind }) => kind === 'leave')).toBe(true);
          call = next.call;
        }
        expect(toView(call)).toEqual(view);
        expect(view).toMatchObject({ phase: 'ended', own: { microphone: false, camera: false } });
      }),
    );
  });

  it('never changes the state that it was given', () => {
    fc.assert(
      fc.property(arbitraryDay, (day) => {
        let call = connected;
        for (const [event, passed] of day) {
          const before = structuredClone(call);
          const next = nextCall(call, event, { ...moment, at: T + passed });
          expect(call).toEqual(before);
          call = next.call;
        }
      }),
    );
  });
});
