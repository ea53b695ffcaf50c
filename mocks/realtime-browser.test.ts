import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Realtime } from '../backend/realtime/realtime.ts';
import {
  type RealtimeOptions,
  realtimeHandler,
  shareEvents,
  type SocketFaults,
} from './realtime-browser.ts';
import { createConnection, createTestChat } from '../backend/testing/test-chat.ts';
import { people, visit } from '../backend/testing/test-seed.ts';

const SITE = 'https://demo.test/caresetu';
const SOCKET = 'wss://demo.test/caresetu/socket.io/?EIO=4&transport=websocket';
const { patientA, doctorA } = people;

let passedBy: string[] = [];

class NetworkSocket extends EventTarget {
  static readonly CLOSED = 3;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  constructor(url: string) {
    super();
    passedBy.push(url);
  }
  close() {}
}

beforeEach(() => {
  passedBy = [];
  vi.stubGlobal('WebSocket', NetworkSocket);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openPage(options: RealtimeOptions = {}) {
  const chat = await createTestChat();
  const page = setupServer(realtimeHandler(chat.backend.realtime, SITE, options));
  page.listen({ onUnhandledRequest: 'bypass' });
  onTestFinished(() => page.close());

  const open = async (url = SOCKET) => {
    const socket = new WebSocket(url);
    const packets: string[] = [];
    socket.addEventListener('message', ({ data }) => packets.push(String(data)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return { socket, packets };
  };
  const connect = (token: string) => `40${JSON.stringify({ token })}`;
  const register = (userId: string) => `42${JSON.stringify(['register', userId])}`;
  return { ...chat, open, connect, register };
}

const noSocketFaults: SocketFaults = {
  isCut: () => false,
  onCut: () => () => undefined,
  wait: () => null,
  refuse: async () => null,
};

describe('the page’s socket', () => {
  test('is closed by a cut, and cannot connect until the cut ends', async () => {
    let isCut = false;
    const listeners = new Set<() => void>();
    const change = (isNowCut: boolean) => {
      isCut = isNowCut;
      if (isCut) for (const listener of listeners) listener();
    };
    const onCut = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const { open } = await openPage({ faults: { ...noSocketFaults, isCut: () => isCut, onCut } });
    const { socket } = await open();
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    change(true);
    await closed;
    await expect.poll(() => listeners.size).toBe(0);
    const refused = new WebSocket(SOCKET);
    await new Promise((resolve) => refused.addEventListener('error', resolve));
    expect(refused.readyState).not.toBe(refused.OPEN);
    change(false);
    await expect(open()).resolves.toBeDefined();
  });

  test('gets late events on a slow network, in the order in which they were sent', async () => {
    const waits: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => waits.push(resolve));
    const faults = { ...noSocketFaults, wait };
    const { open, connect, register, tokenOf, send } = await openPage({ faults });
    const { socket, packets } = await open();
    socket.send(connect(tokenOf('doctorA')));
    socket.send(register(doctorA.id));
    await expect.poll(() => waits.length).toBe(1);
    waits[0]?.();
    const texts = () => packets.flatMap((packet) => /late \d/.exec(packet) ?? []);
    await expect
      .poll(async () => {
        await send('patientA', 'doctorA', 'late 1');
        return waits.length;
      })
      .toBeGreaterThan(1);
    const before = waits.length;
    await send('patientA', 'doctorA', 'late 2');
    await expect.poll(() => waits.length).toBeGreaterThan(before);
    expect(texts()).toEqual([]);
    for (const arrive of waits.toReversed()) arrive();
    await expect.poll(() => texts().at(-1)).toBe('late 2');
    expect(texts()).toEqual(texts().toSorted());
  });

  test('gets the set answer to an event that fails on purpose', async () => {
    const answer = { success: false, message: 'Later', code: 'too-early' } as const;
    const { open } = await openPage({ faults: { ...noSocketFaults, refuse: async () => answer } });
    const { socket, packets } = await open();
    socket.send('427["call_join",{}]');
    await expect.poll(() => packets.at(-1)).toBe(`437${JSON.stringify([answer])}`);
  });

  test('accepts a client and delivers its user’s events', async () => {
    const { open, connect, register, tokenOf, send, history } = await openPage();
    await send('patientA', 'doctorA', 'Are you there?');
    const { socket, packets } = await open();
    await expect.poll(() => packets).toEqual([expect.stringMatching(/^0\{/), '40{"sid":"test"}']);
    socket.send(connect(tokenOf('doctorA')));
    socket.send(register(doctorA.id));
    await expect
      .poll(async () => (await history('patientA', 'doctorA'))[0]?.status)
      .toBe('delivered');
    await send('patientA', 'doctorA', 'I am here');
    await expect
      .poll(() => packets)
      .toContainEqual(expect.stringMatching(/^42\["new_message",.*I am here/));
  });

  test('waits for the token if the `register` event arrives first', async () => {
    const { open, connect, register, tokenOf, send, history } = await openPage();
    await send('patientA', 'doctorA', 'Are you there?');
    const { socket, packets } = await open();
    socket.send(register(doctorA.id));
    await vi.waitFor(() => expect(packets).toHaveLength(2));
    socket.send(connect(tokenOf('doctorA')));
    await expect
      .poll(async () => (await history('patientA', 'doctorA'))[0]?.status)
      .toBe('delivered');
  });

  test.each([
    ['names somebody else', patientA.id, null],
    ['has no good token', doctorA.id, 'made-up'],
  ])('disconnects a client that %s', async (_, userId, token) => {
    const { open, connect, register, tokenOf } = await openPage();
    const { socket, packets } = await open();
    socket.send(connect(token ?? tokenOf('doctorA')));
    socket.send(register(userId));
    await expect.poll(() => packets.at(-1)).toBe('41');
  });

  test('acknowledges a call event under the id that the client sent, once it is registered', async () => {
    const { open, connect, register, tokenOf } = await openPage();
    const { socket, packets } = await open();
    const leave = (id: number | '') =>
      `42${id}${JSON.stringify(['call_leave', { appointmentId: 'unknown', seat: 'some-seat' }])}`;
    socket.send(register(doctorA.id));
    socket.send(leave(7));
    socket.send(leave(''));
    socket.send(`4212${JSON.stringify(['call_join'])}`);
    socket.send(connect(tokenOf('doctorA')));
    const answers = () => packets.filter((packet) => packet.startsWith('43'));
    await expect
      .poll(answers)
      .toEqual([
        expect.stringMatching(/^437\[\{"success":false,.*"code":"not-found"\}\]$/),
        expect.stringMatching(/^4312\[\{"success":false,.*"code":"invalid-request"/),
      ]);
  });

  test('sends a ping before the client’s timeout', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { open } = await openPage();
    const { socket, packets } = await open();
    await vi.waitFor(() => expect(packets).toHaveLength(2));
    const { pingInterval } = JSON.parse(packets[0]?.slice(1) ?? '');
    vi.advanceTimersByTime(pingInterval);
    await vi.waitFor(() => expect(packets.slice(2)).toEqual(['2']));
    socket.close();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  test.each(['wss://demo.test/caresetu/other', 'wss://elsewhere.test/socket.io/'])(
    'passes connections to %s through to the network',
    async (url) => {
      const { open } = await openPage();
      const { packets } = await open(url);
      expect(passedBy).toEqual([url]);
      expect(packets).toEqual([]);
    },
  );
});

test('a tab receives another tab’s events after its own store has synced', async () => {
  const { backend, connect, history, send } = await createTestChat();
  await send('patientA', 'doctorA', 'Hello');
  const doctor = await connect('doctorA');
  await backend.realtime.idle();
  doctor.events.length = 0;
  const other = new Realtime(backend);
  const steps: string[] = [];
  const catchUp = async () => void steps.push('caught up');
  const stop = [
    shareEvents(backend.realtime, { catchUp }),
    shareEvents(other, { catchUp: async () => {} }),
  ];
  onTestFinished(() => stop.forEach((end) => end()));
  const [message] = await history('patientA', 'doctorA');
  if (!message) throw new Error('There is no message');
  other.publish({ to: [doctorA.id], event: 'new_message', payload: message });
  await expect.poll(() => doctor.events).toMatchObject([{ event: 'new_message' }]);
  expect(steps).toEqual(['caught up']);
});

test('signals pass between tabs in order, after the state of their call', async () => {
  const appointments = [{ ...visit('visit-a', '10:00', 'scheduled'), date: '2026-11-23' }];
  const { backend, connect, tokenOf } = await createTestChat({ appointments });
  const { realtime } = backend;
  const other = new Realtime(backend);
  const stop = [realtime, other].map((tab) => shareEvents(tab, { catchUp: async () => {} }));
  onTestFinished(() => stop.forEach((end) => end()));
  const doctor = await connect('doctorA');
  const patient = createConnection(tokenOf('patientA'));
  await other.register(patient, patientA.id);
  const join = (seat: string) => ({ appointmentId: 'visit-a', seat, takesOver: true });
  await realtime.answer(doctor, 'call_join', join('doctor-seat'));
  const consents = { ...join('patient-seat'), consents: true };
  await other.answer(patient, 'call_join', consents);
  const signals = Array.from({ length: 20 }, (_, index) => ({
    appointmentId: 'visit-a',
    from: 'patient-seat',
    to: 'doctor-seat',
    signal: { kind: 'description', type: 'offer', sdp: `v=${index}` },
  }));
  await Promise.all(signals.map((one) => other.answer(patient, 'call_signal', one)));
  await expect
    .poll(() => doctor.events.slice(-signals.length).map(({ payload }) => payload))
    .toEqual(signals);
  expect(doctor.events.at(-1 - signals.length)).toMatchObject({
    event: 'call_state',
    payload: { people: [{ seat: 'patient-seat' }, { seat: 'doctor-seat' }] },
  });
});
