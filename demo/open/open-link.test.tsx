import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../demo.ts';
import { createFakeAnswers } from '../testing/fake-answers.ts';
import { readStartedScenario, readRunningScenario } from '../scenario-state/scenario-state.ts';
import { printLink } from '../link/link.ts';
import { openLink } from './open-link.ts';
import { findLinkStart } from './tab-link.ts';
import { allWell, openSettings } from '../../mocks/network/settings.ts';

const meera = 'patient-meera-nair';

async function open(hash: string, before: string | undefined, canLogIn = true) {
  let accountId = before;
  const linkProblems: string[] = [];
  history.replaceState(null, '', `/demo${hash}`);
  const settings = openSettings(localStorage);
  const reset = vi.fn<Demo['reset']>().mockResolvedValue();
  const answers = createFakeAnswers([], { isAutomatic: true });
  await openLink(
    { settings, answers, linkProblems, findAccount: async () => accountId, reset },
    {
      logIn: async ({ phone }) => {
        if (canLogIn && phone === '9876543210') accountId = meera;
      },
      logOut: async () => {
        accountId = undefined;
      },
    },
  );
  expect(answers.read().isAutomatic).toBe(false);
  return { accountId, linkProblems, settings: settings.read(), reset };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T11:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test('a link with a scenario resets the demo to it, and starts at its first step', async () => {
  const { reset, accountId, linkProblems, settings } = await open(
    '#scenario=slot-taken',
    undefined,
  );
  // 8:40 in India.
  const at = new Date('2026-11-26T03:10:00Z');
  expect(reset).toHaveBeenCalledExactlyOnceWith({ at, seed: undefined });
  expect({ accountId, linkProblems }).toEqual({ accountId: meera, linkProblems: [] });
  expect(settings.faults.map(({ fault }) => fault.kind)).toEqual(['slot-taken']);
  expect(location.pathname).toBe('/appointments/book/doctor-ananya-krishnan');
  expect(readStartedScenario()).toBe('slot-taken');
  expect(readRunningScenario()).toMatchObject({ name: 'slot-taken', step: 0 });
});

test('the other parts of a link come before those of its scenario', async () => {
  const link =
    '#scenario=slot-taken&at=2027-03-02T07:15&as=guest&net=2g&fault=login:busy&to=/doctors';
  const { reset, accountId, linkProblems, settings } = await open(link, meera);
  const at = new Date('2027-03-02T01:45:00Z');
  expect(reset).toHaveBeenCalledExactlyOnceWith({ at, seed: undefined });
  expect({ accountId, linkProblems }).toEqual({ accountId: undefined, linkProblems: [] });
  expect(settings).toMatchObject({ network: '2g', faults: [{ fault: { endpoint: 'login' } }] });
  expect(location.pathname).toBe('/doctors');
});

test.each(['', '&at=2027-03-02T07:15', '&at=now'])(
  'in the middle of a scenario, the copied link is the scenario from its beginning, after %j',
  async (at) => {
    await open(`#scenario=slot-taken${at}&to=/doctors`, undefined);
    const start = await findLinkStart({ findAccount: async () => meera, hasOwnTime: () => true });
    expect(printLink({ ...start, faults: [] })).toBe(`/demo#scenario=slot-taken${at}`);
  },
);

test('outside a scenario, the copied link has the time, the account and the page', async () => {
  await open('#scenario=slot-taken&at=now', undefined);
  await open('#at=2027-03-02T07:15&to=/doctors', undefined);
  const start = await findLinkStart({ findAccount: async () => meera, hasOwnTime: () => true });
  expect(start).toEqual({ at: '2026-11-26T16:30', as: meera, to: '/doctors' });
});

test('a link with a time and no scenario resets the demo, and ends the scenario', async () => {
  await open('#scenario=slot-taken', undefined);
  const { reset } = await open('#at=now', undefined);
  expect(reset).toHaveBeenCalledExactlyOnceWith({ at: undefined, seed: undefined });
  expect(readStartedScenario()).toBeUndefined();
  expect(readRunningScenario()).toBeNull();
});

test('a link without a scenario and a time keeps the data and the scenario', async () => {
  await open('#scenario=slot-taken', undefined);
  const { reset } = await open('#to=/doctors', undefined);
  expect(reset).not.toHaveBeenCalled();
  expect(readStartedScenario()).toBe('slot-taken');
});

test('a demo link signs in, and opens its page without what only looks like its path', async () => {
  const link = `#net=2g&as=${meera}&to=/a/../doctors?q=x#top`;
  const { accountId, linkProblems, settings } = await open(link, undefined);
  expect({ accountId, linkProblems }).toEqual({ accountId: meera, linkProblems: [] });
  expect(settings).toEqual({ ...allWell, network: '2g' });
  expect(location.href).toMatch(/\/\/[^/]+\/doctors\?q=x#top$/);
});

test('a demo link without an account signs out', async () => {
  expect(await open('#to=/doctors', meera)).toMatchObject({
    accountId: undefined,
    linkProblems: [],
  });
});

test.each([undefined, 'doctor-ananya-krishnan'])(
  'a demo link that could not sign in says so, after %s',
  async (before) => {
    const { linkProblems } = await open(`#as=${meera}`, before, false);
    expect(linkProblems).toEqual([expect.stringContaining('could not sign in as Meera Nair')]);
  },
);
