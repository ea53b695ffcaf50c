import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  asha,
  enterBrowser,
  resetFakeBrowser,
  offlineResponse,
  refused,
  type FakeServer,
} from '../../api/testing/fake-browser.ts';
import { listFrom, openSignedInTab, openTab } from './testing/open-tab.ts';

let server: FakeServer;

beforeEach(() => {
  server = enterBrowser();
});
afterEach(resetFakeBrowser);

describe('an expired token', () => {
  it('is refreshed only once for 20 parallel calls, which all succeed', async () => {
    const tab = await openSignedInTab();
    const answers = await Promise.all(Array.from({ length: 20 }, () => listFrom(tab)));
    expect(answers).toHaveLength(20);
    expect(server.refreshes).toBe(1);
    expect(tab.credentials()?.accessToken).toBe('token-2');
    expect(localStorage.getItem('accessToken')).toBe('token-2');
  });

  it('is refreshed after a pause if too many calls came from this address', async () => {
    vi.useFakeTimers();
    const tab = await openSignedInTab();
    const { refresh } = server;
    const refusals = [1, 2].map(() =>
      Response.json(
        { success: false, message: 'Too much at once.', code: 'too-many-requests' },
        { status: 429, headers: { 'retry-after': '1' } },
      ),
    );
    server.refresh = () => refusals.shift() ?? refresh();
    const list = listFrom(tab);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await list).toEqual([]);
    expect(tab.currentSession()).toMatchObject({ status: 'signedIn', accessToken: 'token-2' });
  });

  it('is refreshed by a response that contains only the token, as in the specification', async () => {
    const tab = await openSignedInTab();
    server.refresh = () => {
      server.goodToken = 'token-2';
      return answer(200, { accessToken: 'token-2' });
    };
    await listFrom(tab);
    expect(tab.currentSession()).toEqual({
      status: 'signedIn',
      user: asha,
      accessToken: 'token-2',
    });
  });

  it('is refreshed only once when 5 tabs make 20 calls each', async () => {
    const tabs = [];
    for (let count = 0; count < 5; count += 1) tabs.push(await openSignedInTab());
    await Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => listFrom(tab))));
    expect(server.refreshes).toBe(1);
    expect(tabs.map((tab) => tab.credentials()?.accessToken)).toEqual(Array(5).fill('token-2'));
  });

  it('is refreshed only once if the server rejects the calls of 5 tabs one tab after another', async () => {
    const tabs = [];
    for (let count = 0; count < 5; count += 1) tabs.push(await openSignedInTab());
    const refusals: (() => void)[] = [];
    server.appointments = (token) =>
      token === server.goodToken
        ? answer(200, [])
        : new Promise((resolve) => {
            refusals.push(() => resolve(refused(403, 'token-expired')));
          });
    const lists = tabs.map((tab) => Promise.all(Array.from({ length: 20 }, () => listFrom(tab))));
    await vi.waitUntil(() => refusals.length === 100);
    for (const ofOneTab of lists) {
      for (const refuse of refusals.splice(0, 20)) refuse();
      await ofOneTab;
    }
    expect(server.refreshes).toBe(1);
  });

  it('is replaced by the new token if another tab has already refreshed it', async () => {
    const [one, idle] = [await openSignedInTab(), await openSignedInTab()];
    await listFrom(one);
    server.sentRequests = [];
    await listFrom(idle);
    expect(server.sentRequests).toHaveLength(1);
    expect(idle.credentials()?.accessToken).toBe('token-2');
  });

  it("is refreshed only once even if the browser's storage is full", async () => {
    const tab = await openSignedInTab();
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await listFrom(tab);
    await listFrom(tab);
    expect(server.refreshes).toBe(1);
  });

  it('is refreshed separately by each tab if each tab has its own session', async () => {
    const tabs = [
      await openSignedInTab({ isShared: false }),
      await openSignedInTab({ isShared: false }),
    ];
    for (const tab of tabs) await listFrom(tab);
    expect(server.refreshes).toBe(2);
  });

  it('is not replaced by a token that another tab received for another user', async () => {
    const arjun = { ...asha, id: 'arjun' };
    const [other, tab] = [await openSignedInTab(), await openSignedInTab()];
    other.startSession(arjun, 'token-1');
    server.refresh = () =>
      answer(200, {
        success: true,
        user: server.refreshes === 1 ? arjun : asha,
        accessToken: 'token-2',
      });
    await Promise.all([listFrom(other), listFrom(tab)]);
    expect(server.refreshes).toBe(2);
    expect(tab.credentials()?.userId).toBe('asha');
  });

  it('is refreshed without the lock if the tab that holds the lock hangs', async () => {
    const tab = await openSignedInTab();
    vi.useFakeTimers();
    void navigator.locks.request('caresetu-session', () => new Promise(() => {}));
    const outcome = listFrom(tab);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(outcome).resolves.toEqual([]);
  });

  it('is refreshed again if the first response is lost', async () => {
    const tab = await openSignedInTab();
    const { refresh } = server;
    server.refresh = () => (server.refreshes === 1 ? offlineResponse() : refresh());
    await expect(listFrom(tab)).resolves.toEqual([]);
    expect(server.refreshes).toBe(2);
    expect(tab.currentSession().status).toBe('signedIn');
  });
});

describe('a call rejected with 403', () => {
  it('fails after a second 403, and the session continues', async () => {
    const tab = await openSignedInTab();
    server.appointments = () => refused(403, 'forbidden');
    await expect(listFrom(tab)).rejects.toMatchObject({
      status: 403,
      reason: 'forbidden',
      code: 'forbidden',
    });
    expect(server.refreshes).toBe(1);
    expect(tab.currentSession().status).toBe('signedIn');
    expect(tab.credentials()).not.toBeNull();
  });

  it('causes no session refresh for a guest', async () => {
    const tab = await openTab();
    await expect(listFrom(tab)).rejects.toMatchObject({ status: 403 });
    expect(server.refreshes).toBe(0);
  });
});

describe('a rejected refresh', () => {
  it.each([401, 403])(
    'ends the session once and logs a single warning if its status is %i',
    async (status) => {
      const tab = await openSignedInTab();
      localStorage.setItem('token', 'left over');
      server.refresh = () => refused(status, 'session-ended');
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => listFrom(tab)));
      expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true);
      expect(server.refreshes).toBe(1);
      expect(tab.currentSession()).toEqual({ status: 'guest', hasEnded: true });
      expect(console.warn).toHaveBeenCalledOnce();
      expect(tab.credentials()).toBeNull();
      for (const key of ['accessToken', 'token', 'user'])
        expect(localStorage.getItem(key)).toBeNull();
    },
  );
});

describe('an unreachable server', () => {
  it.each([
    ['no answer', offlineResponse],
    ['an error of its own', () => refused(500, 'unexpected')],
  ])('does not log the user out during a refresh (%s)', async (_, refresh) => {
    const tab = await openSignedInTab();
    server.refresh = refresh;
    await expect(listFrom(tab)).rejects.toBeInstanceOf(tab.ApiError);
    expect(tab.currentSession().status).toBe('signedIn');
    expect(console.warn).not.toHaveBeenCalled();
    expect(tab.credentials()?.accessToken).toBe('token-1');
  });
});

describe('a late refresh response', () => {
  it('does not undo a logout', async () => {
    const tab = await openSignedInTab();
    const { refresh } = server;
    server.refresh = () => {
      tab.clearSessionHint();
      tab.leave({ status: 'guest', hasEnded: false });
      return refresh();
    };
    await expect(listFrom(tab)).rejects.toMatchObject({ status: 403 });
    expect(tab.credentials()).toBeNull();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('does not repeat a call if another user has signed in', async () => {
    const tab = await openSignedInTab();
    const { refresh } = server;
    server.refresh = () => {
      tab.startSession({ ...asha, id: 'arjun' }, 'token-9');
      return refresh();
    };
    await expect(listFrom(tab)).rejects.toMatchObject({ status: 403 });
    expect(tab.credentials()?.userId).toBe('arjun');
  });
});
