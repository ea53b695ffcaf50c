import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { defaultRules } from '../../domain/booking/booking-rules.ts';
import { changeDay } from '../../domain/doctors/schedule-edit.ts';
import { doctorList, doctorProfile } from '../doctors.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { scheduleDraftKey } from '../core/draft-keys.ts';
import {
  changeSchedule,
  closeSchedule,
  currentSchedule,
  discardSchedule,
  openSchedule,
  saveSchedule,
} from './schedule.ts';
import { load, queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

const today = '2026-11-21';
const mornings = { startTime: '09:00', endTime: '13:00' };
const evenings = { startTime: '16:00', endTime: '19:00' };

const ananya: Doctor = {
  id: 'ananya',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.8,
  reviews: [],
  education: [],
  availability: [{ day: 'Monday', ...mornings }],
};

let answer: () => Promise<Response>;
let sent: unknown;

beforeEach(() => {
  sent = null;
  answer = async () => Response.json({ ...ananya, availability: [{ day: 'Monday', ...evenings }] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/doctors') return Response.json([ananya]);
    if (url.startsWith('/api/get-doctor-profile'))
      return Response.json({ success: true, doctor: ananya });
    sent = { url, method: init.method, body: JSON.parse(String(init.body)) };
    return answer();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  closeSchedule();
  queryClient.clear();
  resetToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function editMonday() {
  openSchedule(ananya.id, ananya, today);
  const { draft } = currentSchedule();
  if (draft) changeSchedule(changeDay(draft, 'Monday', [evenings]));
}

const mondays = () => currentSchedule().draft?.week.Monday;

describe('the schedule editor', () => {
  it('starts with the current schedule', () => {
    openSchedule(ananya.id, ananya, today);
    expect(mondays()).toEqual([mornings]);
    expect(currentSchedule().isRestored).toBe(false);
  });

  it('restores changes after a reload and marks them as restored', () => {
    editMonday();
    closeSchedule();
    openSchedule(ananya.id, ananya, today);
    expect(mondays()).toEqual([evenings]);
    expect(currentSchedule().isRestored).toBe(true);
  });

  it("keeps changes when the doctor's profile is requested again", () => {
    editMonday();
    openSchedule(ananya.id, { ...ananya }, today);
    expect(mondays()).toEqual([evenings]);
  });

  it('lets the doctor discard changes', () => {
    editMonday();
    discardSchedule();
    openSchedule(ananya.id, ananya, today);
    expect(mondays()).toEqual([mornings]);
  });

  it('clears its changes after a logout, and does not show them to another doctor', () => {
    editMonday();
    closeSchedule();
    clearDrafts(ananya.id);
    expect(sessionStorage.getItem(scheduleDraftKey(ananya.id))).not.toBeNull();
    openSchedule('gill', { availability: [] }, today);
    expect(mondays()).toEqual([]);
    clearDrafts(null);
    expect(sessionStorage.getItem(scheduleDraftKey(ananya.id))).toBeNull();
  });

  it('ignores invalid stored changes', () => {
    sessionStorage.setItem(scheduleDraftKey(ananya.id), '{"week":{"Monday":[]},"leaveDays":[]}');
    openSchedule(ananya.id, ananya, today);
    expect(mondays()).toEqual([mornings]);
  });
});

describe('saving the schedule', () => {
  it('sends the rules only if the doctor has changed one', async () => {
    await load(doctorProfile(ananya.id));
    editMonday();
    const { draft } = currentSchedule();
    if (draft) changeSchedule({ ...draft, bookingRules: { ...defaultRules, noticeHours: 2 } });
    expect(await saveSchedule()).toBe(true);
    expect(sent).toMatchObject({ body: { bookingRules: { ...defaultRules, noticeHours: 2 } } });
  });

  it('updates the doctor list and the open profile', async () => {
    await load(doctorList);
    await load(doctorProfile(ananya.id));
    editMonday();
    expect(await saveSchedule()).toBe(true);
    expect(sent).toEqual({
      url: '/api/doctors/ananya/availability',
      method: 'PUT',
      body: { availability: [{ day: 'Monday', ...evenings }], leaveDays: [] },
    });
    const monday = [{ day: 'Monday', ...evenings }];
    const list = queryClient.getQueryData(doctorList.queryKey);
    const selected = queryClient.getQueryData(doctorProfile(ananya.id).queryKey);
    expect(list).toMatchObject([{ availability: monday }]);
    expect(selected).toMatchObject({ availability: monday });
    expect(currentSchedule()).toMatchObject({ isSubmitting: false, error: null });
    expect(sessionStorage.getItem(scheduleDraftKey(ananya.id))).toBeNull();
    expect(currentToasts().map(({ message }) => message)).toEqual(['Schedule saved']);
  });

  it('keeps the changes and shows the reason if the server rejects them', async () => {
    answer = async () =>
      Response.json(
        {
          success: false,
          message: 'Each window must end after it starts',
          code: 'invalid-request',
        },
        { status: 400 },
      );
    editMonday();
    expect(await saveSchedule()).toBe(false);
    expect(currentSchedule()).toMatchObject({
      error: 'Each window must end after it starts',
      isSubmitting: false,
    });
    expect(mondays()).toEqual([evenings]);
    expect(sessionStorage.getItem(scheduleDraftKey(ananya.id))).not.toBeNull();
  });

  it('sends only one request if the schedule is submitted twice', async () => {
    let asked = 0;
    const answered = answer;
    answer = async () => {
      asked += 1;
      return answered();
    };
    editMonday();
    expect(await Promise.all([saveSchedule(), saveSchedule()])).toEqual([true, false]);
    expect(asked).toBe(1);
  });
});
