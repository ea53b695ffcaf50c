import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePeerConnection } from '../../calls/testing/fake-peer-connection.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { useIsInCall } from '../../state/calls/running.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { useDeviceCheck } from '../hooks/use-device-check.ts';
import { useCall } from './use-call.tsx';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));
vi.mock('../messages/MessagesPage.tsx', () => ({ CallMessages: () => null }));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const visit: Appointment = {
  id: 'visit-1',
  date: '2026-11-25',
  time: '10:30',
  doctorId: 'ananya',
  patientId: 'meera',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T10:00:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

class FakeTrack extends EventTarget {
  enabled = true;
  isLive = true;
  constructor(
    readonly kind: string,
    readonly deviceId: string,
  ) {
    super();
    tracks.push(this);
  }
  stop() {
    this.isLive = false;
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
}

class FakeStream {
  constructor(readonly tracks: FakeTrack[] = []) {}
  getTracks() {
    return this.tracks;
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }
}

type Wanted = Partial<Record<'audio' | 'video', { deviceId?: { exact: string } }>>;

let tracks: FakeTrack[];
let broken: string[];
let hold: Promise<void>;

async function getUserMedia(wanted: Wanted) {
  await hold;
  const made = (['video', 'audio'] as const).flatMap((kind) => {
    const id = wanted[kind]?.deviceId?.exact ?? `first-${kind}`;
    if (wanted[kind] && broken.includes(id)) throw new Error(id);
    return wanted[kind] ? [{ kind, id }] : [];
  });
  return new FakeStream(made.map(({ kind, id }) => new FakeTrack(kind, id)));
}

const live = () => tracks.filter(({ isLive }) => isLive).map(({ deviceId }) => deviceId);
const joins = () =>
  socket.sent.flatMap(([event, payload]) => (event === 'call_join' ? [payload] : []));

function useRoom({ shown }: { shown: Appointment }) {
  const device = useDeviceCheck(true);
  const parts = { device, authenticator: null };
  return { device, isInCall: useIsInCall(), ...useCall('visit-1', shown, meera, parts) };
}

const openRoom = () => {
  const { result, rerender, unmount } = renderHook(useRoom, { initialProps: { shown: visit } });
  const run = (work: (room: ReturnType<typeof useRoom>) => unknown) =>
    act(async () => void (await work(result.current)));
  return { result, rerender, unmount, run };
};

const joinRoom = async () => {
  const room = openRoom();
  await room.run(({ device }) => device.check());
  await room.run(({ roomCall }) => roomCall.onJoin(true));
  expect(room.result.current.roomCall.view?.phase).toBe('waiting');
  return room;
};

beforeEach(async () => {
  tracks = [];
  broken = [];
  hold = Promise.resolve();
  socket.answer = () => Promise.resolve({ success: true });
  FakePeerConnection.reset();
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection);
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')));
  vi.stubGlobal('navigator', {
    onLine: true,
    mediaDevices: Object.assign(new EventTarget(), {
      getUserMedia,
      enumerateDevices: async () => [],
    }),
  });
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  vi.unstubAllGlobals();
});

describe('joining again', () => {
  it('opens only what was on, on the same devices, and keeps the consent', async () => {
    const { run } = await joinRoom();
    await run(({ roomCall }) => roomCall.onDeviceSelect('camera', 'rear'));
    await run(({ roomCall }) => roomCall.onDeviceToggle('microphone'));
    await run(({ roomCall }) => roomCall.onHangUp());
    expect(live()).toEqual([]);
    await run(({ roomCall }) => roomCall.onJoin(false));
    expect(live()).toEqual(['rear']);
    expect(joins()).toMatchObject([{ consents: true }, { consents: true }]);
  });

  it('starts no call once the page is gone, and ignores a second press', async () => {
    const { run, unmount } = await joinRoom();
    await run(({ roomCall }) => roomCall.onHangUp());
    let open = () => {};
    hold = new Promise((resolve) => {
      open = resolve;
    });
    await run(({ roomCall }) => roomCall.onJoin(false));
    await run(({ roomCall }) => roomCall.onJoin(false));
    unmount();
    await act(async () => open());
    await vi.waitFor(() => expect(tracks).toHaveLength(4));
    expect(live()).toEqual([]);
    expect(joins()).toHaveLength(1);
  });

  it('keeps the devices of a call that still runs', async () => {
    socket.answer = async () => ({ success: false, message: '', code: 'busy' });
    const { result, run } = openRoom();
    await run(({ device }) => device.check());
    await run(({ roomCall }) => roomCall.onJoin(true));
    await run(({ roomCall }) => roomCall.onDeviceToggle('camera'));
    socket.answer = async () => ({ success: true });
    await run(({ roomCall }) => roomCall.onJoin(false));
    expect(result.current.roomCall.view).toMatchObject({ phase: 'waiting', problem: null });
    expect(live()).toEqual(['first-audio']);
    expect(tracks).toHaveLength(2);
    expect(joins()).toMatchObject([{ consents: true }, { consents: true }]);
  });

  it('takes over the devices of another device check', async () => {
    socket.answer = async () => ({ success: false, message: '', code: 'consent-needed' });
    const { result, run } = openRoom();
    await run(({ device }) => device.check());
    await run(({ roomCall }) => roomCall.onJoin(false));
    expect(result.current.roomCall.view?.problem).toBe('consent-needed');
    socket.answer = async () => ({ success: true });
    await run(({ device }) => device.check());
    await run(({ device }) => device.toggle('camera'));
    await run(({ roomCall }) => roomCall.onJoin(true));
    expect(live()).toEqual(['first-audio']);
    await run(({ roomCall }) => roomCall.onHangUp());
    expect(live()).toEqual([]);
  });
});

describe('a running call', () => {
  it('ends when the visit is cancelled', async () => {
    const { result, rerender } = await joinRoom();
    expect(result.current.isInCall).toBe(true);
    await act(async () => rerender({ shown: { ...visit, status: 'cancelled' } }));
    expect(result.current.roomCall.view?.phase).toBe('ended');
    expect(socket.sent.map(([event]) => event)).toContain('call_leave');
    expect([live(), result.current.isInCall]).toEqual([[], false]);
  });

  it('asks before the page is closed', async () => {
    const { run } = await joinRoom();
    const leavePage = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leavePage()).toBe(false);
    await run(({ roomCall }) => roomCall.onHangUp());
    expect(leavePage()).toBe(true);
  });

  it('opens another device after one has failed', async () => {
    const { result, run } = await joinRoom();
    broken = ['broken'];
    await run(({ roomCall }) => roomCall.onDeviceSelect('microphone', 'broken'));
    expect(result.current.devices.microphone.state.status).toBe('problem');
    expect(live()).toEqual(['first-video']);
    await run(({ roomCall }) => roomCall.onDeviceSelect('microphone', 'headset'));
    expect(result.current.devices.microphone.state.status).toBe('ready');
    expect(live()).toEqual(['first-video', 'headset']);
  });
});
