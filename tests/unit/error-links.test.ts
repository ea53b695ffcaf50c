import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { demoSocketFaults, demoNetwork } from '../../mocks/network/demo-network.ts';
import {
  type CallName,
  callNames,
  endpointNames,
  isErrorCode,
  listFaultKinds,
} from '../../backend/faults/faults.ts';
import { parseLink } from '../../demo/link/link.ts';
import { allWell, type NetworkSource, withFault } from '../../mocks/network/settings.ts';
import { scenarios } from '../../demo/scenarios/all-scenarios.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed } from '../../backend/testing/test-seed.ts';
import { callAck } from '../../src/contract/calls.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { errorResponseBody, errorStatus } from '../../src/contract/errors.ts';
import { type Route, routes } from '../../src/pages/routes.ts';
import { errorLink } from '../../stories/docs/error-links.ts';

const table = Object.values<Route>(routes).map(({ path, guard }) => ({ path, id: guard }));

function createSource(): NetworkSource {
  let settings = allWell;
  return {
    read: () => settings,
    write: (changed) => void (settings = changed),
    onChange: () => () => undefined,
  };
}

const source = createSource();
const { createDevice } = createTestBackend({
  seed: createTestSeed(),
  network: demoNetwork(source),
});

it('each error code of the contract has a link', () => {
  const shown = new Set<string>(callNames.flatMap(listFaultKinds));
  expect(Object.keys(errorStatus).filter((code) => !shown.has(code))).toEqual([]);
});

const readLinks = (name: CallName) =>
  listFaultKinds(name).map((kind) => {
    const { hash, pathname } = new URL(errorLink(name, kind), 'https://demo.example');
    return { kind, pathname, ...parseLink(hash) };
  });

it.each(callNames)('each error link of %s opens a page that its account can see', (name) => {
  for (const { link, pathname, problems } of readLinks(name)) {
    expect(problems).toEqual([]);
    expect(pathname).toBe('/demo');
    const scenario = link.scenario && scenarios[link.scenario];
    const to = link.to ?? scenario?.start ?? '';
    const [match] = matchRoutes(table, new URL(to, 'https://demo.example')) ?? [];
    const as = link.as ?? scenario?.people.main;
    const role = demoAccounts.find(({ id }) => id === as)?.role;
    const allowed = role ? ['public', 'user', role] : ['public', 'guest'];
    expect(allowed).toContain(match?.route.id);
  }
});

it.each(endpointNames)('the demo’s handlers respond with each error of %s', async (name) => {
  const { method, path } = endpoints[name];
  for (const { kind, link } of readLinks(name)) {
    if (!isErrorCode(kind)) continue;
    source.write(link.faults.reduce(withFault, allWell));
    const reply = await createDevice().send(method, path.replace(/:\w+/g, 'any'));
    expect(reply.status).toBe(errorStatus[kind]);
    expect(errorResponseBody.parse(reply.body).code).toBe(kind);
  }
});

it('the demo’s socket answers ‘call_join’ with its errors, and other events as usual', async () => {
  const { refuse } = demoSocketFaults(source);
  for (const { kind, link } of readLinks('call_join')) {
    source.write(link.faults.reduce(withFault, allWell));
    const refusal = await refuse('call_join');
    expect(callAck.parse(refusal)).toMatchObject({ success: false, code: kind });
    expect(await refuse('call_signal')).toBeNull();
  }
  source.write(allWell);
  expect(await refuse('call_join')).toBeNull();
});
