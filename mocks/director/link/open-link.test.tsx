import { beforeEach, expect, test } from 'vitest';
import { createFakeAnswers } from '../../testing/fake-answers.ts';
import { openLink } from './open-link.ts';
import { allWell, openSettings } from '../network/settings.ts';

const meera = 'patient-meera-nair';

async function open(hash: string, before: string | undefined, canLogIn = true) {
  let accountId = before;
  const linkProblems: string[] = [];
  history.replaceState(null, '', `/demo${hash}`);
  const settings = openSettings(localStorage);
  const answers = createFakeAnswers([], { isAutomatic: true });
  await openLink(
    { settings, answers, linkProblems, findAccount: async () => accountId },
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
  return { accountId, linkProblems, settings: settings.read() };
}

beforeEach(() => localStorage.clear());

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
