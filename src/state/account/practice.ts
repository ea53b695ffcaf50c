import { ref } from 'valtio';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import { updatePractice } from '../../api/practice.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { PracticeBody } from '../../contract/practice.ts';
import {
  isSamePractice,
  mergePractice,
  practiceKinds,
  toPracticeDraft,
  type PracticeDraft,
} from '../../domain/doctors/practice-edit.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { practiceDraftKey } from '../core/draft-keys.ts';
import type { Ref } from '../core/load-error.ts';
import { patch } from '../core/patch.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { knownDoctor, replaceDoctor } from '../doctors.ts';

const draftSchema = z.object({
  kind: z.enum(practiceKinds),
  hospitalId: z.string(),
  address: z.string(),
  location: z.object({ area: z.string(), city: z.string(), state: z.string() }),
  deskPhone: z.string(),
  fees: z.object({ 'in-person': z.string(), video: z.string(), phone: z.string() }),
});

const storedDraft = z.object({ draft: draftSchema, start: draftSchema });

interface PracticeState {
  /** '' while the form is closed. */
  doctorId: string;
  draft: Ref<PracticeDraft> | null;
  /** The saved practice when the form started. */
  start: Ref<PracticeDraft> | null;
  isRestored: boolean;
  /** The form resets when this number changes. */
  revision: number;
  submission: Submission;
}

const initial = (): PracticeState => ({
  doctorId: '',
  draft: null,
  start: null,
  isRestored: false,
  revision: 0,
  submission: { ...idleSubmission },
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: usePractice, current: currentPractice, reset: closePractice } = form;

/** Restores this tab's stored edits. What was not edited follows the doctor. */
export function openPractice(doctor: Doctor): void {
  const saved = toPracticeDraft(doctor);
  const stored = readStored('session', practiceDraftKey(doctor.id), storedDraft);
  if (state.doctorId === doctor.id) {
    if (!stored && state.draft && !isSamePractice(state.draft, saved)) restart(doctor);
    return;
  }
  const kept = stored && mergePractice(stored.draft, stored.start, saved);
  patch(state, {
    ...initial(),
    doctorId: doctor.id,
    draft: ref(kept ?? saved),
    start: ref(saved),
    isRestored: kept !== null && !isSamePractice(kept, saved),
  });
}

export function storePracticeDraft(draft: PracticeDraft): void {
  const { doctorId, start } = state;
  if (start) writeStored('session', practiceDraftKey(doctorId), { draft, start });
}

export function discardPractice(): void {
  const doctor = knownDoctor(state.doctorId);
  if (doctor) restart(doctor);
}

export function savePractice(body: PracticeBody): Promise<boolean> {
  const { doctorId } = state;
  return submit(state.submission, async () => {
    const doctor = await updatePractice(doctorId, body);
    replaceDoctor(doctor);
    removeStored('session', practiceDraftKey(doctorId));
    if (state.doctorId === doctorId) restart(doctor);
    showToast('success', t`Practice saved`);
  });
}

function restart(doctor: Doctor): void {
  removeStored('session', practiceDraftKey(doctor.id));
  const saved = ref(toPracticeDraft(doctor));
  patch(state, { draft: saved, start: saved, isRestored: false, revision: state.revision + 1 });
  patch(state.submission, { error: null, fieldErrors: {} });
}
