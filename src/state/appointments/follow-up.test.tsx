import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { load, queryClient, useLoadable } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { resetSession, startSession } from '../session/session.ts';
import { appointmentList, resetAppointments, useAppointmentMoves } from './appointments.ts';
import { answerFollowUp, askFollowUp, followUpDoctors } from './follow-up.ts';

const day = '2026-12-04';
const slot = { date: day, time: '10:00' };
const price = { amountMinor: 60000, currency: 'INR' } as const;

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-20',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'completed',
  createdAt: '2026-11-18T04:30:00Z',
  price,
  doctor: { id: 'ananya', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};
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
  id,
  name: 'Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.9,
  reviews: [],
  education: [],
  availability: [{ day: 'Friday', startTime: '09:00', endTime: '11:00' }],
  fees: { video: price },
});
const days = [{ date: day, times: ['10:00', '10:30'] }];

const meera = {
  id: 'meera',
  name: 'Meera Nair',
  role: 'patient',
  profilePicture: null,
} as const;

const refuse = (code: string, status: number) => () =>
  Response.json({ success: false, message: 'The reason.', code }, { status });

let requests: string[];
let sent: unknown[];
let stored: Appointment[];
let reply: () => Response | Promise<Response>;
/** By doctor. */
let times: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  requests = [];
  sent = [];
  stored = [asked];
  times = {};
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    requests.push(url);
    if (url.startsWith('/api/appointments/visit-1/follow-up')) {
      sent.push(JSON.parse(body ?? ''));
      return reply();
    }
    const [, id = ''] = /doctors\/(\w+)\/free-times/.exec(url) ?? [];
    if (id) return times[id]?.() ?? Response.json({ days });
    const [, profile = ''] = /getdoctor\/(\w+)/.exec(url) ?? [];
    if (profile) return Response.json({ success: true, doctor: createDoctor(profile) });
    return Response.json(stored);
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(meera, 'token-1');
});

afterEach(() => {
  for (const reset of [resetSession, resetAppointments, resetToasts]) reset();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const change = (appointment: Appointment, more: object = {}) =>
  Response.json({ success: true, message: 'Done.', appointment, ...more });
const list = (userId = 'meera') =>
  queryClient.getQueryData<Appointment[]>(appointmentList(userId).queryKey);
const lastToast = () => currentToasts().at(-1)?.message;
const actionError = () => renderHook(useAppointmentMoves).result.current.actionError;
const readTimes = () => requests.filter((url) => url.includes('/free-times')).length;

describe('a doctor who wants to see a patient again', () => {
  it('sends the day, and shows it with the visit', async () => {
    stored = [visit];
    await load(appointmentList('meera'));
    reply = () => change(asked);
    await askFollowUp(visit, day);
    expect(sent).toEqual([{ date: day }]);
    expect(list()).toEqual([asked]);
    expect(lastToast()).toBe('The patient is asked to come again');
  });

  it('takes the wish back', async () => {
    await load(appointmentList('meera'));
    reply = () => change(visit);
    await askFollowUp(asked, null);
    expect(sent).toEqual([{ date: null }]);
    expect(lastToast()).toBe('Follow-up taken back');
  });

  it('sees why it was refused, and what the patient has answered since', async () => {
    await load(appointmentList('meera'));
    stored = [declined];
    reply = refuse('invalid-transition', 409);
    await askFollowUp(asked, null);
    expect(actionError()).toEqual({ id: 'visit-1', message: 'The reason.' });
    await waitFor(() => expect(list()).toEqual([declined]));
    expect(currentToasts()).toEqual([]);
  });
});

describe('a patient’s answer', () => {
  it('sends the chosen time with the price that was shown, and adds the new visit', async () => {
    await load(appointmentList('meera'));
    reply = () => change(answered, { booked });
    await answerFollowUp(asked, slot, createDoctor('ananya'));
    expect(sent).toEqual([{ slot, seen: { price } }]);
    expect(list()).toMatchObject([{ followUp: { visitId: 'visit-2' } }, { id: 'visit-2' }]);
    expect(lastToast()).toBe('Follow-up scheduled');
  });

  it('sends no price if the doctor’s profile showed none', async () => {
    reply = () => change(asked, { booked });
    const { fees: _, ...doctor } = createDoctor('ananya');
    await answerFollowUp(asked, slot, doctor);
    expect(sent).toEqual([{ slot }]);
  });

  it('declines without a price, and reads no times again', async () => {
    await load(appointmentList('meera'));
    const shown = renderHook(() => useLoadable(followUpDoctors(['ananya'])));
    await waitFor(() => expect(shown.result.current.status).toBe('ready'));
    const before = readTimes();
    reply = () => change(declined, { booked: null });
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
    reply = refuse('slot-taken', 409);
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
      return change(asked, { booked });
    };
    await answerFollowUp(asked, slot, createDoctor('ananya'));
    expect(list()).toEqual([asked]);
    expect(currentToasts()).toEqual([]);
  });
});

describe('the doctors of the wishes', () => {
  it('come with their free times, and null for one who cannot be booked', async () => {
    times.farah = refuse('not-found', 404);
    expect(await load(followUpDoctors(['ananya', 'farah']))).toEqual({
      ananya: { doctor: createDoctor('ananya'), days },
      farah: null,
    });
  });

  it('fail together if the times of one cannot be loaded', async () => {
    times.farah = () => Promise.reject(new TypeError('Failed to fetch'));
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
