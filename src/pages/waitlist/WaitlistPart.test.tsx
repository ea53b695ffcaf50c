import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Doctor } from '../../contract/doctors.ts';
import type { WaitlistEntry } from '../../contract/waitlist.ts';
import { startSession } from '../../state/session/session.ts';
import { ananya, meera, now, resetVisits, stubApi } from '../../state/testing/fake-visit.ts';
import { resetWaitlist } from '../../state/waitlist/waitlist.ts';
import { WaitlistPart } from './WaitlistPart.tsx';

const doctor: Doctor = {
  ...ananya,
  availability: [
    { day: 'Monday', startTime: '09:00', endTime: '10:30' },
    { day: 'Wednesday', startTime: '09:00', endTime: '10:30' },
  ],
};

const entry: WaitlistEntry = {
  id: 'entry-1',
  doctor: { id: 'ananya', name: doctor.name, specialty: 'Cardiology', profilePicture: null },
  appointmentType: 'video',
  days: ['Monday'],
  parts: ['morning'],
  until: '2026-12-02',
  askedAt: '2026-11-20T04:30:00Z',
  position: 2,
};

const visit = { id: 'visit-1', date: '2026-12-02' };

let list: () => Response;
let joined: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  list = () => Response.json([]);
  joined = [];
  stubApi(async (_url, { method, body } = {}) => {
    if (method !== 'POST') return list();
    joined.push(JSON.parse(String(body)));
    return Response.json({
      success: true,
      message: 'You are on the waitlist.',
      entry: { ...entry, visitId: visit.id },
    });
  });
  startSession(meera, 'token-1');
});

afterEach(() => resetVisits(resetWaitlist));

const open = () => render(<WaitlistPart doctor={doctor} appointmentType="video" visit={visit} />);
const ask = { name: 'Tell me about an earlier time' };

it('says that the waitlist could not be loaded, and offers the form after a retry', async () => {
  list = () => Response.json({ success: false, message: '' }, { status: 500 });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The times you wait for could not be loaded/,
  );
  expect(screen.queryByRole('button', ask)).toBeNull();
  list = () => Response.json([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', ask)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('focuses the place in the line after the patient has joined', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', ask));
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  const place = await screen.findByText(/You are number 2 in the line/);
  expect(joined).toEqual([
    {
      doctorId: 'ananya',
      appointmentType: 'video',
      days: ['Monday', 'Wednesday'],
      parts: ['morning', 'afternoon', 'evening'],
      until: '2026-12-02',
      visitId: 'visit-1',
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Join the waitlist' })).toBeNull();
  expect(document.activeElement).toContainElement(place);
  expect(document.body).not.toHaveFocus();
});

it('attaches the visit to move to the wishes of a patient who waits without one', async () => {
  list = () => Response.json([entry]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change what you wait for' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Change what you wait for' })).toBeNull(),
  );
  expect(joined).toMatchObject([
    { days: ['Monday'], parts: ['morning'], until: '2026-12-02', visitId: 'visit-1' },
  ]);
});
