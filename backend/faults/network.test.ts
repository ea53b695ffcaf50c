import { expect, test, vi } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { errorResponseBody, errorStatus } from '../../src/contract/errors.ts';
import { endpointNames, isErrorCode, listFaultKinds } from './faults.ts';
import { type Chance, createRandom, delayOnSocket, passCall, profiles } from './network.ts';

function createChance(random = createRandom(7)) {
  const waits: number[] = [];
  const chance: Chance = { random, sleep: async (ms) => void waits.push(ms) };
  return { chance, waits };
}

const ok = () => vi.fn<() => Promise<Response>>(async () => Response.json({ id: 'one' }));

test.each(endpointNames)('each error of %s is a response of the contract', async (endpoint) => {
  for (const kind of listFaultKinds(endpoint).filter(isErrorCode)) {
    const run = ok();
    const fault = { endpoint, kind, nth: 1, isLasting: true };
    const response = await passCall(
      run,
      { profile: profiles.fast, takeFault: () => fault },
      createChance().chance,
    );
    expect(response.status).toBe(errorStatus[kind]);
    expect(errorResponseBody.parse(await response.json()).code).toBe(kind);
    expect(run).not.toHaveBeenCalled();
  }
});

test.each(endpointNames.filter((name) => listFaultKinds(name).includes('shape')))(
  'the schema of %s refuses a body of the wrong shape',
  async (endpoint) => {
    const { response: schema }: Endpoint = endpoints[endpoint];
    const fault = { endpoint, kind: 'shape', nth: 1, isLasting: true } as const;
    const { chance } = createChance();
    const response = await passCall(
      ok(),
      { profile: profiles.fast, takeFault: () => fault },
      chance,
    );
    expect(schema.safeParse(await response.json()).success).toBe(false);
  },
);

test('a refusal of the handler keeps its shape', async () => {
  const fault = { endpoint: 'login', kind: 'shape', nth: 1, isLasting: true } as const;
  const refused = async () => Response.json({ success: false }, { status: 401 });
  const { chance } = createChance();
  const response = await passCall(
    refused,
    { profile: profiles.fast, takeFault: () => fault },
    chance,
  );
  expect(await response.json()).toEqual({ success: false });
});

test('a lost response comes from a call that was done', async () => {
  const run = ok();
  const fault = { endpoint: 'login', kind: 'lost', nth: 1, isLasting: true } as const;
  const response = await passCall(
    run,
    { profile: profiles.fast, takeFault: () => fault },
    createChance().chance,
  );
  expect(response.type).toBe('error');
  expect(run).toHaveBeenCalledOnce();
});

test('a late response comes after the client’s timeout of 15 seconds, or of 120 for a file', async () => {
  const fault = { endpoint: 'login', kind: 'late', nth: 1, isLasting: true } as const;
  const { chance, waits } = createChance();
  await passCall(ok(), { profile: profiles.fast, takeFault: () => fault }, chance);
  const headers = { 'content-disposition': 'attachment' };
  await passCall(
    async () => new Response('', { headers }),
    { profile: profiles.fast, takeFault: () => fault },
    chance,
  );
  expect(waits[0]).toBeGreaterThan(15_000);
  expect(waits[1]).toBeGreaterThan(120_000);
});

test.each([
  ['without a network', profiles.offline, 0.5],
  ['on a lossy network', profiles.lossy, 0.1],
])('%s, a call that does not arrive uses up no fault', async (_, profile, luck) => {
  const run = ok();
  const takeFault = vi.fn<() => null>(() => null);
  const { chance } = createChance(() => luck);
  expect((await passCall(run, { profile, takeFault }, chance)).type).toBe('error');
  expect(run).not.toHaveBeenCalled();
  expect(takeFault).not.toHaveBeenCalled();
});

test('a slow network delays each call within its range, always the same for the same seed', async () => {
  const measure = async () => {
    const { chance, waits } = createChance();
    for (let call = 0; call < 100; call += 1) {
      await passCall(ok(), { profile: profiles['slow-4g'], takeFault: () => null }, chance);
    }
    return waits;
  };
  const waits = await measure();
  expect(waits).toHaveLength(100);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...waits)).toBeLessThanOrEqual(900);
  expect(await measure()).toEqual(waits);
});

test('a lossy network loses 30% of the calls: half before they are done, half after', async () => {
  const { chance } = createChance();
  const run = ok();
  let lost = 0;
  for (let call = 0; call < 2000; call += 1) {
    const response = await passCall(
      run,
      { profile: profiles.lossy, takeFault: () => null },
      chance,
    );
    if (response.type === 'error') lost += 1;
  }
  expect(lost / 2000).toBeCloseTo(0.3, 1);
  expect(run.mock.calls.length / 2000).toBeCloseTo(0.85, 1);
});

test('a socket on a lossy network has late messages, and loses none', () => {
  const random = createRandom(7);
  const delays = Array.from({ length: 200 }, () => delayOnSocket(profiles.lossy, random));
  expect(delays.every((ms) => ms >= 50 && ms <= 1300)).toBe(true);
  const resent = delays.filter((ms) => ms > 1000);
  expect(resent.length).toBeGreaterThan(30);
  expect(resent.length).toBeLessThan(90);
});
