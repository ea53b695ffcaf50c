import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BODY_BYTES } from '../../src/contract/endpoint.ts';
import { errorResponseBody } from '../../src/contract/errors.ts';
import { people, signIn } from '../../backend/testing/test-seed.ts';
import { NOW, PAGE, startTestServer, temporaryFolder } from './support/test-server.ts';

const { patientA, patientB, doctorA, doctorB } = people;
const FOREIGN_PAGE = 'http://localhost:8080';
const CREDENTIAL = 'Bearer token-of-the-gateway';
const NEW_PHONE = '9333333333';

const login = {
  phone: patientA.phone,
  password: 'wrong-password',
  role: 'patient',
  remember: false,
};
const signup = {
  fullName: 'Farah Khan',
  phone: NEW_PHONE,
  password: 'a-password',
  role: 'patient',
  terms: true,
};

async function sendRaw(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(text);
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  await once(socket, 'close');
  return answer;
}

describe('the server', () => {
  test('listens on localhost for IPv4 and IPv6', async () => {
    const { url } = await startTestServer();
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const response = await fetch(`http://${host}:${port}/api/doctors`);
      expect(response.status).toBe(200);
      expect(await response.json()).toHaveLength(2);
    }
  });

  test('reports its health', async () => {
    const { createDevice } = await startTestServer();
    const reply = await createDevice().send('GET', '/health');
    expect(reply).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test('compresses long responses for clients that accept it', async () => {
    const { url } = await startTestServer();
    const headersOf = async (path: string, accepted: string) => {
      const response = await fetch(url + path, { headers: { 'accept-encoding': accepted } });
      expect(await response.json()).toBeTruthy();
      return [response.headers.get('content-encoding'), response.headers.get('vary')];
    };
    const vary = 'Origin, Accept-Encoding';
    expect(await headersOf('/api/doctors', 'gzip, br')).toEqual(['gzip', vary]);
    expect(await headersOf('/api/doctors', 'gzip;q=0, identity')).toEqual([null, vary]);
    expect(await headersOf('/api/getdoctor/nobody', 'gzip')).toEqual([null, 'Origin']);
  });

  test('sends the time of its own clock, which the app follows', async () => {
    const { createDevice } = await startTestServer();
    const { headers } = await createDevice().send('GET', '/api/doctors');
    expect(headers.get('date')).toBe(NOW.toUTCString());
  });

  test('suggests places at the geocoder path that the app uses', async () => {
    const { createDevice } = await startTestServer();
    const reply = await createDevice().send('GET', '/geocoder/search?format=json&q=bengal');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Bengaluru' })]),
    );
  });

  test('does not start when the port is taken, and prints what to do', async () => {
    const { url } = await startTestServer();
    const port = Number(new URL(url).port);
    await expect(startTestServer({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
  });
});

describe('a starting server', () => {
  test('responds to every request whose connection it accepts', async () => {
    const earlier = await startTestServer();
    await earlier.close();
    const port = Number(new URL(earlier.url).port);
    const start = { isOver: false };
    const started = startTestServer({ port, refusesCommonPasswords: true }).finally(
      () => (start.isOver = true),
    );
    const failures: unknown[] = [];
    const calls: Promise<unknown>[] = [];
    while (!start.isOver) {
      const call = fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(3000) });
      calls.push(call.then((response) => response.text()).catch((error) => failures.push(error)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await started;
    await Promise.all(calls);
    expect(failures.map(String).filter((failure) => failure.includes('Timeout'))).toEqual([]);
  });

  test.each([
    ['https://app.example.com', [], 1],
    ['https://app.example.com', ['loopback'], 0],
    ['http://localhost:8080', [], 0],
  ])(
    'that has public URL %s and trusted proxies %j logs %i warnings',
    async (publicUrl, trustedProxies, count) => {
      const { log } = await startTestServer({ publicUrl, trustedProxies });
      expect(log.filter(({ event }) => event === 'warning')).toHaveLength(count);
    },
  );
});

describe('sessions', () => {
  test('use a cookie that scripts cannot read', async () => {
    const { createDevice } = await startTestServer();
    const body = { ...login, password: 'right-password' };
    const forNow = await createDevice().call('login', {}, { body });
    expect(forNow.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^caresetu_refresh=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^caresetu_devices=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
      ),
    ]);
    const remembered = await createDevice().call(
      'login',
      {},
      { body: { ...body, remember: true } },
    );
    expect(remembered.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
  });

  test('have a cookie over https that no sibling host can set', async () => {
    const publicUrl = 'https://app.example.com';
    const { createDevice } = await startTestServer({ publicUrl, trustedProxies: ['loopback'] });
    const device = createDevice();
    const body = { ...login, password: 'right-password' };
    const { headers } = await device.call('login', {}, { body });
    const [, token = ''] =
      /^__Host-caresetu_refresh=([\w.-]+); Path=\/; HttpOnly; SameSite=Lax; Secure$/.exec(
        headers.getSetCookie()[0] ?? '',
      ) ?? [];
    expect(token).not.toBe('');
    expect(headers.getSetCookie()[1]).toMatch(/^__Host-caresetu_devices=.*; Path=\/; .*; Secure; /);
    for (const call of ['refreshAtStart', 'refreshOn403'] as const) {
      expect((await device.call(call)).status).toBe(200);
    }
    const sibling = createDevice();
    sibling.cookie = `caresetu_refresh=${token}`;
    expect((await sibling.call('refreshAtStart')).status).toBe(401);
    const removed = (await device.call('logout')).headers.get('set-cookie');
    expect(removed).toMatch(/^__Host-caresetu_refresh=; Path=\/; .*Secure; Max-Age=0$/);
  });

  test('survive a restart of the server', async () => {
    const first = await startTestServer();
    const device = first.createDevice();
    const { accessToken } = await signIn(device, patientA);
    await first.close();
    const second = await startTestServer({ dataPath: first.dataPath });
    const sameDevice = second.createDevice();
    sameDevice.cookie = device.cookie;
    const mine = await sameDevice.call(
      'listAppointments',
      { id: patientA.id },
      { token: accessToken },
    );
    expect(mine.status).toBe(200);
    expect((await sameDevice.call('refreshAtStart')).status).toBe(200);
  });

  test('stay separate on two devices', async () => {
    const { createDevice } = await startTestServer();
    const [one, other, guest] = [createDevice(), createDevice(), createDevice()];
    await signIn(one, patientA);
    await signIn(other, patientB);
    const users = await Promise.all(
      [one, other, guest].map((device) => device.call('refreshAtStart')),
    );
    expect(users.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(users.map(({ body }) => body)).toMatchObject([
      { user: { id: patientA.id } },
      { user: { id: patientB.id } },
      { code: 'not-signed-in' },
    ]);
  });
});

describe('requests outside the API', () => {
  const calls = [
    ['GET', '/'],
    ['GET', '/db'],
    ['GET', '/accounts'],
    ['GET', '/api/accounts'],
    ['GET', '/doctors?name_like=(a%2B)%2B$'],
    ['POST', '/appointments'],
    ['DELETE', '/api/doctors/doctor-a'],
    ['PATCH', '/api/doctors/doctor-a'],
    ['OPTIONS', '/api/doctors'],
    ['HEAD', '/api/doctors'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '//api/doctors'],
    ['GET', '/api/../db'],
    ['GET', '/__rules'],
  ] as const;

  test.each(calls)('%s %s returns 404', async (method, path) => {
    const { createDevice } = await startTestServer();
    const { status, body } = await createDevice().send(method, path);
    expect(status).toBe(404);
    if (method !== 'HEAD') expect(errorResponseBody.parse(body).code).toBe('not-found');
  });

  test('cannot override their HTTP method, and never get a script as the response', async () => {
    const { createDevice } = await startTestServer();
    const overridden = await createDevice().send('POST', '/api/doctors/doctor-a', {
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(overridden.status).toBe(404);
    const asScript = await createDevice().send('GET', '/api/doctors?callback=alert');
    expect(asScript.headers.get('content-type')).toContain('application/json');
    expect(asScript.body).toHaveLength(2);
  });

  test.each([
    ['nonsense', 'hello\r\n\r\n'],
    [
      'a whole address as its path',
      'GET http://evil.example/api/doctors HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    ],
    ['an asterisk as its path', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    [
      'headers beyond all measure',
      `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(100_000)}\r\n\r\n`,
    ],
  ])('%s gets an error response that matches the contract', async (_, text) => {
    const { url } = await startTestServer();
    const [head = '', body = ''] = (await sendRaw(url, text)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(errorResponseBody.safeParse(JSON.parse(body)).success).toBe(true);
  });
});

describe('CORS', () => {
  test('gives an allowed origin access to responses with credentials', async () => {
    const { createDevice } = await startTestServer();
    const { headers } = await createDevice().send('GET', '/api/doctors', {
      headers: { origin: PAGE },
    });
    expect(headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toContain('Origin');
  });

  test('accepts preflight requests from an allowed origin', async () => {
    const { createDevice } = await startTestServer();
    const { status, headers } = await createDevice().send('OPTIONS', '/api/login', {
      headers: { origin: PAGE, 'access-control-request-method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  test.each([FOREIGN_PAGE, 'null', `${PAGE}.evil.example`, 'https://localhost:4173'])(
    'rejects origin %s',
    async (origin) => {
      const { createDevice } = await startTestServer();
      const headers = { origin };
      const read = await createDevice().send('GET', '/api/doctors', { headers });
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      expect(read.headers.get('access-control-allow-credentials')).toBeNull();
      for (const method of ['POST', 'PUT', 'OPTIONS']) {
        const reply = await createDevice().send(method, '/api/login', { headers });
        expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
        expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  test('every response forbids sniffing, framing, caching and referrers', async () => {
    const { createDevice } = await startTestServer();
    for (const path of ['/api/doctors', '/nothing', '/health']) {
      const { headers } = await createDevice().send('GET', path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('a request body', () => {
  const bodyOf = (length: number) => JSON.stringify({ ...login, padding: 'x'.repeat(length) });

  test('is accepted if it has exactly the maximum size', async () => {
    const { createDevice } = await startTestServer();
    const rawBody = bodyOf(BODY_BYTES - bodyOf(0).length);
    expect(rawBody).toHaveLength(BODY_BYTES);
    expect((await createDevice().send('POST', '/api/login', { rawBody })).status).toBe(401);
  });

  test('is rejected with 413 if it is one byte over the maximum size', async () => {
    const { createDevice } = await startTestServer();
    const rawBody = bodyOf(BODY_BYTES - bodyOf(0).length + 1);
    const reply = await createDevice().send('POST', '/api/login', { rawBody });
    expect(reply).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test('is rejected with 413 if it has no declared size and exceeds the limit', async () => {
    const { url } = await startTestServer();
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const head =
      'POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
    expect(await sendRaw(url, `${head}${chunk.repeat(20)}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is rejected with 400 if it is not JSON', async () => {
    const { createDevice } = await startTestServer();
    const reply = await createDevice().send('POST', '/api/login', { rawBody: '{"phone":' });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });
});

describe('a file upload', () => {
  const upload = (url: string, path: string, length: number, token?: string, from?: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\n' +
        `${from ? `x-forwarded-for: ${from}\r\n` : ''}` +
        `${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`,
    );
    return { socket, text: () => text };
  };
  const MESSAGE = `/api/messages/send/${doctorA.id}`;
  const TEN_MEGABYTES = 10 * 1024 * 1024;

  test.each([
    ['a message', MESSAGE],
    ['a picture', '/api/account/picture'],
  ])('is rejected for a guest before the first byte of %s arrives', async (_, path) => {
    const { url } = await startTestServer();
    const { text } = upload(url, path, TEN_MEGABYTES);
    await vi.waitFor(() => expect(text()).toMatch(/^HTTP\/1\.1 401 .*"code":"not-signed-in"/s));
  });

  test('is rejected for an expired token before the first byte arrives', async () => {
    const { url } = await startTestServer();
    const { text } = upload(url, MESSAGE, TEN_MEGABYTES, 'expired');
    await vi.waitFor(() => expect(text()).toMatch(/^HTTP\/1\.1 403 .*"code":"token-expired"/s));
  });

  test('is rejected before the first byte arrives if its declared size is over the limit', async () => {
    const { url, createDevice } = await startTestServer();
    const { accessToken } = await signIn(createDevice(), patientA);
    const { text } = upload(url, MESSAGE, 11 * 1024 * 1024, accessToken);
    await vi.waitFor(() => expect(text()).toMatch(/^HTTP\/1\.1 413 .*"code":"too-large"/s));
  });

  test('is rejected with 503 while two other uploads of the same account are in progress, and logins still work', async () => {
    const { url, createDevice } = await startTestServer({ trustedProxies: ['loopback'] });
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    const { accessToken: otherToken } = await signIn(createDevice(), patientB);
    const others = [upload(url, MESSAGE, TEN_MEGABYTES, token, '203.0.113.1')];
    others.push(upload(url, MESSAGE, TEN_MEGABYTES, token, '203.0.113.2'));
    const isRefused = ({ text }: (typeof others)[number]) =>
      vi.waitFor(
        () => expect(text()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5\r\n.*"code":"busy"/s),
        10_000,
      );
    await isRefused(upload(url, MESSAGE, TEN_MEGABYTES, token, '203.0.113.3'));

    others.push(upload(url, MESSAGE, TEN_MEGABYTES, otherToken, '203.0.113.4'));
    others.push(upload(url, MESSAGE, TEN_MEGABYTES, otherToken, '203.0.113.4'));
    const { accessToken: thirdToken } = await signIn(createDevice(), doctorB);
    await isRefused(upload(url, MESSAGE, TEN_MEGABYTES, thirdToken, '203.0.113.4'));
    others.push(upload(url, MESSAGE, 8 * 1024 * 1024, thirdToken, '203.0.113.5'));
    await isRefused(upload(url, MESSAGE, 100_000, thirdToken, '203.0.113.5'));

    await signIn(createDevice(), patientA);
    expect((await device.call('listDoctors')).status).toBe(200);
    for (const { text, socket } of others) {
      expect(text()).toBe('');
      socket.destroy();
    }
    const form = new FormData();
    form.set('body', JSON.stringify({ clientId: 'later', content: { textContent: 'Later' } }));
    await vi.waitFor(async () => {
      const reply = await device.call(
        'sendMessage',
        { recipientId: doctorA.id },
        { token, rawBody: form },
      );
      expect(reply.status).not.toBe(503);
    });
  });
});

describe('one-time codes', () => {
  test('are written to a file that only its owner can read', async () => {
    const { createDevice, smsPath } = await startTestServer();
    await createDevice().call('signup', {}, { body: signup });
    await expect.poll(() => readFile(smsPath, 'utf8')).not.toBe('');
    const line: unknown = JSON.parse(await readFile(smsPath, 'utf8'));
    expect(line).toMatchObject({ phone: NEW_PHONE, text: expect.stringMatching(/\d{6}/) });
    expect((await stat(smsPath)).mode & 0o777).toBe(0o600);
  });

  test('are written to an existing file only after the server has made the file private', async () => {
    const path = join(await temporaryFolder(), 'sms.jsonl');
    await writeFile(path, '', { mode: 0o644 });
    await startTestServer({ sms: { kind: 'file', path } });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('are sent to an SMS gateway with its credential', async () => {
    const gateway = await startGateway(CREDENTIAL);
    gateway.answer(200);
    const { createDevice } = await startTestServer({ sms: gateway.target });
    const reply = await createDevice().call('signup', {}, { body: signup });
    expect(reply.status).toBe(200);
    const message: unknown = expect.stringMatching(/\d{6}/);
    const template = { templateId: 'code-en', language: 'en', values: { minutes: '10' } };
    expect(await gateway.message).toMatchObject({ phone: NEW_PHONE, text: message, ...template });
    expect(await gateway.credential).toBe(CREDENTIAL);
  });

  test('are reported on the console if the gateway rejects them, and the call still succeeds', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => report.mockRestore());
    const gateway = await startGateway(CREDENTIAL);
    gateway.answer(503);
    const { createDevice, log } = await startTestServer({ sms: gateway.target });
    const reply = await createDevice().call('signup', {}, { body: signup });
    expect(reply.status).toBe(200);
    await expect.poll(() => report.mock.calls.length).toBe(1);
    const [[failure] = []] = report.mock.calls;
    expect(inspect(failure)).toMatch(/will be sent again[^]*cause[^]*The SMS gateway answered 503/);
    for (const secret of [NEW_PHONE, CREDENTIAL]) {
      expect(inspect(failure)).not.toContain(secret);
      expect(JSON.stringify(log)).not.toContain(secret);
    }
  });

  test('do not delay the response to a password reset request', async () => {
    const gateway = await startGateway();
    const { createDevice } = await startTestServer({ sms: gateway.target });
    const forgot = async (phone: string) => {
      const { status, body } = await createDevice().call('forgotPassword', {}, { body: { phone } });
      return { status, body: { ...Object(body), attemptId: undefined } };
    };
    const known = await forgot(patientA.phone);
    expect(await forgot(NEW_PHONE)).toEqual(known);
    expect(known.status).toBe(200);
    expect(await gateway.message).toMatchObject({ phone: patientA.phone });
    gateway.answer(200);
  });

  test('appear on the console but never in the log', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => print.mockRestore());
    const { createDevice, log } = await startTestServer({ sms: { kind: 'console' } });
    await createDevice().call('signup', {}, { body: signup });
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/9333333333: .*\d{6}/));
    // Request ids are random and may contain six digits.
    const entries = log.map((entry) => ({ ...entry, requestId: undefined }));
    expect(JSON.stringify(entries)).not.toMatch(/9333333333|\d{6}/);
  });
});

describe('the log', () => {
  test('contains calls without personal data', async () => {
    const { createDevice, log } = await startTestServer();
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    await device.call('listAppointments', { id: patientA.id }, { token });
    await device.call('getTakenSlots', { id: doctorA.id, date: '2026-11-24' });
    await device.send('GET', `/nothing/${patientA.phone}?name=${patientA.name}`);
    const entry = { requestId: expect.stringMatching(/^[\da-f-]{36}$/), ms: expect.any(Number) };
    expect(log).toEqual([
      { ...entry, method: 'POST', route: '/api/login', status: 200 },
      { ...entry, method: 'GET', route: '/api/appointments/:id', status: 200 },
      { ...entry, method: 'GET', route: '/api/doctors/:id/slots', status: 200 },
      { ...entry, method: 'GET', route: 'unknown', status: 404 },
    ]);
  });
});

describe('shutdown', () => {
  test('finishes pending calls, saves all changes and unlocks the data file', async () => {
    const gateway = await startGateway();
    gateway.answer(200);
    const { url, createDevice, close, dataPath } = await startTestServer({ sms: gateway.target });
    const text = JSON.stringify(signup);
    const underWay = request(`${url}/api/signup`, {
      method: 'POST',
      headers: { connection: 'close' },
    });
    underWay.write(text.slice(0, 10));
    const answered = once(underWay, 'response');
    await once(underWay, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
    await createDevice().call('listDoctors');
    const closed = close();
    await expect.poll(() => createDevice().call('listDoctors').catch(String)).toContain('fetch');
    underWay.end(text.slice(10));
    expect((await answered)[0]).toMatchObject({ statusCode: 200 });
    await closed;
    expect(await readFile(dataPath, 'utf8')).toContain(NEW_PHONE);
    expect(await gateway.message).toMatchObject({ phone: NEW_PHONE });
    await startTestServer({ dataPath });
  });
});

async function startGateway(authorization: string | null = null) {
  let receiveCredential: (credential: string | undefined) => void = () => undefined;
  const credential = new Promise<string | undefined>((resolve) => (receiveCredential = resolve));
  let receive: (message: unknown) => void = () => undefined;
  let answer: (status: number) => void = () => undefined;
  const message = new Promise<unknown>((resolve) => (receive = resolve));
  const status = new Promise<number>((resolve) => (answer = resolve));
  const server = createServer((incoming, response) => {
    receiveCredential(incoming.headers.authorization);
    json(incoming)
      .then(receive)
      .then(() => status)
      .then((code) => response.writeHead(code).end())
      .catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const target = { kind: 'gateway' as const, url: `http://127.0.0.1:${port}/sms`, authorization };
  return { target, credential, message, answer };
}
