import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { limitBodyTime } from './body-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function start(answer: (outgoing: ServerResponse) => void = () => undefined) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let received = 0;
  const calls: IncomingMessage[] = [];
  const server = createServer({ requestTimeout: 0 }, (incoming, outgoing) => {
    limitBodyTime(incoming, outgoing);
    incoming.on('data', (part: Buffer) => (received += part.length));
    incoming.on('error', () => undefined);
    calls.push(incoming);
    answer(outgoing);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  return {
    socket,
    text: () => text,
    send: async (bytes: number) => {
      const goal = received + bytes;
      socket.write('x'.repeat(bytes));
      await vi.waitFor(() => expect(received).toBe(goal));
    },
    isCutOff: () => calls[0]?.destroyed ?? false,
  };
}

test('a request body may take any amount of time as long as data keeps arriving', async () => {
  const { send, isCutOff } = await start();
  for (let span = 0; span < 9; span += 1) {
    await send(100_000);
    vi.advanceTimersByTime(30_000);
  }
  expect(isCutOff()).toBe(false);
});

test.each([
  ['stalls', 0],
  ['trickles', 1000],
])('a request body that %s gets a 408 response', async (_, bytes) => {
  const { send, socket, text } = await start();
  await send(500_000);
  vi.advanceTimersByTime(30_000);
  await send(bytes);
  vi.advanceTimersByTime(30_000);
  await once(socket, 'close');
  expect(text()).toMatch(/^HTTP\/1\.1 408 .*"code":"invalid-request"/s);
});

test('the server disconnects a client whose request body stalls after the response was sent', async () => {
  const { socket, text } = await start((outgoing) => outgoing.writeHead(401).end());
  await vi.waitFor(() => expect(text()).toContain('401'));
  vi.advanceTimersByTime(30_000);
  await once(socket, 'close');
  expect(text()).not.toContain('408');
});
