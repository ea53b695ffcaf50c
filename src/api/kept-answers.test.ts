import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appointmentEndpoints } from '../contract/appointments.ts';
import { messageEndpoints } from '../contract/messages.ts';
import { dropSession, holdSession, setUpSession } from './held-session.ts';
import { keepAnswer, keptPaths } from './kept-answers.ts';

it('keeps nothing but appointments, the inbox and conversations', () => {
  expect(keptPaths).toEqual([
    appointmentEndpoints.listAppointments.path,
    messageEndpoints.listInboxUsers.path,
    messageEndpoints.listMessages.path,
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
