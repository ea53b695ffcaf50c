import { expect, test } from 'vitest';
import { addressRows } from '../../server/limits/address-rows.ts';
import { people, TEST_PASSWORD } from '../../backend/testing/test-seed.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { PAGE, startTestServer } from './support/test-server.ts';

const { phone } = people.patientA;
const signup = {
  fullName: 'Esha Pillai',
  phone: '9333333333',
  password: 'a-new-password',
  role: 'patient',
  terms: true,
};
const login = { phone, password: TEST_PASSWORD, role: 'patient', remember: false };
const limits = { codes: 3, guesses: 2, logins: 2, places: 2, calendars: 2, stops: 2 };

/** Requests arrive through a local proxy, which reports the client's IP address. */
async function start(trustedProxies = ['loopback']) {
  const { createDevice } = await startTestServer({ trustedProxies }, undefined, limits);
  const device = createDevice();
  const from = (address: string) => (method: string, path: string, body?: unknown) =>
    device.send(method, path, {
      ...(body !== undefined && { body }),
      headers: { 'x-forwarded-for': address, origin: PAGE },
    });
  return { from };
}

const kinds: [kind: string, limit: number, method: string, path: string, body?: unknown][] = [
  ['logins', limits.logins, 'POST', '/api/login', login],
  ['codes', limits.codes, 'POST', '/api/forgot-password', { phone }],
  ['guesses', limits.guesses, 'POST', '/api/verify-otp', { phone, otp: '000000' }],
  ['places', limits.places, 'GET', '/geocoder/search?format=json&q=Pune'],
  ['calendars', limits.calendars, 'GET', '/api/calendar/unknown.ics'],
  ['stops', limits.stops, 'POST', '/api/unsubscribe/unknown'],
];

test.each(kinds)(
  'the server limits %s per client address',
  async (_kind, limit, method, path, body) => {
    const { from } = await start();
    const call = from('203.0.113.7');
    const messages: string[] = [];
    for (let made = 0; made < limit; made += 1) {
      messages.push(String(Object((await call(method, path, body)).body).message));
    }
    expect(messages.filter((message) => message.includes('your network'))).toEqual([]);

    const refused = await call(method, path, body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Object(refused.body).message).toMatch(
      /^Too many attempts from your network\. Please try again in (60|59) minutes\.$/,
    );
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(refused.headers.get('access-control-allow-origin')).toBe(PAGE);

    const elsewhere = await from('203.0.113.8')(method, path, body);
    expect(String(Object(elsewhere.body).message)).not.toContain('your network');
  },
);

const limitedCalls = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
  const row = Object.entries(addressRows).find(([other]) => other === name)?.[1];
  return typeof row === 'string' ? [{ name, method, path, limit: limits[row] }] : [];
});

test('each call with a limit gets 429 beyond it, before its body or session is checked', async () => {
  const { from } = await start();
  for (const [index, { name, method, path, limit }] of limitedCalls.entries()) {
    const call = from(`203.0.113.${index + 1}`);
    const statuses: number[] = [];
    for (let made = 0; made <= limit; made += 1) {
      statuses.push((await call(method, path, method === 'GET' ? undefined : {})).status);
    }
    expect([name, statuses.indexOf(429)]).toEqual([name, limit]);
  }
});

test('a login with a code of the second factor counts as a login', async () => {
  const { from } = await start();
  const call = from('203.0.113.7');
  await call('POST', '/api/login', login);
  await call('POST', '/api/login/code', { ...login, code: '000000' });
  expect((await call('POST', '/api/login/code', { ...login, code: '000001' })).status).toBe(429);
  expect((await call('POST', '/api/login', login)).status).toBe(429);
});

test('the server delays a 429 response to slow down rapid retries', async () => {
  const { from } = await start();
  const guess = () => from('203.0.113.7')('POST', '/api/verify-otp', { phone, otp: '000000' });
  for (let made = 0; made < limits.guesses; made += 1) await guess();
  const sentAt = performance.now();
  expect((await guess()).status).toBe(429);
  expect(performance.now() - sentAt).toBeGreaterThan(240);
});

test('signing up, resending a code and resetting a password share one limit', async () => {
  const { from } = await start();
  const call = from('203.0.113.7');
  await call('POST', '/api/signup', signup);
  await call('POST', '/api/resend-otp', { phone: signup.phone, purpose: 'signup' });
  await call('POST', '/api/forgot-password', { phone });
  const { status } = await call('POST', '/api/signup', { ...signup, phone: '9444444444' });
  expect(status).toBe(429);
});

test('all addresses of an IPv6 /64 network share one limit', async () => {
  const { from } = await start();
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']) {
    expect((await from(address)('POST', '/api/login', login)).status).toBe(200);
  }
  expect((await from('2001:db8:1:2::3')('POST', '/api/login', login)).status).toBe(429);
  expect((await from('2001:db8:1:3::1')('POST', '/api/login', login)).status).toBe(200);
});

test.each(kinds)(
  'an IPv6 /48 network has four times the limit of a /64 network for %s',
  async (_kind, limit, method, path, body) => {
    const { from } = await start();
    const message = async (address: string) =>
      String(Object((await from(address)(method, path, body)).body).message);
    for (let network = 0; network < 4; network += 1) {
      for (let made = 0; made < limit; made += 1) {
        expect(await message(`2001:db8:1:${network}::${made + 1}`)).not.toContain('your network');
      }
      // A refused call of a /64 does not count for its /48.
      expect(await message(`2001:db8:1:${network}::1`)).toContain('your network');
    }
    expect(await message('2001:db8:1:4::1')).toContain('your network');
    expect(await message('2001:db8:2:4::1')).not.toContain('your network');
  },
);

test('a forged X-Forwarded-For header does not bypass the limit', async () => {
  const direct = await start([]);
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    expect((await direct.from(address)('POST', '/api/login', login)).status).toBe(200);
  }
  expect((await direct.from('203.0.113.3')('POST', '/api/login', login)).status).toBe(429);

  const { from } = await start();
  for (const madeUp of ['198.51.100.1', '198.51.100.2']) {
    const reply = await from(`${madeUp}, 203.0.113.7`)('POST', '/api/login', login);
    expect(reply.status).toBe(200);
  }
  const reply = await from('198.51.100.3, 203.0.113.7')('POST', '/api/login', login);
  expect(reply.status).toBe(429);
});

test('the server does not limit other calls per client address', async () => {
  const { from } = await start();
  for (let made = 0; made < 10; made += 1) {
    expect((await from('203.0.113.7')('GET', '/api/doctors')).status).toBe(200);
  }
});
