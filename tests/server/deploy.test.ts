import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testSecrets } from '../../backend/testing/test-secrets.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { readInstallCommands } from '../unit/install-chapter.ts';
import { ensureNginx, findProgram } from './support/debian-programs.ts';
import { createHttpDevice } from './support/http-device.ts';
import { signUpDoctor } from './support/new-doctor.ts';
import { createMachine, DOMAIN, startNginx } from './support/nginx-machine.ts';
import { startServerProcess } from './support/server-process.ts';
import { temporaryFolder } from './support/test-server.ts';
import { startDeployedTurn } from './support/turn-machine.ts';

const nginx = ensureNginx() ?? '';
const turnserver = findProgram('turnserver') ?? '';

async function startServer() {
  const folder = await temporaryFolder();
  const smsPath = join(folder, 'sms.jsonl');
  const files = ['--data', join(folder, 'caresetu.json'), '--sms', smsPath];
  const proxied = ['--port', '0', '--url', `https://${DOMAIN}`, '--trust-proxy', 'loopback'];
  const server = await startServerProcess([...files, ...proxied], { env: testSecrets });
  onTestFinished(() => void server.end('SIGKILL'));
  return { ...server, smsPath, port: new URL(server.url).port };
}

const webSocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
};

describe('nginx', () => {
  beforeEach(({ skip }) => skip(!nginx, 'install the package nginx'));

  test('nginx-app.conf serves the API over TLS while two of three processes are down', async () => {
    const { url, port, smsPath } = await startServer();
    const { root, run } = await createMachine();
    await run(readInstallCommands('7. nginx').split('rm --force')[0] ?? '');
    const down = await freePort(2);
    const upstream = [down, port, down + 1].map(
      (one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=5s;`,
    );
    await writeFile(join(root, 'etc/nginx/caresetu-upstream.conf'), upstream.join('\n'));
    const { call, callPlain } = await startNginx(nginx, root);

    expect(await callPlain('/doctors?query=a')).toMatchObject({
      status: 301,
      headers: { location: `https://${DOMAIN}/doctors?query=a` },
    });
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await call('/api/doctors')).toMatchObject({ status: 200, body: '[]' });
    expect((await call('/api/doctors')).headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect((await call('/metrics')).status).toBe(404);
    expect(await call('/ready')).toMatchObject({ status: 200 });
    expect(
      (await call('/socket.io/?EIO=4&transport=websocket', { headers: webSocket })).status,
    ).toBe(101);

    await signUpDoctor(createHttpDevice(url), smsPath);
    const person = { phone: '9333333333', password: 'a-long-password', role: 'doctor' };
    const { status, headers } = await call(
      '/api/login',
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      JSON.stringify({ ...person, remember: true }),
    );
    expect(status).toBe(200);
    expect(headers['set-cookie']?.length).toBeGreaterThan(0);
    for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/; secure/i);
  });

  test.each(['nginx', 'nginx-app'])(
    '%s.conf writes the address of a feed to no log, also while the API is down',
    async (name) => {
      const { root, run } = await createMachine();
      const down = await freePort();
      const files = ['caresetu-proxy', 'caresetu-headers'].map(
        (file) => `docs/deploy/${file}.conf`,
      );
      await run(`cp ${files.join(' ')} /etc/nginx/`);
      await run(
        `sed 's|127.0.0.1:5003|127.0.0.1:${down}|' docs/deploy/${name}.conf > /etc/nginx/conf.d/caresetu.conf`,
      );
      await writeFile(
        join(root, 'etc/nginx/caresetu-upstream.conf'),
        `server 127.0.0.1:${down} max_fails=0;`,
      );
      const { call, callPlain, readLogs } = await startNginx(nginx, root);
      const feed = '/api/calendar/secret-of-a-feed.ics';
      expect((await callPlain(feed)).status).toBe(301);
      expect((await call(feed)).status).toBe(502);
      expect((await call('/api/unsubscribe/secret-of-a-link')).status).toBe(502);
      expect((await call('/api/doctors')).status).toBe(502);
      await expect.poll(readLogs).toContain('/api/doctors');
      expect(await readLogs()).not.toMatch(/secret-of-a-(feed|link)/);
    },
  );

  test('nginx.conf serves the built files with their headers, and the API beside them', async () => {
    const { port } = await startServer();
    const { root, run } = await createMachine();
    const copy = ['caresetu-proxy', 'caresetu-headers'].map((name) => `docs/deploy/${name}.conf`);
    await run(`cp ${copy.join(' ')} /etc/nginx/`);
    await run(
      `sed 's|127.0.0.1:5003|127.0.0.1:${port}|' docs/deploy/nginx.conf > /etc/nginx/conf.d/caresetu.conf`,
    );
    const site = join(root, 'var/www/caresetu');
    for (const name of ['index', 'app', 'doctors'])
      await writeFile(join(site, `${name}.html`), `${name} `.repeat(500));
    const { call } = await startNginx(nginx, root);

    const names = async (path: string) => {
      const { status, body } = await call(path);
      return `${status} ${body.split(' ')[0]}`;
    };
    expect(await names('/')).toBe('200 index');
    expect(await names('/?query=heart')).toBe('200 app');
    expect(await names('/doctors')).toBe('200 doctors');
    expect(await names('/doctors?gender=female')).toBe('200 app');
    expect(await names('/account')).toBe('200 app');
    expect((await call('/assets/gone.js')).status).toBe(404);
    expect(await call('/api/doctors')).toMatchObject({ status: 200, body: '[]' });
    expect((await call('/metrics')).body).not.toContain('caresetu_');
    const { headers } = await call('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

test('coturn with turnserver.conf asks for a credential, over UDP and TLS', async ({ skip }) => {
  skip(!turnserver, 'install the package coturn');
  const { root } = await createMachine();
  const { allocate } = await startDeployedTurn(turnserver, root);
  const refusal = { error: 401, realm: 'turn.example.com' };
  expect(await allocate('udp')).toEqual(refusal);
  expect(await allocate('tls')).toEqual(refusal);
});
