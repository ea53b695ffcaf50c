import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { calendarEndpoints } from '../../contract/calendar.ts';
import { queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import {
  calendarFeedQuery,
  currentCalendarForm,
  endCalendarFeed,
  makeCalendarFeed,
  openCalendarDialog,
  resetCalendarForm,
} from './calendar-feed.ts';

vi.mock('../../api/http/client.ts');

const address = 'https://api.example/api/calendar/secret.ics';
const madeAt = '2026-11-30T04:00:00.000Z';

let problem: ApiError | null;

beforeEach(() => {
  problem = null;
  startSession({ id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null }, 'token');
  vi.mocked(call).mockImplementation(async ({ method }) => {
    if (problem) throw problem;
    if (method === calendarEndpoints.makeCalendarFeed.method) return { address, madeAt };
    return { success: true, message: 'Done' };
  });
});

afterEach(() => {
  resetSession();
  resetCalendarForm();
  resetToasts();
  queryClient.clear();
  vi.resetAllMocks();
});

const known = () => queryClient.getQueryData(calendarFeedQuery.queryKey);

it('makeCalendarFeed() shows the new address and closes the question', async () => {
  openCalendarDialog('replace');
  expect(await makeCalendarFeed()).toBe('done');
  expect(currentCalendarForm()).toMatchObject({ address, dialog: null, error: null });
  expect(known()).toEqual({ isOffered: true, madeAt });
});

it('makeCalendarFeed() says that a code is needed, without an error', async () => {
  problem = new ApiError({ status: 403, code: 'step-up-needed' });
  openCalendarDialog('replace');
  expect(await makeCalendarFeed()).toBe('step-up');
  expect(currentCalendarForm()).toMatchObject({ address: null, dialog: null, error: null });
});

it('makeCalendarFeed() keeps the question open and says why it failed', async () => {
  problem = new ApiError({ status: 0, code: 'no-answer' });
  openCalendarDialog('replace');
  expect(await makeCalendarFeed()).toBe('done');
  expect(currentCalendarForm()).toMatchObject({
    address: null,
    dialog: 'replace',
    isSubmitting: false,
    error: expect.stringContaining('connection'),
  });
});

it.each([
  { about: 'a new address', change: makeCalendarFeed },
  { about: 'the end of an address', change: endCalendarFeed },
])('$about is looked up again after a failure, since it may have happened', async ({ change }) => {
  await makeCalendarFeed();
  problem = new ApiError({ status: 0, code: 'no-answer' });
  await change();
  expect(queryClient.getQueryState(calendarFeedQuery.queryKey)?.isInvalidated).toBe(true);
});

it('endCalendarFeed() says that the address is stopped', async () => {
  await makeCalendarFeed();
  openCalendarDialog('stop');
  await endCalendarFeed();
  expect(known()).toEqual({ isOffered: true, madeAt: null });
  expect(currentCalendarForm().dialog).toBeNull();
  expect(currentToasts().map(({ message }) => message)).toEqual(['Calendar address stopped']);
});

it('the address is in memory only while it is shown', async () => {
  await makeCalendarFeed();
  openCalendarDialog(null);
  expect(currentCalendarForm().address).toBeNull();
  await makeCalendarFeed();
  leave({ status: 'guest', hasEnded: false });
  expect(currentCalendarForm().address).toBeNull();
});
