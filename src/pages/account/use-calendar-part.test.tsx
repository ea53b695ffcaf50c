import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { User } from '../../contract/auth.ts';
import { CalendarSection } from '../../screens/account/AccountScreen/CalendarSection.tsx';
import { queryClient } from '../../state/core/query-client.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
import { useCalendarPart } from './use-calendar-part.ts';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };

function Part() {
  const { calendarCodeDialog, ...section } = useCalendarPart(null);
  return (
    <>
      <CalendarSection role={meera.role} {...section} />
      {calendarCodeDialog}
    </>
  );
}

afterEach(() => {
  resetSession();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('an address that needs a code is made after the code, and leaves with its dialog', async () => {
  let isProved = false;
  const address = 'https://api.example/api/calendar/secret.ics';
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { method, url } = new Request(new URL(String(input), 'https://api.example'), {
      ...(init?.method !== undefined && { method: init.method }),
    });
    if (url.endsWith('/prove')) {
      isProved = true;
      return Response.json({ success: true, message: 'The code is right.' });
    }
    if (method === 'GET') return Response.json({ isOffered: true, madeAt: null });
    if (isProved) return Response.json({ address, madeAt: '2026-11-30T04:00:00.000Z' });
    const body = { success: false, message: 'Enter a code.', code: 'step-up-needed' };
    return Response.json(body, { status: 403 });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(meera, 'token');
  render(<Part />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a private address' }));
  await screen.findByRole('dialog', { name: 'Enter a code to make an address' });
  await userEvent.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Make the address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your private calendar address' });
  expect(dialog.textContent).toContain(address);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.body.textContent).not.toContain(address);
  expect(screen.getByText(/^You made an address on/)).toBeTruthy();
});
