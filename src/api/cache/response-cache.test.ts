import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { messageEndpoints } from '../../contract/messages.ts';
import { cacheResponse } from './response-cache.ts';
import { fakeSession } from '../testing/fake-session.ts';

it('the app caches only appointments, the inbox, conversations and notices', () => {
  const cached = Object.entries(endpoints).filter(([, endpoint]) => 'isCached' in endpoint);
  expect(cached.map(([name]) => name)).toEqual([
    'listAppointments',
    'listInboxUsers',
    'listMessages',
    'listNotices',
  ]);
});

describe('a cacheable response', () => {
  const put = vi.fn<(key: string, answer: Response) => Promise<void>>().mockResolvedValue();
  const inbox = messageEndpoints.listInboxUsers;

  beforeEach(() => {
    vi.stubGlobal('caches', { open: async () => ({ put }) });
    fakeSession({ userId: 'arjun', accessToken: 'token-1' }, { isShared: () => true });
  });
  afterEach(() => {
    fakeSession(null);
    put.mockClear();
    vi.unstubAllGlobals();
  });

  it('is stored while its user is signed in', async () => {
    await cacheResponse('arjun', inbox, {}, []);
    expect(put).toHaveBeenCalledOnce();
  });

  it('is not stored if another user has signed in since the request', async () => {
    await cacheResponse('meera', inbox, {}, []);
    expect(put).not.toHaveBeenCalled();
  });
});
