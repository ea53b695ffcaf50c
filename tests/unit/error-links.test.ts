import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../mocks/director/network/demo-network.ts';
import { endpointNames, isErrorCode, listFaultKinds } from '../../mocks/director/network/faults.ts';
import { parseLink } from '../../mocks/director/link/link.ts';
import { allWell, type NetworkSource, withFault } from '../../mocks/director/network/settings.ts';
import { demoAccounts } from '../../mocks/seed/demo-accounts.ts';
import { createTestBackend } from '../../mocks/testing/test-backend.ts';
import { createTestSeed } from '../../mocks/testing/test-seed.ts';
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

describe.each(endpointNames)('each error link of %s', (name) => {
  const links = listFaultKinds(name).map((kind) => {
    const { hash, pathname } = new URL(errorLink(name, kind), 'https://demo.example');
    return { kind, pathname, ...parseLink(hash) };
  });

  it('is valid, and opens a page that its account may see', () => {
    for (const { link, pathname, problems } of links) {
      expect(problems).toEqual([]);
      expect(pathname).toBe('/demo');
      const [match] = matchRoutes(table, new URL(link.to ?? '', 'https://demo.example')) ?? [];
      const role = demoAccounts.find(({ id }) => id === link.as)?.role;
      const allowed = role ? ['public', 'user', role] : ['public', 'guest'];
      expect(allowed).toContain(match?.route.id);
    }
  });

  it('makes the demo’s handlers respond with its error', async () => {
    const { method, path } = endpoints[name];
    for (const { kind, link } of links) {
      if (!isErrorCode(kind)) continue;
      source.write(link.faults.reduce(withFault, allWell));
      const reply = await createDevice().send(method, path.replace(/:\w+/g, 'any'));
      expect(reply.status).toBe(errorStatus[kind]);
      expect(errorResponseBody.parse(reply.body).code).toBe(kind);
    }
  });
});
