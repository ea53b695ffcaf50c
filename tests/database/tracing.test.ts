import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { seedOperations } from '../../backend/store/operations.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { startServerProcess } from '../server/support/server-process.ts';
import { withoutPackages } from '../server/support/without-packages.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';

const { patientA, doctorA } = people;
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';
const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`;
const text = 'A private text';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
});
const traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

async function openCollector() {
  const spans: z.infer<typeof span>[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = traces.parse(body);
      spans.push(
        ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
      );
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, spans };
}

async function traceMessage(args: string[]) {
  const databaseUrl = await createTestDatabase();
  const seed = createTestSeed();
  await fillDatabase(createTestPool(databaseUrl), async () => seedOperations(seed));
  const { url, spans } = await openCollector();
  const env = { DATABASE_URL: databaseUrl, ...testSecrets, OTEL_EXPORTER_OTLP_ENDPOINT: url };
  const server = await startServerProcess(['--port', '0', ...args], { env });
  onTestFinished(() => void server.end('SIGKILL'));
  const device = createHttpDevice(server.url);
  const { accessToken: token } = await signIn(device, patientA);
  const body = { clientId: crypto.randomUUID(), content: { textContent: text } };
  const call = { token, body, headers: { traceparent } };
  const sent = await device.call('sendMessage', { recipientId: doctorA.id }, call);
  expect(sent.status).toBe(201);
  // Shutting down sends the last spans.
  expect(await server.end('SIGTERM')).toBe(0);
  return spans;
}

test("a trace contains the request, its write and its statements, and continues a trusted proxy's trace", async () => {
  const spans = await traceMessage(['--trust-proxy', 'loopback']);
  const trace = spans.filter(({ traceId }) => traceId === TRACE_ID);
  const request = trace.find(({ parentSpanId }) => parentSpanId === PARENT_ID);
  expect(request?.name).toBe('POST /api/messages/send/:recipientId');
  expect(request?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'POST' } },
    { key: 'http.route', value: { stringValue: '/api/messages/send/:recipientId' } },
    { key: 'http.response.status_code', value: { intValue: 201 } },
  ]);
  const write = trace.find(({ name }) => name === 'write');
  expect(write?.parentSpanId).toBe(request?.spanId);
  expect(write?.attributes).toEqual([{ key: 'caresetu.attempts', value: { intValue: 1 } }]);
  const statements = trace.filter(({ parentSpanId }) => parentSpanId === write?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'SELECT', 'WITH', 'COMMIT']),
  );
  const sent = JSON.stringify(spans);
  for (const secret of [text, patientA.id, patientA.phone, doctorA.id]) {
    expect(sent).not.toContain(secret);
  }
});

test('a traceparent header from an untrusted client is ignored', async () => {
  const spans = await traceMessage([]);
  expect(spans.some(({ name }) => name.startsWith('POST /api/messages/'))).toBe(true);
  expect(spans.filter(({ traceId }) => traceId === TRACE_ID)).toEqual([]);
});

test('the tracing packages are loaded only when a trace collector is configured', async () => {
  const env = {
    DATABASE_URL: await createTestDatabase(),
    ...testSecrets,
    NODE_OPTIONS: withoutPackages('@opentelemetry/'),
  };
  const server = await startServerProcess(['--port', '0'], { env });
  expect(await server.end('SIGTERM')).toBe(0);
  const traced = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
  await expect(startServerProcess(['--port', '0'], { env: traced })).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages @opentelemetry',
  );
});
