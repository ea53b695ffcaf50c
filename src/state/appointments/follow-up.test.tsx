import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { load, queryClient, useLoadable } from '../core/query-client.ts';
import { currentToasts } from '../core/toasts.ts';
import { startSession } from '../session/session.ts';
import {
  ananya,
  replyDone,
  replyLost,
  meera,
  replyRefused,
  resetVisits,
  stubApi,
  visit as scheduled,
  type Reply,
} from '../testing/fake-visit.ts';
import { appointmentList, useAppointmentMoves } from './appointments.ts';
import { answerFollowUp, askFollowUp, followUpDoctors } from './follow-up.ts';

const day = '2026-12-04';
const slot = { date: day, time: '10:00' };
const price = { amountMinor: 60000, currency: 'INR' } as const;

const visit: Appointment = { ...scheduled, date: '2026-11-20', status: 'completed', price };
const at = '2026-11-20T05:00:00Z';
const asked: Appointment = { ...visit, followUp: { date: day, at } };
const declined: Appointment = { ...visit, followUp: { date: day, at, declinedAt: at } };
const answered: Appointment = { ...visit, followUp: { date: day, at, visitId: 'visit-2' } };
const booked: Appointment = {
  ...visit,
  ...slot,
  id: 'visit-2',
  status: 'scheduled',
  followUpOf: 'visit-1',
};

const createDoctor = (id: string): Doctor => ({
  ...ananya,
  id,
  availability: [{ day: 'Friday', startTime: '09:00', endTime: '11:00' }],
  fees: { video: price },
});
const days = [{ date: day, times: ['10:00', '10:30'] }];

let requests: string[];
let sent: unknown[];
let stored: Appointment[];
let reply: Reply;
/** By doctor. */
let times: Record<string, Reply>;

beforeEach(() => {
  requests = [];
  sent = [];
  stored = [asked];
  times = {};
  stubApi(async (url, { body } = {}) => {
    requests.push(url);
    if (url.startsWith('/api/appointments/visit-1/follow-up')) {
      sent.push(JSON.parse(String(body)));
      return reply();
    }
    const [, id = ''] = /doctors\/(\w+)\/free-times/.exec(url) ?? [];
    if (id) return times[id]?.() ?? Response.json({ days });
    const [, profile = ''] = /getdoctor\/(\w+)/.exec(url) ?? [];
    if (profile) return Response.json({ success: true, doctor: createDoctor(profile) });
    return Response.json(stored);
  });
  startSession(meera, 'token-1');
});

afterEach(() => resetVisits());

const list = (userId = 'meera') =>
  queryClient.getQueryData<Appointment[]>(appointmentList(userId).queryKey);
const lastToast = () => currentToasts().at(-1)?.message;
const actionError = () => renderHook(useAppointmentMoves).result.current.actionError;
const readTimes = () => requests.filter((url) => url.includes('/free-times')).length;

describe('a doctor who wants to see a patient again', () => {
  it('sends the day, and shows it with the visit', async () => {
    stored = [visit];
    await load(appointmentList('meera'));
    reply = replyDone(asked);
    await askFollowUp(visit, day);
    expect(sent).toEqual([{ date: day }]);
    expect(list()).toEqual([asked]);
    expect(lastToast()).toBe('The patient is asked to come again');
  });

  it('takes the wish back', async () => {
    await load(appointmentList('meera'));
    reply = replyDone(visit);
    await askFollowUp(asked, null);
    expect(sent).toEqual([{ date: null }]);
    expect(lastToast()).toBe('Follow-up taken back');
  });

  it('sees why it was refused, and what the patient has answered since', async () => {
    await load(appointmentList('meera'));
    stored = [declined];
    reply = replyRefused('invalid-transition');
    await askFollowUp(asked, null);
    expect(actionError()).toEqual({ id: 'visit-1', message: 'The reason.' });
    await waitFor(() => expect(list()).toEqual([declined]));
    expect(currentToasts()).toEqual([]);
  });
});

describe('a patient’s answer', () => {
  it('sends the chosen time with the price that was shown, and adds the new visit', async () => {
    await load(appointmentList('meera'));
    reply = replyDone(answered, { booked });
    await answerFollowUp(asked, slot, createDoctor('ananya'));
    expect(sent).toEqual([{ slot, seen: { price } }]);
    expect(list()).toMatchObject([{ followUp: { visitId: 'visit-2' } }, { id: 'visit-2' }]);
    expect(lastToast()).toBe('Follow-up scheduled');
  });

  it('sends no price if the doctor’s profile showed none', async () => {
    reply = replyDone(asked, { booked });
    const { fees: _, ...doctor } = createDoctor('ananya');
    await answerFollowUp(asked, slot, doctor);
    expect(sent).toEqual([{ slot }]);
  });

  it('declines without a price, and reads no times again', async () => {
    await load(appointmentList('meera'));
    const shown = renderHook(() => useLoadable(followUpDoctors(['ananya'])));
    await waitFor(() => expect(shown.result.current.status).toBe('ready'));
    const before = readTimes();
    reply = replyDone(declined, { booked: null });
    await answerFollowUp(asked, null, createDoctor('ananya'));
    expect(sent).toEqual([{ slot: null }]);
    expect(list()).toEqual([declined]);
    expect(lastToast()).toBe('The doctor can see your answer');
    expect(readTimes()).toBe(before);
    shown.unmount();
  });

  it('reads the free times again if the chosen one was taken', async () => {
    const shown = renderHook(() => useLoadable(followUpDoctors(['ananya'])));
    await waitFor(() => expect(shown.result.current.status).toBe('ready'));
    const left = [{ date: day, times: ['10:30'] }];
    times.ananya = () => Response.json({ days: left });
    reply = replyRefused('slot-taken');
    await answerFollowUp(asked, slot, createDoctor('ananya'));
    expect(actionError()).toEqual({ id: 'visit-1', message: 'The reason.' });
    await waitFor(() =>
      expect(shown.result.current).toMatchObject({ data: { ananya: { days: left } } }),
    );
    shown.unmount();
  });

  it('puts no visit into the list of a user who logged in since', async () => {
    reply = () => {
      startSession({ ...meera, id: 'arjun' }, 'token-2');
      queryClient.setQueryData(appointmentList('meera').queryKey, [asked]);
      return replyDone(asked, { booked })();
    };
    await answerFollowUp(asked, slot, createDoctor('ananya'));
    expect(list()).toEqual([asked]);
    expect(currentToasts()).toEqual([]);
  });
});

describe('the doctors of the wishes', () => {
  it('come with their free times, and null for one who cannot be booked', async () => {
    times.farah = replyRefused('not-found', 'The reason.', 404);
    expect(await load(followUpDoctors(['ananya', 'farah']))).toEqual({
      ananya: { doctor: createDoctor('ananya'), days },
      farah: null,
    });
  });

  it('fail together if the times of one cannot be loaded', async () => {
    times.farah = replyLost;
    expect(await load(followUpDoctors(['ananya', 'farah']))).toBeNull();
  });

  it('keep their times while the answer to another doctor leaves the list', async () => {
    const both = ['ananya', 'farah'];
    const { result, rerender, unmount } = renderHook(
      (ids: readonly string[]) => useLoadable(followUpDoctors(ids)),
      { initialProps: both },
    );
    await waitFor(() => expect(result.current.status).toBe('ready'));
    times.ananya = () => new Promise(() => {});
    rerender(['ananya']);
    expect(result.current).toMatchObject({ status: 'ready', data: { ananya: { days } } });
    unmount();
  });
});
