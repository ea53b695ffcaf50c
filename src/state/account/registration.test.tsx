import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { load } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { doctorProfile, knownDoctor } from '../doctors.ts';
import { currentUser, resetSession, startSession } from '../session/session.ts';
import { openRealtime, socket } from '../testing/fake-socket.ts';
import {
  closeProfile,
  currentProfile,
  openProfile,
  saveProfile,
  storeProfileDraft,
} from './profile.ts';
import {
  currentRegistration,
  resetRegistration,
  submitRegistration,
  withdrawRequest,
} from './registration.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const registration = { number: 'KMC 12345', council: 'Karnataka Medical Council', year: 2012 };

const esha: Doctor = {
  id: 'esha',
  name: 'Dr. Esha Pillai',
  specialty: 'ENT',
  bio: '',
  experience: 3,
  profilePicture: null,
  rating: 0,
  reviews: [],
  education: [],
  availability: [],
  verification: { status: 'being-verified' },
};

const waiting: Doctor = {
  ...esha,
  verification: {
    status: 'being-verified',
    requested: { registration },
    requestedAt: '2026-11-23T04:00:00.000Z',
  },
};

const verified: Doctor = {
  ...esha,
  name: 'Dr. Esha P.',
  registration,
  verification: { status: 'verified' },
};

let answer: () => Response;
let lastBody: unknown;

beforeEach(async () => {
  answer = () => Response.json(waiting);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.startsWith('/api/get-doctor-profile')) {
      return Response.json({ success: true, doctor: esha });
    }
    lastBody = body;
    return answer();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  const { id, name, profilePicture } = esha;
  startSession({ id, name, profilePicture, role: 'doctor' }, 'token-1');
  await load(doctorProfile(esha.id));
});

afterEach(() => {
  closeProfile();
  resetRegistration();
  resetSession();
  resetToasts();
  vi.unstubAllGlobals();
});

describe('submitRegistration()', () => {
  it('shows the request on all pages of the doctor', async () => {
    expect(await submitRegistration(esha.id, registration)).toBe(true);
    expect(knownDoctor(esha.id)?.verification?.requested).toEqual({ registration });
    expect(currentToasts().map(({ message }) => message)).toEqual(['Registration sent']);
  });

  it('keeps the reason when the server refuses a field', async () => {
    const year = 'The year of registration cannot be in the future.';
    const body = { success: false, code: 'invalid-request', message: year, fields: { year } };
    answer = () => Response.json(body, { status: 400 });
    expect(await submitRegistration(esha.id, registration)).toBe(false);
    expect(currentRegistration()).toMatchObject({ error: year, fieldErrors: { year } });
    expect(knownDoctor(esha.id)?.verification).toEqual(esha.verification);
  });
});

describe('withdrawRequest()', () => {
  it('removes the shown request from all pages of the doctor', async () => {
    await submitRegistration(esha.id, registration);
    answer = () => Response.json(esha);
    expect(await withdrawRequest(esha.id)).toBe(true);
    const { requestedAt } = waiting.verification ?? {};
    expect(lastBody).toBe(JSON.stringify({ requestedAt }));
    expect(knownDoctor(esha.id)?.verification?.requested).toBeUndefined();
    expect(currentToasts().at(-1)?.message).toBe('Request withdrawn');
  });
});

describe('a decision of the back office', () => {
  it('updates the profile, the name in the header and an unedited form', async () => {
    openProfile(esha);
    await openRealtime();
    socket.events.emit('doctor_changed', verified);
    expect(knownDoctor(esha.id)).toEqual(verified);
    expect(currentUser()?.name).toBe('Dr. Esha P.');
    expect(currentProfile().draft?.name).toBe('Dr. Esha P.');
  });

  it('leaves the form of a doctor who is typing', async () => {
    openProfile(esha);
    const draft = currentProfile().draft;
    if (draft) storeProfileDraft({ ...draft, bio: 'Half a sentence' });
    await openRealtime();
    socket.events.emit('doctor_changed', verified);
    expect(currentProfile().draft?.name).toBe(esha.name);
    sessionStorage.clear();
  });

  it('keeps a name that was accepted while the form had other edits', async () => {
    openProfile(esha);
    const draft = currentProfile().draft;
    if (draft) storeProfileDraft({ ...draft, bio: 'Half a sentence' });
    await openRealtime();
    socket.events.emit('doctor_changed', verified);
    let sent: unknown;
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent = JSON.parse(String(body));
      return Response.json({ ...verified, bio: 'Half a sentence' });
    });
    const words = { specialty: 'ENT', bio: 'Half a sentence', experience: 3, education: [] };
    expect(await saveProfile({ ...words, name: esha.name })).toBe(true);
    expect(sent).toMatchObject({ name: verified.name, bio: 'Half a sentence' });
  });

  it('is shown in a draft that is opened later, unless its name was edited', () => {
    for (const [edited, shown] of [
      [esha.name, verified.name],
      ['Dr. Typed', 'Dr. Typed'],
    ] as const) {
      openProfile(esha);
      const draft = currentProfile().draft;
      if (draft) storeProfileDraft({ ...draft, name: edited, bio: 'Half a sentence' });
      closeProfile();
      openProfile(verified);
      expect(currentProfile().draft).toMatchObject({ name: shown, bio: 'Half a sentence' });
      closeProfile();
      sessionStorage.clear();
    }
  });
});
