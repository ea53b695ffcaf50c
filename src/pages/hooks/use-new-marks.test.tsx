import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewMark } from '../../components/notices/NewMark/NewMark.tsx';
import type { Notice } from '../../contract/notices.ts';
import { useCounts } from '../../state/core/counts.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { useNewMarks } from './use-new-marks.ts';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;

const createNotice = (kind: Notice['kind']): Notice => ({
  id: `visit-1:${kind}`,
  kind,
  subject: 'visit-1',
  at: '2026-11-25T05:00:00.000Z',
  seenAt: null,
  from: { id: 'ananya', name: 'Dr. Ananya Krishnan', role: 'doctor' },
  visit: { date: '2026-11-30', time: '10:00' },
});

class ShownObserver {
  readonly #listener: (entries: { isIntersecting: boolean }[]) => void;
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    this.#listener = listener;
  }
  observe(): void {
    queueMicrotask(() => this.#listener([{ isIntersecting: true }]));
  }
  disconnect(): void {}
}

function Rows() {
  const getNewMark = useNewMarks();
  const onSeen = getNewMark('visit-1');
  return (
    <>
      <output>{useCounts().newCount}</output>
      {onSeen && <NewMark onSeen={onSeen} />}
      {getNewMark('visit-2') && 'Another row'}
    </>
  );
}

const come = (notice: Notice) => act(async () => socket.events.emit('new_notice', notice));

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')));
  vi.stubGlobal('IntersectionObserver', ShownObserver);
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  vi.unstubAllGlobals();
});

it('marks each notice of a visit as seen while its row stays on the screen', async () => {
  render(<Rows />);
  await come(createNotice('accepted'));
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0');
  await come(createNotice('cancelled'));
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0');
  expect(screen.queryByText('Another row')).not.toBeInTheDocument();
});
