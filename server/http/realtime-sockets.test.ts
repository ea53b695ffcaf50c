import { once } from 'node:events';
import { connect } from 'node:net';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { createConnection, createTestChat } from '../../backend/testing/test-chat.ts';
import { people } from '../../backend/testing/test-seed.ts';
import { listen, stop } from './listen.ts';
import { type RealtimeServerOptions, serveRealtime } from './realtime-sockets.ts';

const PAGE = 'http://localhost:4173';
const { patientA, doctorA } = people;

async function start(limits: Pick<RealtimeServerOptions, 'registerLimitMs' | 'refusalMs'> = {}) {
  const chat = await createTestChat();
  const { servers, port } = await listen('localhost', 0);
  for (const server of servers) server.on('request', (_request, response) => response.end('API'));
  const connections = serveRealtime(servers, {
    realtime: chat.backend.realtime,
    origins: [PAGE],
    ...limits,
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= connections.close().then(() => stop(servers)));
  onTestFinished(close);

  const open = (options: Partial<ManagerOptions & SocketOptions> = {}, host = 'localhost') => {
    const socket = io(`http://${host}:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: chat.tokenOf('patientA') },
      ...options,
    });
    onTestFinished(() => void socket.close());
    const disconnected = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const closedWith = new Promise((resolve) =>
      socket.once('disconnect', (_, details) => resolve(details)),
    );
    const refused = new Promise<string>((resolve) =>
      socket.once('connect_error', ({ message }) => resolve(message)),
    );
    const connected = new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, connected, disconnected, closedWith, refused };
  };
  return { ...chat, port, open, connections, close };
}

function upgradeOf(path: string, headers: string[] = []): string {
  const head = [
    `GET ${path} HTTP/1.1`,
    'host: x',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
    ...headers,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** Of a client, so it is masked, here with zeros (RFC 6455 §5.2). */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), bytes]);
}

async function refusal(port: number, path: string, headers: string[] = []): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(upgradeOf(path, headers));
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  await once(socket, 'close');
  return answer;
}

describe('a connection', () => {
  test.each(['127.0.0.1', '[::1]'])('opened at %s receives its user’s events', async (host) => {
    const { open, send, history, tokenOf } = await start();
    await send('patientA', 'doctorA', 'Are you there?');
    const { socket } = open({ auth: { token: tokenOf('doctorA') } }, host);
    socket.once('connect', () => socket.emit('register', doctorA.id));
    const statuses = async () =>
      (await history('patientA', 'doctorA')).map((message) => message.status);
    await expect.poll(statuses).toEqual(['delivered']);
    const heard = new Promise((resolve) => socket.once('new_message', resolve));
    await send('patientA', 'doctorA', 'I am here');
    expect(await heard).toMatchObject({ seq: 2, content: { textContent: 'I am here' } });
  });

  test.each([
    ['names somebody else', doctorA.id],
    ['names nobody', undefined],
    ['names no id', { id: patientA.id }],
  ])('is closed if it %s', async (_, userId) => {
    const { open } = await start();
    const { socket, disconnected } = open();
    socket.once('connect', () => socket.emit('register', userId));
    expect(await disconnected).toBe('io server disconnect');
  });

  test.each([{}, { token: 1 }, { token: 'made-up' }])(
    'is closed if its handshake has no valid token: %j',
    async (auth) => {
      const { open } = await start();
      const { socket, disconnected } = open({ auth });
      socket.once('connect', () => socket.emit('register', patientA.id));
      expect(await disconnected).toBe('io server disconnect');
    },
  );

  test('is closed if it does not register within the time limit', async () => {
    const { open } = await start({ registerLimitMs: 50 });
    expect(await open().disconnected).toBe('io server disconnect');
  });

  test('is closed if it sends too much data', async () => {
    const { open } = await start();
    const { socket, disconnected } = open();
    socket.once('connect', () => socket.emit('register', 'x'.repeat(200_000)));
    expect(await disconnected).toBe('transport close');
  });

  test('is closed at once if it takes none of its events', async () => {
    const { backend, tokenOf, port } = await start();
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const leave = vi.spyOn(backend.realtime, 'leave');
    const register = vi.spyOn(backend.realtime, 'register');
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(upgradeOf('/socket.io/?EIO=4&transport=websocket'));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    await expect.poll(() => answer).toContain('0{"sid"');
    const auth = JSON.stringify({ token: tokenOf('patientA') });
    socket.write(textFrame(`40${auth}`));
    await expect.poll(() => answer).toContain('40{"sid"');
    socket.pause();
    socket.write(textFrame(`42${JSON.stringify(['register', patientA.id])}`));
    await expect.poll(() => register.mock.results.length).toBe(1);
    await backend.realtime.idle();
    const signal = { kind: 'description', type: 'offer', sdp: 'x'.repeat(40_000) };
    const payload = { appointmentId: 'visit', from: 'other-seat', to: 'some-seat', signal };
    for (let event = 0; leave.mock.calls.length === 0; event += 1) {
      expect(event).toBeLessThan(1000);
      backend.realtime.receive({ to: [patientA.id], event: 'call_signal', payload });
      await backend.realtime.idle();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(errors).toHaveBeenCalledOnce();
  });

  test('beyond the most of an account waits, and is closed with a code that says so (1013)', async () => {
    const refusalMs = 50;
    const { open, backend, tokenOf } = await start({ refusalMs });
    for (let count = 0; count < ceilings.sockets; count += 1) {
      await backend.realtime.register(createConnection(tokenOf('patientA')), patientA.id);
    }
    const { socket, closedWith } = open();
    let registeredAt = NaN;
    socket.once('connect', () => {
      registeredAt = performance.now();
      socket.emit('register', patientA.id);
    });
    expect(await closedWith).toMatchObject({ context: { code: 1013 } });
    expect(performance.now() - registeredAt).toBeGreaterThanOrEqual(refusalMs - 1);
  });

  test('gets an answer to a description of the greatest length, with an acknowledgement alone', async () => {
    const { open } = await start();
    const { socket, connected } = open();
    await connected;
    socket.emit('register', patientA.id);
    socket.emit('call_signal');
    const signal = { kind: 'description', type: 'offer', sdp: 'a\r\n'.repeat(13_333) };
    const seats = { from: 'patient-seat', to: 'doctor-seat' };
    const payload = { appointmentId: 'unknown', ...seats, signal };
    const answer = socket.emitWithAck('call_signal', payload);
    expect(await answer).toMatchObject({ success: false, code: 'not-found' });
    const bare: unknown = await socket.emitWithAck('call_signal');
    expect(bare).toMatchObject({ success: false, code: 'invalid-request' });
  });

  test('is accepted only from an allowed origin', async () => {
    const { open } = await start();
    await open({ extraHeaders: { origin: PAGE } }).connected;
    const { refused } = open({ extraHeaders: { origin: 'http://evil.example' } });
    expect(await refused).toBe('websocket error');
  });

  test('ends without a disconnect packet when the server stops, so that clients reconnect', async () => {
    const { open, close } = await start();
    const { socket, connected, disconnected } = open();
    await connected;
    socket.emit('register', patientA.id);
    await close();
    expect(await disconnected).toBe('transport close');
  });
});

describe('a WebSocket upgrade request', () => {
  const socketPath = '/socket.io/?EIO=4&transport=websocket';

  test.each([
    ['elsewhere', '/api/doctors', [], '404 Not Found', 'not-found'],
    ['of another page', socketPath, ['origin: http://evil.example'], '403 Forbidden', 'forbidden'],
    ['of a page without an address', socketPath, ['origin: null'], '403 Forbidden', 'forbidden'],
  ])('%s gets an API error', async (_, path, headers, status, code) => {
    const { port } = await start();
    const [head = '', body = ''] = (await refusal(port, path, headers)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toMatchObject({ success: false, code });
  });

  test('is accepted only with the WebSocket transport; the API handles plain HTTP requests', async () => {
    const { port } = await start();
    const response = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
    expect(await response.text()).toBe('API');
    expect(await refusal(port, '/socket.io/?EIO=4&transport=polling')).toContain('HTTP/1.1 400');
  });

  test('does not delay the server’s shutdown if its client never closes the socket', async () => {
    const { port, close } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.write(upgradeOf(socketPath));
    await once(socket, 'data');
    socket.resume();
    let isGone = false;
    socket.once('close', () => (isGone = true));
    await close();
    await expect.poll(() => isGone).toBe(true);
  });
});

test('a drain closes all connections so that clients reconnect, and rejects new connections', async () => {
  const { open, port, connections } = await start();
  const clients = [open(), open(), open()];
  await Promise.all(clients.map(({ connected }) => connected));
  expect(connections.count()).toBe(3);
  await connections.drain(90);
  // Clients reconnect automatically after 'transport close', but not after 'io server disconnect'.
  const reasons = await Promise.all(clients.map(({ disconnected }) => disconnected));
  expect(reasons).toEqual(['transport close', 'transport close', 'transport close']);
  await expect.poll(connections.count).toBe(0);
  const answer = await refusal(port, '/socket.io/?EIO=4&transport=websocket');
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
});
