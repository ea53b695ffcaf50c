import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { checkReadiness } from '../../server/operations/readiness.ts';
import { people } from '../../backend/testing/test-seed.ts';
import { sample, scrape } from './support/metrics.ts';
import { startServerProcess } from './support/server-process.ts';
import { startTestServer, temporaryFolder } from './support/test-server.ts';

const { patientA } = people;

describe('/metrics', () => {
  test('counts requests by route and status, and counts throttled requests', async () => {
    const { url, createDevice } = await startTestServer();
    const device = createDevice();
    await device.call('listDoctors');
    await device.call('listDoctors');
    await device.call('getDoctor', { id: 'nobody' });
    const body = { phone: patientA.phone, password: 'wrong-password', role: 'patient' };
    for (let count = 0; count < 6; count += 1) {
      await device.call('login', {}, { body: { ...body, remember: false } });
    }
    const metrics = await scrape(url);
    const calls = (method: string, route: string, status: number) =>
      sample(
        metrics,
        `caresetu_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(calls('GET', '/api/doctors', 200)).toBe(2);
    expect(calls('GET', '/api/doctors/:id', 404)).toBe(1);
    expect(calls('POST', '/api/login', 401)).toBe(5);
    expect(sample(metrics, 'caresetu_throttled_requests_total{route="/api/login"}')).toBe(1);
    expect(sample(metrics, 'caresetu_errors_total{source="request"}')).toBe(0);
    expect(sample(metrics, 'caresetu_write_retries_total')).toBe(0);
    expect(sample(metrics, 'caresetu_open_sockets')).toBe(0);
    expect(sample(metrics, 'caresetu_outbox_messages{kind="sms"}')).toBe(0);
    expect(sample(metrics, 'caresetu_outbox_oldest_seconds{kind="report"}')).toBe(0);
    expect(sample(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(metrics).not.toContain(patientA.phone);
  });

  test.each<[string, Record<string, string>, string[], number]>([
    ['this machine', {}, [], 200],
    ['a client behind an unknown proxy', { 'x-forwarded-for': '203.0.113.7' }, [], 404],
    ['a client that claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }, [], 404],
    ['a client behind a trusted proxy', { 'x-forwarded-for': '203.0.113.7' }, ['loopback'], 404],
  ])('responds only to this machine by default: %s', async (_, headers, trustedProxies, status) => {
    const { url } = await startTestServer({ trustedProxies });
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(status);
  });

  test('responds only to the addresses in --metrics', async () => {
    const readers = { trustedProxies: ['loopback'], metricsReaders: ['203.0.113.0/24'] };
    const { url } = await startTestServer(readers);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });
});

describe('request ids', () => {
  const sent = { 'x-request-id': 'edge-4f3c21aa' };

  test('are returned and logged if they come from a trusted proxy', async () => {
    const { url, log } = await startTestServer({ trustedProxies: ['loopback'] });
    const { headers } = await fetch(`${url}/api/doctors`, { headers: sent });
    expect(headers.get('x-request-id')).toBe('edge-4f3c21aa');
    expect(log.at(-1)).toMatchObject({ requestId: 'edge-4f3c21aa', route: '/api/doctors' });
  });

  test.each([
    ['of anyone else', [], sent],
    ['that are no ids', ['loopback'], { 'x-request-id': `${patientA.phone} {"a":1}` }],
  ])('%s are replaced with new ids', async (_, trustedProxies, headers) => {
    const { url, log } = await startTestServer({ trustedProxies });
    const response = await fetch(`${url}/api/doctors`, { headers });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(log.at(-1)).toMatchObject({ requestId: id });
  });
});

describe('/ready', () => {
  test('lists the result of each check', async () => {
    const { createDevice } = await startTestServer();
    expect(await createDevice().send('GET', '/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { store: 'ok' } },
    });
  });

  test('fails when a check throws or times out, and does not reveal the reason', async () => {
    const errors: string[] = [];
    const readiness = checkReadiness(
      [
        { name: 'store', check: async () => undefined },
        { name: 'migrations', check: () => Promise.reject(new Error('secret')) },
        { name: 'lag', check: () => new Promise(() => undefined) },
      ],
      (name, error) => errors.push(`${name}: ${String(error)}`),
      20,
    );
    expect(await readiness).toEqual({
      isReady: false,
      checks: { store: 'ok', migrations: 'failed', lag: 'failed' },
    });
    expect(errors).toEqual(['migrations: Error: secret', 'lag: Error: No result within 20 ms']);
  });
});

describe('a drain', () => {
  test('loses no requests from a load balancer that polls /ready, and then ends the process', async () => {
    const data = join(await temporaryFolder(), 'caresetu.json');
    const server = await startServerProcess(['--port', '0', '--data', data, '--drain', '5']);
    onTestFinished(() => void server.end('SIGKILL'));
    const agent = new Agent({ keepAlive: true });
    const send = async (path: string) => {
      const [response] = await once(get(server.url + path, { agent }), 'response');
      return { status: z.number().parse(response.statusCode), body: await text(response) };
    };
    const statuses: number[] = [];
    const balancer = { isSending: true };
    onTestFinished(() => void (balancer.isSending = false));
    const clients = Array.from({ length: 4 }, async () => {
      while (balancer.isSending) statuses.push((await send('/api/doctors')).status);
    });
    await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const ended = server.end('SIGTERM');
    while ((await send('/ready')).status === 200);
    const { status, body } = await send('/health');
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'stopping' }]);
    balancer.isSending = false;
    await Promise.all(clients);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ended).toBe(0);
    expect(server.output()).toContain('"event":"stopped"');
  });

  test('closes sockets with the close code for a service restart (1012)', async () => {
    const { url, close } = await startTestServer();
    const first = await openSocket(url);
    const closed = close();
    const bytes = await first.untilEnd;
    // The close frame with status 1012.
    expect(bytes.includes(Buffer.from([0x88, 0x02, 0x03, 0xf4]))).toBe(true);
    await closed;
  });
});

async function openSocket(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'host: x',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  const untilEnd = once(socket, 'close').then(() => Buffer.concat(parts));
  return { untilEnd };
}
