import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { User } from '../../contract/auth.ts';
import { checkSession, startSessionChecks } from './check-session.ts';
import { startLifetime } from './lifetime.ts';
import { logOut } from './log-out.ts';
import { clearPendingLogout } from './pending-logout.ts';
import { credentials, currentSession, currentUser, resetSession } from './session.ts';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };

type Reply = () => Response | Promise<Response>;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const signedIn = () => Response.json({ success: true, user: meera, accessToken: 'token-1' });
const refused = (code: string) => () =>
  Response.json({ success: false, message: 'Nobody.', code }, { status: 401 });

let refresh: Reply;
let asked: string[];
let stop = () => {};

function openWith(mirrored: User | null, isShared = true): void {
  if (mirrored) {
    localStorage.setItem('user', JSON.stringify(mirrored));
    localStorage.setItem('accessToken', 'mirrored');
  }
  stop = startSessionChecks(isShared);
}

const guest = { status: 'guest', hasEnded: false };
const becomes = (status: string) => vi.waitFor(() => expect(currentSession().status).toBe(status));

beforeEach(() => {
  asked = [];
  refresh = refused('not-signed-in');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url === '/api/refresh-token' ? refresh() : Response.json({ success: true, message: '' });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  resetSession();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a guest', () => {
  it.each([true, false])('is recognised without a request (shared session: %s)', (isShared) => {
    openWith(null, isShared);
    expect(currentSession()).toEqual(guest);
    expect(asked).toEqual([]);
  });

  it('is recognised only by a request if the browser denies access to storage', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    openWith(null);
    expect(currentSession().status).toBe('checking');
    await becomes('guest');
    expect(asked).toEqual(['/api/refresh-token']);
  });

  it('is recognised without a request after the server has ended the session', async () => {
    openWith(meera);
    await becomes('guest');
    expect(localStorage.getItem('user')).toBeNull();
    asked = [];
    await checkSession();
    expect(asked).toEqual([]);
  });

  it('sends a logout that could not be sent earlier', async () => {
    sessionStorage.setItem('caresetu-logging-out', '1');
    openWith(null, false);
    await becomes('guest');
    expect(asked).toEqual(['/api/logout']);
  });
});

it('a logout that only a captive portal has answered is sent again at the next start', async () => {
  localStorage.setItem('caresetu-logging-out', '1');
  vi.stubGlobal('fetch', async () => new Response('<h1>Log in to the Wi-Fi</h1>'));
  openWith(null);
  await vi.dynamicImportSettled();
  await becomes('signingOut');
  expect(localStorage.getItem('caresetu-logging-out')).toBe('1');
});

describe('a user who is stored in the browser', () => {
  it('is replaced by the user that the server returns, who is then stored', async () => {
    refresh = signedIn;
    openWith({ ...meera, name: 'Somebody else' });
    await becomes('signedIn');
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
    expect(localStorage.getItem('accessToken')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(meera);
  });

  it('becomes a guest if the server has no session', async () => {
    openWith(meera);
    await becomes('guest');
    expect(currentSession()).toEqual(guest);
    expect(credentials()).toBeNull();
  });

  describe.each([
    ['a session that all tabs share', true],
    ["a tab's own session, as in the demo", false],
  ])('with %s', (_, isShared) => {
    it.each([
      [401, ''],
      [403, '<h1>Forbidden</h1>'],
      [401, '{"error":"jwt expired"}'],
      [403, '{"success":false,"message":"No.","code":"another-code"}'],
    ])(
      'is logged out completely if the server responds with %d and the body %j',
      async (status, body) => {
        refresh = () => new Response(body, { status });
        localStorage.setItem('token', 'old');
        sessionStorage.setItem('caresetu-signed-in', '1');
        openWith(meera, isShared);
        await becomes('guest');
        expect(currentSession()).toEqual(guest);
        expect(Object.keys(localStorage)).toEqual([]);
        expect(Object.keys(sessionStorage)).toEqual([]);
      },
    );

    it('stays stored if another tab signs in during the check', async () => {
      refresh = () => {
        localStorage.setItem('accessToken', 'newer');
        return refused('session-ended')();
      };
      openWith(meera, isShared);
      await becomes('guest');
      expect(localStorage.getItem('user')).not.toBeNull();
    });
  });

  it('is signed in by a response that contains only the user, as in the specification', async () => {
    refresh = () => Response.json({ user: meera });
    openWith(meera);
    await becomes('signedIn');
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
    expect(credentials()?.accessToken).toBe('mirrored');
  });

  it('is provisional while the server cannot be reached, and is checked again later', async () => {
    vi.useFakeTimers();
    refresh = lost;
    openWith(meera);
    await becomes('provisional');
    refresh = signedIn;
    await vi.advanceTimersByTimeAsync(5000);
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
  });

  it('is checked again when the browser goes online', async () => {
    refresh = lost;
    openWith(meera);
    await becomes('provisional');
    refresh = signedIn;
    dispatchEvent(new Event('online'));
    await becomes('signedIn');
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
  });
});

describe('a browser restart while offline', () => {
  const kept = new Set<string>();

  beforeEach(() => {
    kept.clear();
    kept.add('caresetu-kept-meera');
    vi.stubGlobal('caches', {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    });
  });

  const start = async (isRemembered: boolean) => {
    refresh = lost;
    startLifetime(isRemembered);
    document.cookie = 'caresetu-open=; path=/; max-age=0';
    openWith(meera);
    await becomes('provisional');
  };

  it("shows cached data to a user with 'Remember me'", async () => {
    await start(true);
    expect(currentUser()).toEqual(meera);
    expect(kept).toContain('caresetu-kept-meera');
  });

  it("shows nothing to a user without 'Remember me', and deletes their cache", async () => {
    await start(false);
    expect(currentUser()).toBeNull();
    expect(kept).toHaveLength(0);
    expect(localStorage.getItem('user')).not.toBeNull();
  });

  it('is not confused with a new tab, which still shows cached data', async () => {
    refresh = lost;
    startLifetime(false);
    openWith(meera);
    await vi.waitFor(() => expect(currentUser()).toEqual(meera));
  });
});

describe('a tab with its own session', () => {
  beforeEach(async () => {
    refresh = signedIn;
    openWith(meera, false);
    await becomes('signedIn');
  });

  it('keeps its session through a reload after another tab has logged out', async () => {
    for (const key of ['user', 'accessToken']) localStorage.removeItem(key);
    resetSession();
    await checkSession();
    expect(currentUser()).toEqual(meera);
  });

  it('sends no requests after it has logged out', async () => {
    await logOut();
    asked = [];
    await checkSession();
    expect(asked).toEqual([]);
    expect(currentSession()).toEqual(guest);
  });
});

describe('a login in another tab', () => {
  const store = (user: User) => {
    localStorage.setItem('user', JSON.stringify(user));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  };

  it('makes this tab check the session', async () => {
    openWith(null);
    refresh = signedIn;
    store(meera);
    await vi.waitFor(() => expect(currentUser()).toEqual(meera));
  });

  it('is not ended by an earlier logout that the server answers late', async () => {
    refresh = signedIn;
    openWith(meera);
    await becomes('signedIn');
    let answer = () => {};
    const reply = new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ success: true, message: '' }));
    });
    vi.stubGlobal('fetch', (url: string) => (url === '/api/logout' ? reply : lost()));
    const leaving = logOut();
    await becomes('signingOut');
    // A login ends the pending logout.
    clearPendingLogout();
    store({ ...meera, id: 'asha', name: 'Asha Verma' });
    await becomes('provisional');
    answer();
    await leaving;
    expect(currentSession()).toMatchObject({ status: 'provisional', user: { id: 'asha' } });
  });

  it("updates the user's name if the user is the same", async () => {
    refresh = signedIn;
    openWith(meera);
    await becomes('signedIn');
    store({ ...meera, name: 'Meera N.' });
    await vi.waitFor(() => expect(currentUser()?.name).toBe('Meera N.'));
    expect(asked).toEqual(['/api/refresh-token']);
  });
});
