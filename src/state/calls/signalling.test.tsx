import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, resetSession, startSession } from '../session/session.ts';
import { openRealtime, socket } from '../testing/fake-socket.ts';
import { createSignalling } from './signalling.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const people = [{ personId: 'ananya', seat: 'seat-0002', joinedAt: '2026-11-23T04:00:00Z' }];
const signal = { kind: 'description', type: 'offer', sdp: 'v=0', offer: 1 } as const;
const sent = { from: 'seat-0002', to: 'seat-0001', signal };

beforeEach(() => {
  startSession(meera, 'token-1');
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
});

describe('the signalling of a visit', () => {
  it("adds the visit to the client's events, and returns the server's answer", async () => {
    await openRealtime();
    const signalling = createSignalling('visit-1');
    await signalling.join({ seat: 'seat-0001', takesOver: true, consents: true });
    await signalling.signal({ ...sent, from: 'seat-0001', to: 'seat-0002' });
    socket.answer = async () => ({ success: false, message: 'Gone', code: 'not-found' });
    expect(await signalling.leave('seat-0001')).toMatchObject({ code: 'not-found' });
    expect(socket.sent).toEqual([
      [
        'call_join',
        { appointmentId: 'visit-1', seat: 'seat-0001', takesOver: true, consents: true },
      ],
      ['call_signal', { appointmentId: 'visit-1', from: 'seat-0001', to: 'seat-0002', signal }],
      ['call_leave', { appointmentId: 'visit-1', seat: 'seat-0001' }],
    ]);
  });

  it('fails before there is a connection', async () => {
    await expect(createSignalling('visit-1').leave('seat-0001')).rejects.toThrow(
      'There is no realtime connection.',
    );
  });

  it('receives the events of its visit alone, until it is unsubscribed', async () => {
    await openRealtime();
    const signalling = createSignalling('visit-1');
    const onState = vi.fn<Parameters<typeof signalling.onState>[0]>();
    const onSignal = vi.fn<Parameters<typeof signalling.onSignal>[0]>();
    const onConnection = vi.fn<Parameters<typeof signalling.onConnection>[0]>();
    const stops = [
      signalling.onState(onState),
      signalling.onSignal(onSignal),
      signalling.onConnection(onConnection),
    ];
    const publish = (appointmentId: string) => {
      socket.events.emit('call_state', { appointmentId, people });
      socket.events.emit('call_signal', { appointmentId, ...sent });
    };
    socket.events.emit('connect');
    socket.events.emit('disconnect');
    publish('visit-1');
    publish('visit-2');
    for (const stop of stops) stop();
    publish('visit-1');
    socket.events.emit('connect');
    expect(onState.mock.calls).toEqual([[people]]);
    expect(onSignal).toHaveBeenCalledTimes(1);
    expect(onSignal.mock.calls[0]?.[0]).toMatchObject(sent);
    expect(onConnection.mock.calls).toEqual([[true], [false]]);
  });
});
