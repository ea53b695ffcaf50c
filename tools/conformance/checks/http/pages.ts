import type { CallName } from '../../calls.ts';
import { mayBeCached } from '../../../../src/domain/time/server-time.ts';
import { check } from '../../check.ts';
import { Skipped } from '../../difference.ts';
import type { Reply } from '../../targets/device.ts';
import { expectResponse, expectError, expectStatus, expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

const FOREIGN_PAGE = 'https://not-this-app.example';
const SENT_HEADERS = ['authorization', 'content-type', 'idempotency-key'];

async function expectLeave(kit: Kit, name: CallName, method: string, path: string): Promise<void> {
  const reply = await kit.guest().send(name, 'OPTIONS', path, {
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': SENT_HEADERS.join(),
    },
  });
  if (reply.status !== 200) expectStatus(reply, 204);
  expectPageNamed(kit, reply);
  expectListed(reply, 'Access-Control-Allow-Methods', method);
  for (const header of SENT_HEADERS) expectListed(reply, 'Access-Control-Allow-Headers', header);
}

function expectPageNamed(kit: Kit, reply: Reply): void {
  expectHeader(reply, 'Access-Control-Allow-Origin', kit.target.origin ?? '');
  expectHeader(reply, 'Access-Control-Allow-Credentials', 'true');
}

function expectHeader(reply: Reply, header: string, expected: string): void {
  const actual = reply.headers.get(header) ?? 'missing';
  expectThat(reply, `header ${header}`, actual === expected, expected, actual);
}

function expectListed(reply: Reply, header: string, wanted: string): void {
  const list = (reply.headers.get(header) ?? '').split(',').map((part) => part.trim());
  const isListed = list.some((part) => part.toLowerCase() === wanted.toLowerCase());
  expectThat(reply, `header ${header}`, isListed, `a list with ${wanted}`, list.join(', '));
}

function adviseDate(headers: Headers): string | null {
  const fallback = 'the app uses the clock of each device, which may be wrong';
  if (Number.isNaN(Date.parse(headers.get('date') ?? ''))) {
    return `responses have no Date: ${fallback}`;
  }
  if (mayBeCached('GET', headers)) return `responses may come from a cache: ${fallback}`;
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/,\s*/);
  if (exposed.includes('date')) return null;
  return `Access-Control-Expose-Headers does not list Date: ${fallback}`;
}

export const pageChecks = [
  check(
    "allows the app's origin to read responses with credentials",
    'listDoctors',
    async (kit) => {
      const reply = await kit.guest().call('listDoctors');
      expectResponse(reply);
      expectPageNamed(kit, reply);
      expectListed(reply, 'Vary', 'Origin');
    },
    ['origin'],
  ),
  check(
    "allows the app's origin to read an error",
    'listAppointments',
    async (kit) => {
      const reply = await kit.guest().call('listAppointments', { params: { id: 'anybody' } });
      expectError(reply, 'not-signed-in');
      expectPageNamed(kit, reply);
    },
    ['origin'],
  ),
  check(
    "allows the app's origin to send POST requests",
    'bookAppointment',
    (kit) => expectLeave(kit, 'bookAppointment', 'POST', '/api/appointment/anybody'),
    ['origin'],
  ),
  check(
    "allows the app's origin to send PUT requests",
    'updateDoctor',
    (kit) => expectLeave(kit, 'updateDoctor', 'PUT', '/api/doctors/anybody'),
    ['origin'],
  ),
  check(
    'rejects another origin and hides the response',
    'login',
    async (kit) => {
      const body = { ...kit.target.accounts.patientB, role: 'patient', remember: false };
      const reply = await kit.guest().call('login', { body, headers: { origin: FOREIGN_PAGE } });
      expectError(reply, 'forbidden');
      const named = reply.headers.get('access-control-allow-origin') ?? 'missing';
      const isKept = named !== FOREIGN_PAGE && named !== '*';
      expectThat(reply, 'header Access-Control-Allow-Origin', isKept, 'missing', named);
      expectThat(reply, 'header Set-Cookie', reply.cookies.length === 0, 'missing', 'there');
    },
    ['origin'],
  ),
  check(
    'sends the time that the app follows',
    'listDoctors',
    async (kit) => {
      const { headers } = await kit.guest().call('listDoctors');
      const advice = adviseDate(headers);
      // The contract does not require it, so this is no difference.
      if (advice !== null) throw new Skipped(advice);
    },
    ['origin'],
  ),
  check('returns a contract error for an unknown path', 'listDoctors', async (kit) => {
    const device = kit.guest();
    expectError(await device.send('listDoctors', 'GET', '/api/no-such-call'), 'not-found');
    expectError(await device.send('listDoctors', 'POST', '/api/no-such-call'), 'not-found');
  }),
];
