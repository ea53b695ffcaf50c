import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../api/http/config.ts';
import type { Appointment } from '../contract/appointments.ts';
import { queryClient } from './core/query-client.ts';
import { currentToasts, resetToasts } from './core/toasts.ts';
import { recordList } from './records.ts';
import { resetSession, startSession } from './session/session.ts';
import {
  changeSharing,
  currentSharing,
  endSharing,
  openUnsentChoices,
  resendChoices,
  resetSharing,
  sendChoice,
} from './sharing.ts';
import { applySharings, healthFacts, sharingList } from './sharing-data.ts';

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'pending',
  createdAt: '2026-11-21T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Krishnan', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const choice = { scope: 'everything' as const, specialty: 'Cardiology' };
const row = {
  appointmentId: 'visit-1',
  doctorId: 'ananya',
  ...choice,
  lastDay: '2026-11-30',
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number, code: string) => async () =>
  Response.json({ success: false, message: `It says ${code}.`, code }, { status });

let answer: () => Promise<Response>;
let sent: string[];
let listed: unknown[];

beforeEach(() => {
  sent = [];
  listed = [];
  answer = async () => Response.json(row);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(url === '/api/sharing' ? listed : []);
    sent.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim());
    return answer();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
});

afterEach(() => {
  for (const reset of [resetSession, resetSharing, resetToasts]) reset();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const isSettled = () =>
  vi.waitFor(() => {
    expect(sent).not.toHaveLength(0);
    expect(Object.values(currentSharing().unsent).some((one) => one.isSending)).toBe(false);
  });

function reload() {
  resetSharing();
  openUnsentChoices('meera');
}

describe('the choice of a booking', () => {
  it('is dropped once the server has it', async () => {
    sendChoice(visit, choice);
    await isSettled();
    expect(sent).toEqual([`PUT /api/appointments/visit-1/sharing ${JSON.stringify(choice)}`]);
    reload();
    expect(currentSharing().unsent).toEqual({});
  });

  it('survives a reload if the response is lost, and is sent again', async () => {
    answer = lost;
    sendChoice(visit, choice);
    await isSettled();
    reload();
    expect(currentSharing().unsent['visit-1']).toMatchObject({ choice, isSending: false });
    answer = async () => Response.json(row);
    resendChoices([visit]);
    await vi.waitFor(() => expect(currentSharing().unsent).toEqual({}));
    expect(sent).toHaveLength(2);
  });

  it('is dropped when the visit is cancelled, and not sent again', async () => {
    answer = lost;
    sendChoice(visit, choice);
    await isSettled();
    resendChoices([{ ...visit, status: 'cancelled' }]);
    reload();
    expect(currentSharing().unsent).toEqual({});
    expect(sent).toHaveLength(1);
  });

  it('shows why it was refused, and is not sent again without the patient', async () => {
    answer = refused(409, 'invalid-transition');
    sendChoice(visit, choice);
    await isSettled();
    expect(currentSharing().unsent['visit-1']?.refusal).toBe('It says invalid-transition.');
    resendChoices([visit]);
    expect(sent).toHaveLength(1);
  });

  it('is dropped if the API does not know sharing', async () => {
    answer = refused(404, 'not-found');
    sendChoice(visit, choice);
    await vi.waitFor(() => expect(currentSharing().unsent).toEqual({}));
  });

  it('is dropped when the patient saves another one', async () => {
    answer = lost;
    sendChoice(visit, choice);
    await isSettled();
    answer = async () => Response.json({ ...row, scope: 'nothing' });
    expect(await changeSharing([visit], { scope: 'nothing' })).toBe(true);
    reload();
    expect(currentSharing().unsent).toEqual({});
  });

  it('is not shown to another user', async () => {
    answer = lost;
    sendChoice(visit, choice);
    await isSettled();
    openUnsentChoices('arjun');
    expect(currentSharing().unsent).toEqual({});
  });
});

describe('a choice for several visits of one doctor', () => {
  const visits = [
    visit,
    { ...visit, id: 'visit-2', date: '2026-11-25' },
    { ...visit, id: 'visit-3', date: '2026-11-27' },
  ];
  const nothing = { scope: 'nothing' as const };
  const takenFrom = () => sent.map((request) => request.split(/[ /]/)[4]);

  beforeEach(() => {
    answer = async () => Response.json({ ...row, appointmentId: takenFrom().at(-1) });
  });

  it('says for which visits it was saved, and sends only the others again', async () => {
    const save = answer;
    answer = () => (takenFrom().at(-1) === 'visit-2' ? lost() : save());
    expect(await changeSharing(visits, nothing)).toBe(false);
    expect(currentSharing().change).toMatchObject({
      isSubmitting: false,
      error:
        'Saved for your visits on Mon 23 Nov and Fri 27 Nov, but not for Wed 25 Nov. ' +
        'CareSetu cannot be reached. Check your connection and try again.',
    });
    expect(currentToasts()).toEqual([]);
    sent = [];
    answer = save;
    expect(await changeSharing(visits, nothing)).toBe(true);
    expect(takenFrom()).toEqual(['visit-2']);
    expect(currentSharing().change.error).toBeNull();
    expect(currentToasts()).toMatchObject([{ message: 'Your choice is saved' }]);
  });

  it('keeps saying that the first ones are saved when the retry fails too', async () => {
    const save = answer;
    answer = () => (takenFrom().at(-1) === 'visit-2' ? lost() : save());
    await changeSharing(visits, nothing);
    answer = refused(409, 'invalid-transition');
    expect(await changeSharing(visits, nothing)).toBe(false);
    expect(currentSharing().change.error).toBe(
      'Saved for your visits on Mon 23 Nov and Fri 27 Nov, but not for Wed 25 Nov. ' +
        'It says invalid-transition.',
    );
  });

  it('sends another choice for all visits', async () => {
    const save = answer;
    answer = () => (takenFrom().at(-1) === 'visit-2' ? lost() : save());
    await changeSharing(visits, nothing);
    sent = [];
    answer = save;
    expect(await changeSharing(visits, choice)).toBe(true);
    expect(takenFrom()).toEqual(['visit-1', 'visit-2', 'visit-3']);
  });

  it('says only what went wrong if it was saved for none', async () => {
    answer = lost;
    expect(await changeSharing(visits, nothing)).toBe(false);
    expect(currentSharing().change.error).toBe(
      'CareSetu cannot be reached. Check your connection and try again.',
    );
  });

  it('shows what was saved although the response was lost', async () => {
    listed = [row];
    await queryClient.fetchQuery(sharingList);
    const observer = new QueryObserver(queryClient, { ...sharingList, enabled: true });
    const stop = observer.subscribe(() => undefined);
    answer = async () => {
      listed = [{ ...row, ...nothing }];
      return lost();
    };
    await changeSharing([visit], nothing);
    await vi.waitFor(() =>
      expect(queryClient.getQueryData(sharingList.queryKey)).toMatchObject([nothing]),
    );
    stop();
  });
});

it('ending access updates the list of what doctors can see', async () => {
  listed = [row];
  await queryClient.fetchQuery(sharingList);
  const ended = { ...row, endedAt: '2026-11-21T05:00:00Z' };
  listed = [ended];
  answer = async () => Response.json([ended]);
  expect(await endSharing(visit.doctor)).toBe(true);
  expect(sent).toEqual(['POST /api/doctors/ananya/sharing/end']);
  expect(queryClient.getQueryData(sharingList.queryKey)).toEqual([ended]);
});

it("a changed list clears a patient's records and health facts from a doctor's memory", async () => {
  startSession(
    { id: 'ananya', name: 'Dr. Krishnan', role: 'doctor', profilePicture: null },
    'token-2',
  );
  listed = [row];
  await queryClient.fetchQuery(sharingList);
  queryClient.setQueryData(recordList('meera').queryKey, []);
  queryClient.setQueryData(healthFacts('meera').queryKey, { allergies: 'Nuts', medicines: '' });
  await queryClient.fetchQuery(sharingList);
  expect(queryClient.getQueryData(recordList('meera').queryKey)).toEqual([]);
  listed = [];
  await queryClient.fetchQuery(sharingList);
  expect(queryClient.getQueryData(recordList('meera').queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(healthFacts('meera').queryKey)).toBeUndefined();
});

it("a changed list leaves the patient's own records in memory", async () => {
  listed = [row];
  await queryClient.fetchQuery(sharingList);
  queryClient.setQueryData(recordList('meera').queryKey, []);
  listed = [];
  await queryClient.fetchQuery(sharingList);
  expect(queryClient.getQueryData(recordList('meera').queryKey)).toEqual([]);
});

it("withdrawn health facts vanish from a doctor's memory with the event, and records stay", async () => {
  startSession(
    { id: 'ananya', name: 'Dr. Krishnan', role: 'doctor', profilePicture: null },
    'token-2',
  );
  const at = '2026-11-21T05:00:00Z';
  const given = {
    ...row,
    scope: 'own' as const,
    healthRequest: { state: 'given', askedAt: at },
  } as const;
  listed = [given];
  await queryClient.fetchQuery(sharingList);
  queryClient.setQueryData(recordList('meera').queryKey, []);
  queryClient.setQueryData(healthFacts('meera').queryKey, { allergies: 'Nuts', medicines: '' });
  const refusedNow = { ...given, healthRequest: { state: 'refused', askedAt: at } } as const;
  listed = [refusedNow];
  applySharings([refusedNow]);
  expect(queryClient.getQueryData(healthFacts('meera').queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(recordList('meera').queryKey)).toEqual([]);
  expect(queryClient.getQueryData(sharingList.queryKey)).toEqual([refusedNow]);
});
