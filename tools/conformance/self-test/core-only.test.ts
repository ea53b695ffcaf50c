import { expect, test } from 'vitest';
import { createTestBackend } from '../../../backend/testing/test-backend.ts';
import { createTestSeed } from '../../../backend/testing/test-seed.ts';
import { allChecks } from '../all-checks.ts';
import { getContract } from '../calls.ts';
import { inProcess } from './in-process.ts';
import { runChecks } from '../run-checks.ts';
import { findCallName } from './faults/tamper.ts';
import type { Target } from '../targets/target.ts';

const EXTENDED = ['code', 'success', 'fields'];

function asDocumented(target: Target): Target {
  const fetch: Target['fetch'] = async (request) => {
    const name = findCallName(request);
    if (name && getContract(name).origin === 'extension') {
      return Response.json({ message: 'Not found' }, { status: 404 });
    }
    const headers = new Headers(request.headers);
    headers.delete('idempotency-key');
    const response = await target.fetch(new Request(request, { headers }));
    if (response.ok) return response;
    const body = Object.entries(Object(await response.json()));
    const rest = Object.fromEntries(body.filter(([field]) => !EXTENDED.includes(field)));
    return Response.json(rest, { status: response.status, headers: response.headers });
  };
  return { ...target, fetch, isCoreOnly: true };
}

test("a server that implements only the specification's calls passes the core checks", async () => {
  // The specification has no call to cancel visits, so they stay open.
  const quotas = { openVisits: Infinity };
  const backend = createTestBackend({ seed: createTestSeed(), quotas });
  const target = asDocumented(inProcess(backend));
  const { results } = await runChecks(allChecks, target);
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  expect(passed.length).toBeGreaterThan(100);
});
