import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { emptyQueueForm, type QueueFormValues } from '../../domain/queue/queue-form.ts';
import { createQueueBooking } from '../../domain/testing/queue-booking.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import {
  changeQueueForm,
  currentQueueDraft,
  draftBooking,
  clearQueueForm,
  openQueueForm,
  resetQueueDraft,
} from './queue-draft.ts';
import { queryClient } from '../core/query-client.ts';

const filledIn: QueueFormValues = {
  date: '2026-11-25',
  time: '08:00',
  duration: 3,
  hospitalName: 'Setubandh Hospital, Koramangala',
  department: 'Cardiology OPD',
  notes: 'Please take the token for Dr. Krishnan, room 12.',
};
const body = { ...filledIn, duration: 3 };
const booking = createQueueBooking('draft');

const refused = (status: number, code: string, fields?: Record<string, string>) => () =>
  Response.json({ success: false, message: `It says ${code}.`, code, fields }, { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let answer: () => Response | Promise<Response>;
let calls: string[];
let sent: unknown;

beforeEach(() => {
  calls = [];
  answer = () => Response.json({ success: true, booking }, { status: 201 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, 'https://api.example');
    calls.push(`${init.method} ${pathname}${search}`);
    if (init.method === 'POST') {
      sent = JSON.parse(String(init.body));
      return answer();
    }
    return Response.json({ date: filledIn.date, busy: [] });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  openQueueForm('meera', 'ramesh', '');
});

afterEach(() => {
  resetQueueDraft();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function reload(userId = 'meera', freelancerId = 'ramesh', hospitalName = '') {
  resetQueueDraft();
  openQueueForm(userId, freelancerId, hospitalName);
}

describe('the queue form', () => {
  it('survives a reload', () => {
    changeQueueForm(filledIn);
    reload();
    expect(currentQueueDraft().values).toEqual(filledIn);
  });

  it('is stored separately for each helper and each user', () => {
    changeQueueForm(filledIn);
    reload('meera', 'shabnam');
    expect(currentQueueDraft().values).toEqual(emptyQueueForm);
    reload('arjun', 'ramesh');
    expect(currentQueueDraft().values).toEqual(emptyQueueForm);
  });

  it('is cleared by a logout', () => {
    changeQueueForm(filledIn);
    clearDrafts(null);
    reload();
    expect(currentQueueDraft().values).toEqual(emptyQueueForm);
  });

  it('is cleared by the payment', () => {
    changeQueueForm(filledIn);
    clearQueueForm('meera', 'ramesh');
    reload();
    expect(currentQueueDraft().values).toEqual(emptyQueueForm);
  });

  it('starts empty if the stored form is invalid', () => {
    sessionStorage.setItem('caresetu-queue:meera:ramesh', '{"values":{"duration":"long"}}');
    reload();
    expect(currentQueueDraft().values).toEqual(emptyQueueForm);
  });
});

describe('the hospital in the URL', () => {
  it('is filled in and changes no other field', () => {
    changeQueueForm({ ...filledIn, hospitalName: '' });
    reload('meera', 'ramesh', 'Sparsh Women & Child');
    expect(currentQueueDraft().values).toEqual({
      ...filledIn,
      hospitalName: 'Sparsh Women & Child',
    });
  });

  it('does not replace text that the user has written', () => {
    reload('meera', 'ramesh', 'Sparsh Women & Child');
    changeQueueForm(filledIn);
    reload('meera', 'ramesh', 'Sparsh Women & Child');
    expect(currentQueueDraft().values.hospitalName).toBe(filledIn.hospitalName);
  });

  it('replaces a hospital that was filled in from an earlier URL', () => {
    reload('meera', 'ramesh', 'Sparsh Women & Child');
    openQueueForm('meera', 'ramesh', 'Vasanth Heart Centre');
    expect(currentQueueDraft().values.hospitalName).toBe('Vasanth Heart Centre');
  });
});

describe('creating a draft', () => {
  it("returns the booking with the server's price, and keeps the form input in case the user comes back", async () => {
    changeQueueForm(filledIn);
    expect(await draftBooking('ramesh', body)).toEqual(booking);
    expect(sent).toEqual({ ...body, freelancerId: 'ramesh' });
    reload();
    expect(currentQueueDraft().values).toEqual(filledIn);
  });

  it('sends only one request on a double tap', async () => {
    const answers = await Promise.all([draftBooking('ramesh', body), draftBooking('ramesh', body)]);
    expect(answers).toEqual([booking, null]);
    expect(calls).toEqual(['POST /api/queue/drafts']);
  });

  it('keeps the form input and shows an error without a connection, and can be retried', async () => {
    changeQueueForm(filledIn);
    answer = lost;
    expect(await draftBooking('ramesh', body)).toBeNull();
    expect(currentQueueDraft()).toMatchObject({ values: filledIn, isSubmitting: false });
    expect(currentQueueDraft().error).toContain('cannot be reached');
    answer = () => Response.json({ success: true, booking }, { status: 201 });
    expect(await draftBooking('ramesh', body)).toEqual(booking);
    expect(currentQueueDraft().error).toBeNull();
  });

  it('refreshes the booked hours if the chosen hours have been taken', async () => {
    changeQueueForm(filledIn);
    answer = refused(409, 'hours-taken');
    expect(await draftBooking('ramesh', body)).toBeNull();
    expect(calls).toEqual([
      'POST /api/queue/drafts',
      'GET /api/freelancers/ramesh/busy?date=2026-11-25',
    ]);
    expect(currentQueueDraft()).toMatchObject({ error: 'It says hours-taken.', values: filledIn });
    changeQueueForm({ ...filledIn, time: '12:00' });
    expect(currentQueueDraft().error).toBeNull();
  });

  it('fetches the helper again if the helper no longer offers the chosen hours', async () => {
    answer = refused(409, 'hours-not-offered');
    await draftBooking('ramesh', body);
    expect(calls).toEqual(['POST /api/queue/drafts', 'GET /api/freelancers/ramesh']);
    expect(currentQueueDraft().error).toBe('It says hours-not-offered.');
  });

  it("shows the server's errors next to the fields", async () => {
    answer = refused(400, 'invalid-request', { department: 'Department is required' });
    await draftBooking('ramesh', body);
    expect(currentQueueDraft().fieldErrors).toEqual({ department: 'Department is required' });
  });

  it("shows no error in another helper's form if the request fails", async () => {
    let refuse = (): void => {};
    answer = () =>
      new Promise((resolve) => {
        refuse = () => resolve(refused(500, 'unexpected')());
      });
    const trying = draftBooking('ramesh', body);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    openQueueForm('meera', 'shabnam', '');
    refuse();
    expect(await trying).toBeNull();
    expect(currentQueueDraft()).toMatchObject({ error: null, isSubmitting: false });
  });
});
