import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Notice } from '../../contract/notices.ts';
import type { WaitlistEntry } from '../../contract/waitlist.ts';
import { load, queryClient } from '../../state/core/query-client.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { waitlist } from '../../state/waitlist/waitlist.ts';
import { OwnWaitlist } from './OwnWaitlist.tsx';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const server = vi.hoisted(() => ({ seen: vi.fn<(ids: string[]) => Promise<void>>() }));
vi.mock('../../api/notices.ts', () => ({
  listNotices: () => Promise.resolve([]),
  markNoticesSeen: server.seen,
}));

const waiting: WaitlistEntry = {
  id: 'entry-1',
  doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  appointmentType: 'video',
  days: ['Monday'],
  parts: ['morning'],
  until: '2026-12-02',
  askedAt: '2026-11-20T04:30:00Z',
  position: 1,
};
const offered: WaitlistEntry = {
  ...waiting,
  offer: {
    date: '2026-11-23',
    time: '09:30',
    at: '2026-11-21T04:30:00Z',
    notifiedAt: '2026-11-21T04:30:00Z',
    endsAt: '2026-11-21T04:45:00Z',
    price: { amountMinor: 5000, currency: 'USD' },
  },
};
const notice: Notice = {
  id: 'entry-1:offer',
  kind: 'offer',
  subject: 'entry-1',
  at: '2026-11-21T04:30:00.000Z',
  seenAt: null,
  from: { id: 'ananya', name: 'Dr. Ananya', role: 'doctor' },
  visit: { date: '2026-11-23', time: '09:30' },
};

let entry: WaitlistEntry;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
  entry = waiting;
  server.seen.mockResolvedValue(undefined);
  vi.stubGlobal('fetch', async () => Response.json([entry]));
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('marks the notice of an offer as seen once the offer is shown', async () => {
  render(<OwnWaitlist />);
  await screen.findByText(/You are first in the line/);
  await act(async () => socket.events.emit('new_notice', notice));
  expect(server.seen).not.toHaveBeenCalled();

  entry = offered;
  await act(() => load(waitlist));
  expect(await screen.findByText(/has a free time/)).toBeVisible();
  expect(server.seen).toHaveBeenCalledWith(['entry-1:offer']);
});
