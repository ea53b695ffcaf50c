import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { profileForm } from '../../domain/doctors/profile-edit.ts';
import { resetAccount } from './account.ts';
import { currentUser, resetSession, startSession } from '../session/session.ts';
import { doctorList, doctorProfile, knownDoctor } from '../doctors.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { profileDraftKey } from '../core/draft-keys.ts';
import {
  closeProfile,
  currentProfile,
  discardProfile,
  storeProfileDraft,
  openProfile,
  saveProfile,
} from './profile.ts';
import { load, queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

const ananya: Doctor = {
  id: 'ananya',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: 'Heart rhythm.',
  experience: 14,
  profilePicture: '/ananya.svg',
  rating: 4.8,
  reviews: [],
  education: ['MBBS'],
  availability: [],
};

let saved: Doctor;
let answer: (body: object) => Response;
let sent: unknown;

beforeEach(() => {
  saved = ananya;
  sent = null;
  answer = (body) => {
    saved = { ...saved, ...body };
    return Response.json(saved);
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/doctors') return Response.json([saved]);
    if (url.startsWith('/api/get-doctor-profile')) {
      return Response.json({ success: true, doctor: saved });
    }
    sent = { url, method: init.method, body: JSON.parse(String(init.body)) };
    return answer(JSON.parse(String(init.body)));
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  const { id, name, profilePicture } = ananya;
  startSession({ id, name, profilePicture, role: 'doctor' }, 'token-1');
});

afterEach(() => {
  closeProfile();
  resetSession();
  resetAccount();
  queryClient.clear();
  resetToasts();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const draft = () => {
  const open = currentProfile().draft;
  if (!open) throw new Error('No profile is open');
  return open;
};

async function loadProfile() {
  const doctor = await load(doctorProfile(ananya.id));
  if (doctor) openProfile(doctor);
}

async function editBio(bio = 'Chest pain, too.') {
  await loadProfile();
  const edited = { ...draft(), bio };
  storeProfileDraft(edited);
  return profileForm.parse(edited);
}

describe('the profile form', () => {
  it('starts with the profile from the server, not from the cached list', async () => {
    await load(doctorList);
    saved = { ...ananya, bio: 'Changed on another device.' };
    await loadProfile();
    expect(draft().bio).toBe('Changed on another device.');
    expect(currentProfile().isRestored).toBe(false);
  });

  it('restores edits after a reload and marks them as restored', async () => {
    await editBio();
    closeProfile();
    queryClient.clear();
    await loadProfile();
    expect(draft().bio).toBe('Chest pain, too.');
    expect(currentProfile().isRestored).toBe(true);
  });

  it('keeps edits when the profile is requested again', async () => {
    await loadProfile();
    const before = draft();
    saved = { ...ananya, bio: 'Changed on another device.' };
    await loadProfile();
    expect(draft()).toBe(before);
  });

  it('shows the saved profile again when the doctor discards the edits', async () => {
    await editBio();
    const { revision } = currentProfile();
    discardProfile();
    expect(draft().bio).toBe('Heart rhythm.');
    expect(currentProfile().revision).toBe(revision + 1);
    expect(sessionStorage.getItem(profileDraftKey(ananya.id))).toBeNull();
  });

  it('clears its edits after a logout, and does not show them to another doctor', async () => {
    await editBio();
    clearDrafts(ananya.id);
    expect(sessionStorage.getItem(profileDraftKey(ananya.id))).not.toBeNull();
    clearDrafts('gill');
    expect(sessionStorage.getItem(profileDraftKey(ananya.id))).toBeNull();
  });

  it('ignores invalid stored edits', async () => {
    sessionStorage.setItem(profileDraftKey(ananya.id), '{"name":"Ananya"}');
    await loadProfile();
    expect(draft().bio).toBe('Heart rhythm.');
  });
});

describe('saving the profile', () => {
  it('updates the doctor list, the open profile and the header', async () => {
    await load(doctorList);
    const words = await editBio();
    expect(await saveProfile({ ...words, name: 'Dr. A. Krishnan' })).toBe(true);
    expect(sent).toEqual({
      url: '/api/doctors/ananya',
      method: 'PUT',
      body: {
        name: 'Dr. A. Krishnan',
        specialty: 'Cardiology',
        bio: 'Chest pain, too.',
        experience: 14,
        education: ['MBBS'],
        languages: [],
        profilePicture: '/ananya.svg',
      },
    });
    const changed = { name: 'Dr. A. Krishnan', bio: 'Chest pain, too.' };
    const list = queryClient.getQueryData(doctorList.queryKey);
    expect(list).toMatchObject([changed]);
    const open = queryClient.getQueryData(doctorProfile(ananya.id).queryKey);
    expect(open).toMatchObject(changed);
    expect(currentUser()?.name).toBe('Dr. A. Krishnan');
    expect(sessionStorage.getItem(profileDraftKey(ananya.id))).toBeNull();
    expect(draft().bio).toBe('Chest pain, too.');
    expect(currentToasts().map(({ message }) => message)).toEqual(['Profile saved']);
  });

  it('keeps the edits and shows the reason if the server rejects them', async () => {
    const message = 'The bio must be at most 1,000 characters';
    answer = () =>
      Response.json(
        { success: false, message, code: 'invalid-request', fields: { bio: message } },
        { status: 400 },
      );
    const { revision } = currentProfile();
    expect(await saveProfile(await editBio())).toBe(false);
    expect(currentProfile()).toMatchObject({
      revision,
      submission: { isSubmitting: false, error: message, fieldErrors: { bio: message } },
    });
    expect(sessionStorage.getItem(profileDraftKey(ananya.id))).toContain('Chest pain, too.');
    expect(knownDoctor(ananya.id)?.bio).toBe('Heart rhythm.');
  });
});
