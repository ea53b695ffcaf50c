import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../contract/notices.ts';
import { useCounts } from '../core/counts.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import { openRealtime, socket } from '../testing/fake-socket.ts';
import {
  markAnnounced,
  markNoticesSeen,
  setReadPartner,
  startNotices,
  useUnannouncedNotices,
  useUnseenNotices,
} from './notices.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const server = vi.hoisted(() => ({
  list: vi.fn<() => Promise<unknown>>(),
  seen: vi.fn<(ids: string[]) => Promise<void>>(),
}));
vi.mock('../../api/notices.ts', () => ({
  listNotices: server.list,
  markNoticesSeen: server.seen,
}));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const from = { id: 'ananya', name: 'Dr. Ananya Krishnan', role: 'doctor' } as const;

const accepted = (subject: string, at = '2026-11-25T05:00:00.000Z'): Notice => ({
  id: `${subject}:accepted`,
  kind: 'accepted',
  subject,
  at,
  seenAt: null,
  from,
  visit: { date: '2026-11-30', time: '10:00' },
});
const message: Notice = {
  id: 'chat/meera:message',
  kind: 'message',
  subject: 'chat/meera',
  at: '2026-11-25T06:00:00.000Z',
  seenAt: null,
  from,
};

beforeEach(async () => {
  server.list.mockResolvedValue([]);
  server.seen.mockResolvedValue(undefined);
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  sessionStorage.clear();
  vi.resetAllMocks();
});

const counts = () => renderHook(useCounts).result.current;
const unseen = () => renderHook(useUnseenNotices).result.current.map(({ id }) => id);
const unannounced = () => renderHook(useUnannouncedNotices).result.current.map(({ id }) => id);
const stale = (listed: Notice[]) => {
  server.list.mockResolvedValue(listed);
  return act(async () => socket.events.emit('connect'));
};

describe('the number of new updates', () => {
  it('has visits and conversations, each once', async () => {
    await stale([accepted('visit-1'), message]);
    expect(counts()).toMatchObject({ newCount: 2, newVisitCount: 1 });
    act(() => socket.events.emit('new_notice', { ...message, at: '2026-11-25T07:00:00.000Z' }));
    expect(counts()).toMatchObject({ newCount: 2, newVisitCount: 1 });
  });

  it('falls in every tab when the user saw a notice in one of them', async () => {
    await stale([accepted('visit-1'), message]);
    const seenAt = '2026-11-25T08:00:00.000Z';
    act(() => socket.events.emit('notices_seen', { ids: [message.id], seenAt }));
    expect(counts()).toMatchObject({ newCount: 1 });
  });

  it('leaves out the messages of the open conversation, until it is closed', async () => {
    await stale([accepted('visit-1')]);
    setReadPartner(from.id);
    act(() => socket.events.emit('new_notice', message));
    expect(counts()).toMatchObject({ newCount: 1 });
    setReadPartner('another');
    expect(counts()).toMatchObject({ newCount: 2 });
    setReadPartner(from.id);
    setReadPartner(null);
    expect(counts()).toMatchObject({ newCount: 2 });
  });

  it('is 0 after the user logs out', async () => {
    await stale([accepted('visit-1')]);
    leave({ status: 'guest', hasEnded: false });
    expect(counts()).toMatchObject({ newCount: 0, newVisitCount: 0 });
  });
});

describe('a toast', () => {
  it('is due at the start for a notice whose SMS failed', async () => {
    await stale([accepted('visit-1'), { ...accepted('visit-2'), smsFailed: true }]);
    expect(unannounced()).toEqual(['visit-2:accepted']);
  });

  it('is due for a notice that comes while the app is open, and not for those of before', async () => {
    await stale([accepted('visit-1')]);
    expect(unannounced()).toEqual([]);
    act(() => socket.events.emit('new_notice', accepted('visit-2')));
    expect(unannounced()).toEqual(['visit-2:accepted']);
    act(() => markAnnounced(['visit-2:accepted']));
    expect(unannounced()).toEqual([]);
    expect(unseen()).toHaveLength(2);
  });

  it('is due for an event before the first list, and not for the older ones of the list', async () => {
    act(() => socket.events.emit('new_notice', accepted('visit-2')));
    await stale([accepted('visit-1'), accepted('visit-2'), message]);
    expect(unannounced()).toEqual(['visit-2:accepted']);
    expect(unseen()).toHaveLength(3);
  });

  it('is not due for older notices after the first list failed', async () => {
    server.list.mockRejectedValue(new Error('No network'));
    await act(async () => socket.events.emit('connect'));
    act(() => socket.events.emit('new_notice', accepted('visit-2')));
    await stale([accepted('visit-1'), accepted('visit-2')]);
    expect(unannounced()).toEqual(['visit-2:accepted']);
  });

  it('is due for all that came while the device was offline', async () => {
    await stale([accepted('visit-1')]);
    await stale([accepted('visit-1'), accepted('visit-2'), message]);
    expect(unannounced()).toEqual(['visit-2:accepted', message.id]);
    await stale([accepted('visit-1'), accepted('visit-2'), message]);
    expect(unseen()).toHaveLength(3);
  });

  it('is no longer due once the notice was seen', async () => {
    await stale([]);
    act(() => socket.events.emit('new_notice', accepted('visit-2')));
    const seenAt = '2026-11-25T08:00:00.000Z';
    act(() => socket.events.emit('notices_seen', { ids: ['visit-2:accepted'], seenAt }));
    expect(unannounced()).toEqual([]);
  });
});

describe('a seen notice', () => {
  it('is sent once', async () => {
    await stale([accepted('visit-1')]);
    await act(async () => markNoticesSeen(['visit-1:accepted', 'another']));
    await act(async () => markNoticesSeen(['visit-1:accepted']));
    expect(server.seen.mock.calls).toEqual([[['visit-1:accepted']]]);
    expect(unseen()).toEqual([]);
  });

  it('stays seen while offline, and is sent after it', async () => {
    await stale([accepted('visit-1')]);
    server.seen.mockRejectedValue(new Error('No network'));
    await act(async () => markNoticesSeen(['visit-1:accepted']));
    await stale([accepted('visit-1')]);
    expect(unseen()).toEqual([]);
    server.seen.mockClear().mockResolvedValue(undefined);
    await stale([{ ...accepted('visit-1'), seenAt: '2026-11-25T08:00:00.000Z' }]);
    expect(server.seen.mock.calls).toEqual([[['visit-1:accepted']]]);
  });

  it('is not undone by a response that is older', async () => {
    await stale([accepted('visit-1')]);
    let resolve: (listed: Notice[]) => void = () => {};
    server.list.mockReturnValueOnce(new Promise((settle) => (resolve = settle)));
    await act(async () => socket.events.emit('connect'));
    await act(async () => markNoticesSeen(['visit-1:accepted']));
    server.list.mockResolvedValue([{ ...accepted('visit-1'), seenAt: accepted('visit-1').at }]);
    await act(async () => resolve([accepted('visit-1')]));
    expect(unseen()).toEqual([]);
  });

  it('stays seen when its own event arrives late', async () => {
    startNotices();
    await stale([accepted('visit-1')]);
    await act(async () => markNoticesSeen(['visit-1:accepted']));
    await act(async () => socket.events.emit('new_notice', accepted('visit-1')));
    expect(unseen()).toEqual([]);
    expect(counts().newCount).toBe(0);
  });

  it('is read again from the server when a message from before that arrives late', async () => {
    startNotices();
    await stale([message]);
    await act(async () => markNoticesSeen([message.id]));
    const next = { ...message, at: '2026-11-25T06:00:01.000Z' };
    server.list.mockResolvedValue([next]);
    await act(async () => socket.events.emit('new_notice', next));
    expect(unseen()).toEqual([message.id]);
  });

  it('is sent after a reload, and then no longer stored', async () => {
    await stale([accepted('visit-1')]);
    server.seen.mockRejectedValue(new Error('No network'));
    await act(async () => markNoticesSeen(['visit-1:accepted']));
    vi.resetModules();
    const session = await import('../session/session.ts');
    const reloaded = await import('./notices.ts');
    server.seen.mockClear().mockResolvedValue(undefined);
    session.startSession(meera, 'token-1');
    await act(async () => reloaded.startNotices());
    expect(server.seen.mock.calls).toEqual([[['visit-1:accepted']]]);
    await act(async () => reloaded.startNotices());
    expect(server.seen).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('caresetu-notices:meera')).toBeNull();
    session.leave({ status: 'guest', hasEnded: false });
  });
});

describe('the list of notices', () => {
  it('is loaded once more if it became stale while it was loading', async () => {
    let resolve: (listed: Notice[]) => void = () => {};
    server.list.mockReturnValueOnce(new Promise((settle) => (resolve = settle)));
    await act(async () => startNotices());
    await act(async () => socket.events.emit('connect'));
    await act(async () => socket.events.emit('connect'));
    expect(server.list).toHaveBeenCalledTimes(1);
    server.list.mockResolvedValue([accepted('visit-1'), message]);
    await act(async () => resolve([accepted('visit-1')]));
    expect(server.list).toHaveBeenCalledTimes(2);
    expect(unseen()).toHaveLength(2);
  });
});
