import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { setApiConfig } from '../../api/http/config.ts';
import { request } from '../../api/http/request.ts';
import { doctorEndpoints } from '../../contract/doctors.ts';
import { setSessionShared } from '../session/hint.ts';
import { findLoginBlock } from './find-login-block.ts';

const start = (ready: Promise<unknown>) => setApiConfig({ apiUrl: '', geocoderUrl: '', ready });
const words = 'Your browser blocks storage for this site.';
const blocked = () => new ApiError({ status: 503, code: 'not-started', serverMessage: words });

afterEach(() => {
  setSessionShared(false);
  start(Promise.resolve());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a login', () => {
  it('works in an ordinary browser, and leaves no cookie of the check', async () => {
    for (const isShared of [true, false]) {
      setSessionShared(isShared);
      expect(await findLoginBlock()).toBeNull();
    }
    expect(document.cookie).not.toContain('probe');
  });

  it.each([
    [
      'says that it has none',
      () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
    ],
    ['stores none', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
    [
      'denies access to them',
      () =>
        vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
          throw new DOMException('', 'SecurityError');
        }),
    ],
  ])('needs cookies with a real API: the browser %s', async (_, block) => {
    block();
    setSessionShared(true);
    expect(await findLoginBlock()).toContain('blocks cookies');
    setSessionShared(false);
    expect(await findLoginBlock()).toBeNull();
  });

  it("is blocked for the demo's reason", async () => {
    start(Promise.reject(blocked()));
    expect(await findLoginBlock()).toBe(words);
  });

  it('is not blocked if only the connection is missing', async () => {
    start(Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await findLoginBlock()).toBeNull();
  });
});

describe('a call', () => {
  const ask = () => request(doctorEndpoints.listDoctors, {}, { server: 'api', token: null });

  it('of a demo that cannot start gives the reason, and does not say that the user is offline', async () => {
    start(Promise.reject(blocked()));
    await expect(ask()).rejects.toMatchObject({ message: words, reason: 'failed' });
  });

  it('without a connection says that the user is offline', async () => {
    start(Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await expect(ask()).rejects.toMatchObject({ status: 0, reason: 'offline' });
  });
});
