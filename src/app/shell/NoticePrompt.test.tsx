import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../contract/notices.ts';
import { setIsInCall } from '../../state/calls/running.ts';
import { currentToasts, resetToasts } from '../../state/core/toasts.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { NoticePrompt } from './NoticePrompt.tsx';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const from = { id: 'ananya', name: 'Dr. Ananya Krishnan', role: 'doctor' } as const;

const ofVisit = (kind: Notice['kind'], subject = 'visit-1'): Notice => ({
  id: `${subject}:${kind}`,
  kind,
  subject,
  at: '2026-11-25T05:00:00.000Z',
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
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')));
  document.title = 'CareSetu | Home';
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  resetToasts();
  setIsInCall(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NoticePrompt user={meera} />
    </MemoryRouter>,
  );
const come = (...notices: Notice[]) =>
  act(async () => notices.forEach((notice) => socket.events.emit('new_notice', notice)));
const toasts = () => currentToasts().map(({ message: text, href }) => [text, href]);
const acceptedText = 'Dr. Krishnan accepted your visit on Mon 30 Nov, 10:00 am';

describe('the toast of an update', () => {
  it.each([
    [ofVisit('accepted'), acceptedText, '/appointments/book/confirm?id=visit-1'],
    [
      ofVisit('declined'),
      'Dr. Krishnan declined your request for Mon 30 Nov, 10:00 am',
      '/appointments#visit-1',
    ],
    [
      ofVisit('cancelled'),
      'Dr. Krishnan cancelled your visit on Mon 30 Nov, 10:00 am',
      '/appointments#visit-1',
    ],
    [
      ofVisit('lapsed'),
      'Your request to Dr. Krishnan ended without a reply',
      '/appointments#visit-1',
    ],
    [
      { ...ofVisit('lapsed'), from: null },
      'Your request for Mon 30 Nov, 10:00 am ended without a reply',
      '/appointments#visit-1',
    ],
    [
      ofVisit('completed'),
      'Dr. Krishnan wrote the record of your visit on Mon 30 Nov, 10:00 am',
      '/records',
    ],
    [message, 'New message from Dr. Krishnan', '/messages/ananya'],
    [
      { ...ofVisit('cancelled'), from: null },
      'Your visit on Mon 30 Nov, 10:00 am was cancelled',
      '/appointments#visit-1',
    ],
  ])('leads to its visit, record or conversation: %#', async (notice, text, href) => {
    open();
    await come(notice);
    expect(toasts()).toEqual([[text, href]]);
  });

  it('is one for several updates that come together', async () => {
    open();
    await come(ofVisit('accepted'), ofVisit('declined', 'visit-2'), message);
    expect(toasts()).toEqual([['3 new updates', '/patient/dashboard/meera']]);
  });

  it.each([
    ['/messages/ananya', message],
    ['/appointments/book/confirm?id=visit-1', ofVisit('accepted')],
  ])('does not come on the page that it leads to: %s', async (path, notice) => {
    open(path);
    await come(notice);
    expect(toasts()).toEqual([]);
  });

  it('is words for screen readers on the page of the visit', async () => {
    const { getByRole } = open('/appointments/book/confirm?id=visit-1');
    await come(ofVisit('move-ended'));
    expect(toasts()).toEqual([]);
    expect(getByRole('status')).toHaveTextContent(
      'Dr. Krishnan did not reply about the new time. The visit stays on Mon 30 Nov, 10:00 am',
    );
  });

  it('does not come over a call, but after it', async () => {
    open('/doctors');
    await act(async () => setIsInCall(true));
    await come(ofVisit('accepted'));
    expect(toasts()).toEqual([]);
    await act(async () => setIsInCall(false));
    expect(toasts()).toEqual([[acceptedText, '/appointments/book/confirm?id=visit-1']]);
  });

  it('leaves as soon as someone waits in a call, whose invitation it would cover', async () => {
    open('/doctors');
    await come(ofVisit('accepted'));
    expect(toasts()).toHaveLength(1);
    const seated = { personId: 'ananya', seat: 'seat-of-ananya' };
    const people = [{ ...seated, joinedAt: new Date().toISOString() }];
    await act(async () => socket.events.emit('call_state', { appointmentId: 'visit-1', people }));
    await come(message);
    expect(toasts()).toEqual([]);
    await act(async () =>
      socket.events.emit('call_state', { appointmentId: 'visit-1', people: [] }),
    );
    expect(toasts()).toHaveLength(1);
  });

  it('does not come of a reminder whose day has come since', async () => {
    open('/doctors');
    await come({ ...ofVisit('tomorrow'), visit: { date: '2001-11-30', time: '10:00' } });
    await come({ ...ofVisit('soon'), visit: { date: '2001-11-30', time: '10:00' } });
    expect(toasts()).toEqual([]);
    await come({ ...ofVisit('tomorrow', 'visit-2'), visit: { date: '2999-11-30', time: '10:00' } });
    expect(toasts()).toHaveLength(1);
  });

  it('does not come in the room of a video visit', async () => {
    open('/appointments/visit-2/room');
    await come(message);
    expect(toasts()).toEqual([]);
  });

  it('waits until the page is visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open();
    await come(message);
    expect(toasts()).toEqual([]);
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(toasts()).toHaveLength(1);
  });
});

describe('the title', () => {
  it('has the number of new updates, also after the page sets another title', async () => {
    open();
    await come(message, ofVisit('accepted'));
    expect(document.title).toBe('(2) CareSetu | Home');
    await act(async () => {
      document.title = 'CareSetu | Doctors';
    });
    expect(document.title).toBe('(2) CareSetu | Doctors');
    const ids = [message.id, 'visit-1:accepted'];
    await act(async () =>
      socket.events.emit('notices_seen', { ids, seenAt: '2026-11-25T08:00:00.000Z' }),
    );
    expect(document.title).toBe('CareSetu | Doctors');
  });

  it('has no number once the prompt is unmounted, as after a logout', async () => {
    const { unmount } = open();
    await come(message);
    expect(document.title).toBe('(1) CareSetu | Home');
    unmount();
    expect(document.title).toBe('CareSetu | Home');
  });

  it('does not count messages of the open conversation while the page is visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    open('/messages/ananya');
    await come(message);
    expect(document.title).toBe('CareSetu | Home');
    visibility.mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(document.title).toBe('(1) CareSetu | Home');
  });
});
