import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { messageEndpoints } from '../contract/messages.ts';
import { dropSession, holdSession, setUpSession } from './held-session.ts';
import { keepAnswer } from './kept-answers.ts';

it('caches nothing but appointments, the inbox and conversations', () => {
  const cached = Object.entries(endpoints).filter(([, endpoint]) => 'isCached' in endpoint);
  expect(cached.map(([name]) => name)).toEqual([
    'listAppointments',
    'listInboxUsers',
    'listMessages',
  ]);
});

describe('the answer to a call of a person', () => {
  const put = vi.fn<(key: string, answer: Response) => Promise<void>>().mockResolvedValue();
  const inbox = messageEndpoints.listInboxUsers;

  beforeEach(() => {
    const user = { id: 'arjun', name: 'Arjun Rao', role: 'patient', profilePicture: null } as const;
    vi.stubGlobal('caches', { open: async () => ({ put }) });
    setUpSession({ isShared: true, onRefused: () => undefined, onRenewed: () => undefined });
    holdSession({ user, accessToken: 'token-1' });
  });
  afterEach(() => {
    dropSession();
    put.mockClear();
    vi.unstubAllGlobals();
  });

  it('is kept while they are here', async () => {
    await keepAnswer('arjun', inbox, {}, []);
    expect(put).toHaveBeenCalledOnce();
  });

  it('is not kept for whoever came after them', async () => {
    await keepAnswer('meera', inbox, {}, []);
    expect(put).not.toHaveBeenCalled();
  });
});
