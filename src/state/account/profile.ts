import { ref } from 'valtio';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import { gender, type Doctor } from '../../contract/doctors.ts';
import {
  isSameProfile,
  toProfileDraft,
  type ProfileDraft,
  type ProfileWords,
} from '../../domain/doctors/profile-edit.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { applyAccountPart } from './account.ts';
import { onRealtime } from '../realtime.ts';
import { knownDoctor, updateDoctor } from '../doctors.ts';
import { profileDraftKey } from '../core/draft-keys.ts';
import { patch } from '../core/patch.ts';
import type { Ref } from '../core/load-error.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

const draftSchema = z.object({
  name: z.string(),
  specialty: z.string(),
  bio: z.string(),
  experience: z.string(),
  education: z.array(z.string()),
  languages: z.array(z.string()),
  gender: z.union([gender, z.literal('')]),
});

const storedDraft = z.object({ draft: draftSchema, startName: z.string() });

interface ProfileState {
  /** '' while the form is closed. */
  doctorId: string;
  draft: Ref<ProfileDraft> | null;
  /** The doctor's name when the form started, which may have changed since. */
  startName: string;
  isRestored: boolean;
  /** The form resets when this number changes. */
  revision: number;
  submission: Submission;
}

const initial = (): ProfileState => ({
  doctorId: '',
  draft: null,
  startName: '',
  isRestored: false,
  revision: 0,
  submission: { ...idleSubmission },
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useProfile, current: currentProfile, reset: closeProfile } = form;
onRealtime('doctor_changed', applyToForm);

/** Restores this tab's stored edits, if any. */
export function openProfile(doctor: Doctor): void {
  if (state.doctorId === doctor.id && state.draft) return;
  const saved = toProfileDraft(doctor);
  const stored = readStored('session', profileDraftKey(doctor.id), storedDraft);
  const kept = stored && {
    ...stored.draft,
    // An unedited name follows the doctor's, which may be newly verified.
    ...(stored.draft.name === stored.startName && { name: doctor.name }),
  };
  const isRestored = kept !== null && !isSameProfile(kept, saved);
  const draft = ref(kept ?? saved);
  patch(state, {
    ...initial(),
    doctorId: doctor.id,
    draft,
    startName: doctor.name,
    isRestored,
  });
}

function applyToForm(doctor: Doctor): void {
  if (state.doctorId !== doctor.id || !state.draft) return;
  const saved = toProfileDraft(doctor);
  const hasEdits = readStored('session', profileDraftKey(doctor.id), storedDraft) !== null;
  if (!hasEdits && !isSameProfile(state.draft, saved)) startProfileForm(saved);
}

export function storeProfileDraft(draft: ProfileDraft): void {
  const { doctorId, startName } = state;
  writeStored('session', profileDraftKey(doctorId), { draft, startName });
}

export function discardProfile(): void {
  const doctor = knownDoctor(state.doctorId);
  if (doctor) startProfileForm(toProfileDraft(doctor));
}

export function saveProfile(words: ProfileWords): Promise<boolean> {
  const { doctorId, startName } = state;
  return submit(state.submission, async () => {
    const { profilePicture = null, name: nameNow = words.name } = knownDoctor(doctorId) ?? {};
    const askedBefore = knownDoctor(doctorId)?.verification?.requestedAt;
    // An unedited name must not replace one that was verified since the form started.
    const name = words.name === startName ? nameNow : words.name;
    const doctor = await updateDoctor(doctorId, { ...words, name, profilePicture });
    applyAccountPart(doctor);
    removeStored('session', profileDraftKey(doctorId));
    if (state.doctorId === doctorId) startProfileForm(toProfileDraft(doctor));
    const { requested, requestedAt } = doctor.verification ?? {};
    const isWaiting = requested !== undefined && requestedAt !== askedBefore;
    showToast(
      'success',
      isWaiting ? t`Profile saved. Patients see your new details once verified.` : t`Profile saved`,
    );
  });
}

function startProfileForm(draft: ProfileDraft): void {
  removeStored('session', profileDraftKey(state.doctorId));
  const { revision } = state;
  const startName = draft.name;
  patch(state, { draft: ref(draft), startName, isRestored: false, revision: revision + 1 });
  patch(state.submission, { error: null, fieldErrors: {} });
}
