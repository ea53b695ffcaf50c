import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/config.ts';
import type { User } from '../../contract/auth.ts';
import { checkSession, startSessionChecks } from './check-session.ts';
import { startLifetime } from './lifetime.ts';
import { logOut } from './log-out.ts';
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

/** Opens the app where somebody has, or seems to have, signed in before. */
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
  it.each([true, false])('is known at once, and nobody is asked (shared: %s)', (isShared) => {
    openWith(null, isShared);
    expect(currentSession()).toEqual(guest);
    expect(asked).toEqual([]);
  });

  it('is told by the server where the browser denies storage', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    openWith(null);
    expect(currentSession().status).toBe('checking');
    await becomes('guest');
    expect(asked).toEqual(['/api/refresh-token']);
  });

  it('is not asked about again once the server has said that the session is over', async () => {
    openWith(meera);
    await becomes('guest');
    expect(localStorage.getItem('user')).toBeNull();
    asked = [];
    await checkSession();
    expect(asked).toEqual([]);
  });

  it('says goodbye where a logout has not reached the server', async () => {
    sessionStorage.setItem('caresetu-logging-out', '1');
    openWith(null, false);
    await becomes('guest');
    expect(asked).toEqual(['/api/logout']);
  });
});

describe('somebody who was signed in', () => {
  it('is who the server says, and mirrored', async () => {
    refresh = signedIn;
    openWith({ ...meera, name: 'Somebody else' });
    await becomes('signedIn');
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
    expect(localStorage.getItem('accessToken')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(meera);
  });

  it('is nobody when only local storage says so', async () => {
    openWith(meera);
    await becomes('guest');
    expect(currentSession()).toEqual(guest);
    expect(credentials()).toBeNull();
  });

  it.each([
    [401, ''],
    [403, '<h1>Forbidden</h1>'],
    [401, '{"error":"jwt expired"}'],
    [403, '{"success":false,"message":"No.","code":"another-code"}'],
  ])('is logged out fully by a %d with the body %j', async (status, body) => {
    refresh = () => new Response(body, { status });
    localStorage.setItem('token', 'old');
    openWith(meera);
    await becomes('guest');
    expect(currentSession()).toEqual(guest);
    for (const key of ['accessToken', 'token', 'user']) {
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  it('is signed in by an answer with the user alone, as the specification has it', async () => {
    refresh = () => Response.json({ user: meera });
    openWith(meera);
    await becomes('signedIn');
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
    expect(credentials()?.accessToken).toBe('mirrored');
  });

  it('stays where another tab has signed in while the server was asked', async () => {
    refresh = () => {
      localStorage.setItem('accessToken', 'newer');
      return refused('session-ended')();
    };
    openWith(meera);
    await becomes('guest');
    expect(localStorage.getItem('user')).not.toBeNull();
  });

  it('stays open while the server cannot be reached, and is asked about again by itself', async () => {
    vi.useFakeTimers();
    refresh = lost;
    openWith(meera);
    await becomes('provisional');
    refresh = signedIn;
    await vi.advanceTimersByTimeAsync(5000);
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
  });

  it('is asked about again as soon as there is a connection', async () => {
    refresh = lost;
    openWith(meera);
    await becomes('provisional');
    refresh = signedIn;
    dispatchEvent(new Event('online'));
    await becomes('signedIn');
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
  });
});

describe('without a network, at the start of the browser', () => {
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
    // What a browser does as it is closed.
    document.cookie = 'caresetu-open=; path=/; max-age=0';
    openWith(meera);
    await becomes('provisional');
  };

  it('somebody who is remembered may look at what is kept of them', async () => {
    await start(true);
    expect(currentUser()).toEqual(meera);
    expect(kept).toContain('caresetu-kept-meera');
  });

  it('nothing is shown or left of somebody who is not', async () => {
    await start(false);
    expect(currentUser()).toBeNull();
    expect(kept).toHaveLength(0);
    // The server has the last word on the session itself.
    expect(localStorage.getItem('user')).not.toBeNull();
  });

  it('somebody whose session began in an older release may look, too', async () => {
    refresh = lost;
    openWith(meera);
    await vi.waitFor(() => expect(currentUser()).toEqual(meera));
    expect(kept).toContain('caresetu-kept-meera');
  });

  it('a tab that is opened while the browser runs shows what is kept', async () => {
    refresh = lost;
    startLifetime(false);
    openWith(meera);
    await vi.waitFor(() => expect(currentUser()).toEqual(meera));
  });
});

describe('a tab with a session of its own', () => {
  beforeEach(async () => {
    refresh = signedIn;
    openWith(meera, false);
    await becomes('signedIn');
  });

  it('keeps it over a reload, although another tab has logged out', async () => {
    for (const key of ['user', 'accessToken']) localStorage.removeItem(key);
    resetSession();
    await checkSession();
    expect(currentUser()).toEqual(meera);
  });

  it('asks nobody after a logout', async () => {
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

  it('asks the server who is signed in now', async () => {
    openWith(null);
    refresh = signedIn;
    store(meera);
    await vi.waitFor(() => expect(currentUser()).toEqual(meera));
  });

  it('of the same person brings their new name', async () => {
    refresh = signedIn;
    openWith(meera);
    await becomes('signedIn');
    store({ ...meera, name: 'Meera N.' });
    await vi.waitFor(() => expect(currentUser()?.name).toBe('Meera N.'));
    expect(asked).toEqual(['/api/refresh-token']);
  });
});
