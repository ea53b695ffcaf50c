import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testSecrets } from '../../backend/testing/test-secrets.ts';
import { createTestSeed, unansweredVisit } from '../../backend/testing/test-seed.ts';
import { testAccounts } from '../../tools/conformance/self-test/in-process.ts';
import { runKit } from '../../tools/conformance/run-kit.ts';
import { NOW, PAGE, startTestServer, temporaryFolder } from './support/test-server.ts';

const jsonReport = z.object({
  summary: z.object({ passed: z.number(), failed: z.number(), skipped: z.number() }),
  results: z.array(
    z.object({
      endpoint: z.string(),
      outcome: z.string(),
      message: z.optional(z.string()),
      difference: z.optional(z.object({ endpoint: z.string(), field: z.string() })),
    }),
  ),
  notRestored: z.array(z.string()),
});

async function runAgainstServer(more: string[] = [], fetchFrom = fetch) {
  const { url, smsPath } = await startTestServer(
    {
      trustedProxies: ['loopback'],
      refusesCommonPasswords: true,
      reports: { kind: 'console' },
    },
    () => createTestSeed([unansweredVisit]),
  );
  const folder = await temporaryFolder();
  const accounts = join(folder, 'accounts.json');
  await writeFile(accounts, JSON.stringify(testAccounts));
  const args = ['--url', url, '--accounts', accounts, '--result-dir', folder, ...more];
  const named = args.map((arg) => arg.replace('URL', url).replace('SMS', smsPath));
  let printed = '';
  const code = await runKit(
    named,
    (text) => (printed += text),
    { now: () => NOW, fetch: (request) => fetchFrom(request) },
    testSecrets,
  );
  const text = await readFile(join(folder, 'conformance.json'), 'utf8');
  const junit = await readFile(join(folder, 'conformance.xml'), 'utf8');
  return { code, printed, report: jsonReport.parse(JSON.parse(text)), junit };
}

describe('the conformance kit', () => {
  test('finds no difference between the server and the contract', async () => {
    const { code, printed, report, junit } = await runAgainstServer([
      '--geocoder',
      'URL/geocoder',
      '--origin',
      PAGE,
      '--sms-file',
      'SMS',
      '--traces',
      '--forwarded',
      '--refuses-common-passwords',
    ]);
    expect(report.results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const skipped = report.results.filter(({ outcome }) => outcome === 'skipped');
    expect(skipped.filter(({ message }) => !message?.includes('--slow'))).toEqual([]);
    expect(report.notRestored).toEqual([]);
    expect(code).toBe(0);
    expect(printed).toMatch(/bookAppointment +POST \/api\/appointment\/:doctorId +core .* ok/);
    expect(junit).toContain('failures="0"');
  }, 180_000);

  test('exits with code 1 and reports the call and the field that differ from the contract', async () => {
    const withTypo = async (request: Request | URL | string) => {
      const response = await fetch(request);
      const text = (await response.text()).replaceAll('"specialty"', '"speciality"');
      return new Response(text, response);
    };
    const { code, printed, report, junit } = await runAgainstServer(['--core-only'], withTypo);
    expect(code).toBe(1);
    expect(report.results.flatMap(({ difference }) => difference ?? [])).toContainEqual(
      expect.objectContaining({ endpoint: 'getDoctor', field: 'specialty' }),
    );
    expect(printed).toContain('getDoctor: specialty should be of type string, but is missing');
    expect(junit).toContain('<failure type="getDoctor.specialty"');
  });

  test('reports a missing CORS header', async () => {
    const withoutLeave = async (request: Request | URL | string) => {
      const response = await fetch(request);
      const headers = new Headers(response.headers);
      headers.delete('access-control-allow-credentials');
      return new Response(response.body, { status: response.status, headers });
    };
    const { code, report } = await runAgainstServer(
      ['--core-only', '--origin', PAGE],
      withoutLeave,
    );
    expect(code).toBe(1);
    expect(report.results.flatMap(({ difference }) => difference ?? [])).toContainEqual(
      expect.objectContaining({
        endpoint: 'listDoctors',
        field: 'header Access-Control-Allow-Credentials',
      }),
    );
  });

  test.each([
    ['date', 'responses have no Date'],
    ['access-control-expose-headers', 'Access-Control-Expose-Headers does not list Date'],
  ])('advises an API without the header %s, which is no difference', async (name, advice) => {
    const withoutIt = async (request: Request | URL | string) => {
      const response = await fetch(request);
      const headers = new Headers(response.headers);
      headers.delete(name);
      return new Response(response.body, { status: response.status, headers });
    };
    const { code, printed } = await runAgainstServer(['--core-only', '--origin', PAGE], withoutIt);
    expect(code).toBe(0);
    expect(printed).toContain(advice);
  });

  test('skips checks whose options are missing, and lists those options', async () => {
    const { code, printed, report } = await runAgainstServer(['--core-only']);
    expect(code).toBe(0);
    expect(report.results.map(({ endpoint }) => endpoint)).not.toContain('cancelAppointment');
    for (const flag of ['--origin', '--geocoder', '--sms-file', '--slow', '--forwarded']) {
      expect(printed).toContain(flag);
    }
  });

  test.each([
    [[], '--url is missing'],
    [['--url', 'localhost'], 'must be an http or https address'],
    [['--url', 'http://127.0.0.1:9', '--what'], "Unknown option '--what'"],
    [['--url', 'http://127.0.0.1:9'], 'Nothing answers at http://127.0.0.1:9'],
    [['--url', 'http://127.0.0.1:9', '--accounts', '/no/such/file'], 'cannot be read'],
    [['--url', 'http://127.0.0.1:9', '--hook', 'echo {}'], 'not complete: patientA'],
    [['--url', 'http://127.0.0.1:9', '--hook', 'exit 3'], 'The hook failed'],
  ])('exits with code 2 and prints advice when started with %j', async (args, advice) => {
    let printed = '';
    expect(await runKit(args, (text) => (printed += text))).toBe(2);
    expect(printed).toContain(advice);
  });
});
