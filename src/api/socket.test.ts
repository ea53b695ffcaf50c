import { createNanoEvents } from 'nanoevents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '../contract/appointments.ts';
import type { Message } from '../contract/messages.ts';
import { createQueueBooking } from '../domain/testing/queue-booking.ts';
import { openSocket, type OpenedSocket, type SocketEvents } from './socket.ts';
import { setApiConfig } from './http/config.ts';
import { fakeSession } from './testing/fake-session.ts';

const message: Message = {
  id: 'talk.1',
  clientId: 'client-1',
  seq: 1,
  senderId: 'ananya',
  receiverId: 'asha',
  content: { textContent: 'Good morning', shareDoc: null },
  timestamp: '2026-11-21T04:30:00Z',
  read: false,
  status: 'sent',
};

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'asha',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-21T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'asha', name: 'Asha Verma', profilePicture: null },
};

interface Options {
  path: string;
  transports: string[];
  autoConnect: boolean;
  auth: (tell: (handshake: { token: string }) => void) => void;
}

class FakeSocket {
  connected = false;
  active = false;
  connects = 0;
  emitted: unknown[][] = [];
  tokens: string[] = [];
  answer: (answer: unknown) => void = () => {};
  listeners: Record<string, (payload?: unknown, details?: unknown) => void> = {};

  constructor(
    readonly address: string,
    readonly options: Options,
  ) {}

  on(event: string, listener: (payload?: unknown, details?: unknown) => void) {
    this.listeners[event] = listener;
  }
  emit(...event: unknown[]) {
    this.emitted.push(event);
  }
  timeout(milliseconds: number) {
    return {
      emitWithAck: (...event: unknown[]) =>
        new Promise((resolve, reject) => {
          this.emitted.push(event);
          this.answer = resolve;
          setTimeout(() => reject(new Error('operation has timed out')), milliseconds);
        }),
    };
  }
  connect() {
    this.connects += 1;
    this.active = true;
    this.options.auth(({ token }) => this.tokens.push(token));
  }
  disconnect() {
    const wasConnected = this.connected;
    Object.assign(this, { connected: false, active: false });
    if (wasConnected) this.listeners['disconnect']?.('io client disconnect');
  }

  welcome() {
    this.connected = true;
    this.listeners['connect']?.();
  }
  cut(reason: string, closeCode = 1005) {
    this.connected = false;
    this.active = reason !== 'io server disconnect';
    const context = Object.assign(new Event('close'), { code: closeCode });
    this.listeners['disconnect']?.(reason, { description: 'websocket connection closed', context });
  }
  fail({ isRefusal = false } = {}) {
    this.active = !isRefusal;
    this.listeners['connect_error']?.(new Error('xhr poll error'));
  }
}

let socket: FakeSocket | undefined;
let isOnline: boolean;
let accessToken: string;
let refreshes: number;
let opened: OpenedSocket | undefined;
const window = new EventTarget();

vi.mock('socket.io-client', () => ({
  io: (address: string, options: Options) => {
    socket = new FakeSocket(address, options);
    return socket;
  },
}));

function made(): FakeSocket {
  if (!socket) throw new Error('No socket yet');
  return socket;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function open(settings: { socketUrl?: string } = {}) {
  const ready = Promise.resolve();
  setApiConfig({ apiUrl: 'https://api.example', geocoderUrl: '', ready, ...settings });
  const events = createNanoEvents<SocketEvents>();
  opened = openSocket('asha', events);
  await vi.waitFor(() => expect(socket?.connects).toBe(1));
  return (event: keyof SocketEvents) => {
    const payloads: unknown[] = [];
    events.on(event, (payload?: unknown) => void payloads.push(payload));
    return payloads;
  };
}

beforeEach(() => {
  socket = undefined;
  isOnline = true;
  refreshes = 0;
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  accessToken = 'token-1';
  fakeSession(null, {
    credentials: () => ({ userId: 'asha', accessToken }),
    renew: async () => {
      refreshes += 1;
      accessToken = `token-${refreshes + 1}`;
      return accessToken;
    },
  });
  vi.useFakeTimers();
});

afterEach(() => {
  opened?.disconnect();
  fakeSession(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the realtime socket', () => {
  it('connects only by WebSocket, sends the token, and registers the user after each connect', async () => {
    const connects = (await open())('connect');
    expect(made().address).toBe('https://api.example');
    expect(made().options).toMatchObject({
      path: '/socket.io/',
      transports: ['websocket'],
      autoConnect: false,
    });
    expect(made().tokens).toEqual(['token-1']);
    made().welcome();
    expect(made().emitted).toEqual([['register', 'asha']]);
    expect(connects).toHaveLength(1);
    made().cut('transport close');
    await pass(500);
    made().welcome();
    expect(made().emitted).toHaveLength(2);
    expect(connects).toHaveLength(2);
  });

  it("uses the configured socket URL's path", async () => {
    await open({ socketUrl: 'https://live.example/care' });
    expect(made().address).toBe('https://live.example');
    expect(made().options.path).toBe('/care/socket.io/');
  });

  it('publishes the events in the contract and drops invalid payloads', async () => {
    const noted = await open();
    const [messages, statuses] = [noted('new_message'), noted('message_status')];
    const [bookings, appointments] = [noted('queue_update'), noted('appointment_changed')];
    made().welcome();
    const booking = createQueueBooking('in-queue', { token: 'C-42', peopleAhead: 12 });
    const status = { senderId: 'asha', receiverId: 'ananya', status: 'read', upTo: 3 };
    made().listeners['new_message']?.(message);
    made().listeners['new_message']?.({ ...message, seq: 'first' });
    made().listeners['message_status']?.(status);
    made().listeners['message_status']?.({ ...status, status: 'pending' });
    made().listeners['queue_update']?.(booking);
    made().listeners['queue_update']?.({ ...booking, status: 'lost' });
    made().listeners['appointment_changed']?.(visit);
    made().listeners['appointment_changed']?.({ ...visit, status: 'lost' });
    expect(messages).toEqual([message]);
    expect(bookings).toEqual([booking]);
    expect(statuses).toEqual([status]);
    expect(appointments).toEqual([visit]);
  });

  it('publishes the signals and the people of a call', async () => {
    const noted = await open();
    const [signals, states] = [noted('call_signal'), noted('call_state')];
    made().welcome();
    const signal = { kind: 'description', type: 'offer', sdp: 'v=0', offer: 1 };
    const sent = { appointmentId: 'visit-1', from: 'seat-0001', to: 'seat-0002', signal };
    const people = [{ personId: 'asha', seat: 'seat-0001', joinedAt: '2026-11-21T04:30:00Z' }];
    made().listeners['call_signal']?.(sent);
    made().listeners['call_signal']?.({ ...sent, signal: { ...signal, type: 'pranswer' } });
    made().listeners['call_state']?.({ appointmentId: 'visit-1', people });
    made().listeners['call_state']?.({ appointmentId: 'visit-1', people: 'nobody' });
    expect(signals).toEqual([sent]);
    expect(states).toEqual([{ appointmentId: 'visit-1', people }]);
  });

  describe('sending an event', () => {
    const leaving = { appointmentId: 'visit-1', seat: 'seat-0001' };
    const send = () => opened?.send('call_leave', leaving);

    it("returns the server's answer", async () => {
      await open();
      made().welcome();
      const answer = send();
      expect(made().emitted.at(-1)).toEqual(['call_leave', leaving]);
      made().answer({ success: false, message: 'Gone', code: 'not-found' });
      expect(await answer).toMatchObject({ success: false, code: 'not-found' });
    });

    it('fails at once without a connection, and sends nothing later', async () => {
      await open();
      await expect(send()).rejects.toThrow('There is no connection.');
      made().welcome();
      expect(made().emitted).toEqual([['register', 'asha']]);
    });

    it('fails after 10 seconds without an answer', async () => {
      await open();
      made().welcome();
      const failure = send()?.catch(String);
      await pass(10_000);
      expect(await failure).toBe('Error: operation has timed out');
    });

    it('fails if the answer is not in the contract', async () => {
      await open();
      made().welcome();
      const failure = send()?.catch(() => 'failed');
      made().answer('yes');
      expect(await failure).toBe('failed');
    });
  });

  it('waits longer before each retry, up to 8 seconds', async () => {
    await open();
    const pauses = [500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, pause] of pauses.entries()) {
      made().fail();
      await pass(pause - 1);
      expect(made().connects).toBe(index + 1);
      await pass(1);
      expect(made().connects).toBe(index + 2);
    }
    made().welcome();
    made().cut('ping timeout');
    await pass(500);
    expect(made().connects).toBe(pauses.length + 2);
  });

  it.each([
    ['ends the connection', true, () => made().cut('io server disconnect')],
    ['refuses it', false, () => made().fail({ isRefusal: true })],
  ])(
    'refreshes the session if the server %s, and reconnects with the new token',
    async (...each) => {
      const [, isWelcome, end] = each;
      await open();
      if (isWelcome) made().welcome();
      end();
      await pass(500);
      expect(refreshes).toBe(1);
      expect(made().tokens).toEqual(['token-1', 'token-2']);
    },
  );

  it('reconnects with the latest token if it was refreshed in the meantime', async () => {
    await open();
    made().welcome();
    accessToken = 'newer';
    made().cut('transport close');
    await pass(500);
    expect(made().tokens).toEqual(['token-1', 'newer']);
    expect(refreshes).toBe(0);
  });

  it('stays disconnected while offline, and reconnects when online again', async () => {
    const disconnects = (await open())('disconnect');
    made().welcome();
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    expect(disconnects).toHaveLength(1);
    await pass(60_000);
    expect(made().connects).toBe(1);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(made().connects).toBe(2);
  });

  it('is created only once, even if the browser goes online while it is being created', async () => {
    let making = 0;
    setApiConfig({
      apiUrl: 'https://api.example',
      geocoderUrl: '',
      get ready() {
        making += 1;
        return Promise.resolve();
      },
    });
    opened = openSocket('asha', createNanoEvents());
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(socket?.connects).toBe(1));
    expect(making).toBe(1);
  });

  it('also waits longer before each retry if the server accepts the connection and then closes it', async () => {
    await open();
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      made().welcome();
      made().cut('io server disconnect');
      const { connects } = made();
      await pass(pause - 1);
      expect(made().connects).toBe(connects);
      await pass(1);
      expect(made().connects).toBe(connects + 1);
    }
    made().welcome();
    await pass(60_000);
    made().cut('io server disconnect');
    const { connects } = made();
    await pass(500);
    expect(made().connects).toBe(connects + 1);
  });

  it('waits a minute, with the same session, if the user has too many connections', async () => {
    const connects = (await open())('connect');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      made().welcome();
      made().cut('transport close', 1013);
      await pass(59_999);
      expect(made().connects).toBe(attempt);
      await pass(1);
      expect(made().connects).toBe(attempt + 1);
    }
    expect(refreshes).toBe(0);
    expect(connects).toHaveLength(3);
    made().welcome();
    made().cut('transport close');
    await pass(500);
    expect(made().connects).toBe(5);
  });

  it('does not reconnect after it has been closed', async () => {
    await open();
    made().welcome();
    opened?.disconnect();
    expect(made().connected).toBe(false);
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(made().connects).toBe(1);
  });
});
