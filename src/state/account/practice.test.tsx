import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { toPracticeDraft } from '../../domain/doctors/practice-edit.ts';
import { doctorProfile, knownDoctor } from '../doctors.ts';
import { queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { resetSession, startSession } from '../session/session.ts';
import {
  closePractice,
  currentPractice,
  discardPractice,
  openPractice,
  savePractice,
  storePracticeDraft,
} from './practice.ts';

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
  availability: [],
};

const atHome = { address: '14, 3rd Cross', location: { area: 'A', city: 'B', state: 'C' } };
const edited = { ...toPracticeDraft({ ...ananya, ...atHome }), deskPhone: '98100 12345' };

let answer: () => Response;

beforeEach(() => {
  answer = () => Response.json({ ...ananya, ...atHome });
  vi.stubGlobal('fetch', async () => answer());
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession({ id: 'ananya', name: ananya.name, profilePicture: null, role: 'doctor' }, 'token');
  queryClient.setQueryData(doctorProfile('ananya').queryKey, ananya);
  openPractice(ananya);
});

afterEach(() => {
  closePractice();
  resetSession();
  resetToasts();
  queryClient.clear();
  sessionStorage.clear();
});

it('a reload restores what the doctor typed, until it is discarded', () => {
  storePracticeDraft(edited);
  closePractice();
  openPractice(ananya);
  expect(currentPractice()).toMatchObject({ draft: edited, isRestored: true });
  discardPractice();
  expect(currentPractice()).toMatchObject({ draft: { kind: 'none' }, isRestored: false });
  closePractice();
  openPractice(ananya);
  expect(currentPractice()).toMatchObject({ draft: { kind: 'none' }, isRestored: false });
});

it('a restored draft keeps a place that was saved elsewhere since', () => {
  storePracticeDraft({ ...toPracticeDraft(ananya), deskPhone: '98100 12345' });
  closePractice();
  openPractice({ ...ananya, ...atHome });
  expect(currentPractice().draft).toMatchObject({
    kind: 'address',
    address: '14, 3rd Cross',
    deskPhone: '98100 12345',
  });
});

it('a form without edits follows a change from another device', () => {
  openPractice({ ...ananya, ...atHome });
  expect(currentPractice().draft).toMatchObject({ kind: 'address', address: '14, 3rd Cross' });
});

it('a saved practice shows at once wherever the doctor is shown', async () => {
  storePracticeDraft(edited);
  expect(await savePractice({ ...atHome, fees: {} })).toBe(true);
  expect(knownDoctor('ananya')).toMatchObject(atHome);
  expect(currentPractice().draft).toMatchObject({ kind: 'address', address: '14, 3rd Cross' });
  expect(currentToasts()).toMatchObject([{ kind: 'success', message: 'Practice saved' }]);
});

it('a refused practice keeps what was typed and says why', async () => {
  const fields = { hospitalId: 'This hospital is not in our list.' };
  answer = () =>
    Response.json(
      { success: false, message: fields.hospitalId, code: 'invalid-request', fields },
      { status: 400 },
    );
  storePracticeDraft(edited);
  expect(await savePractice({ hospitalId: 'gone', fees: {} })).toBe(false);
  expect(currentPractice().submission).toMatchObject({ fieldErrors: fields });
  closePractice();
  openPractice(ananya);
  expect(currentPractice().draft).toMatchObject(edited);
});
