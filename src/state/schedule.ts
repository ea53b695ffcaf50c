import { proxy, ref, useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../api/browser-storage.ts';
import { calendarDate, timeOfDay } from '../contract/common.ts';
import { weekday } from '../contract/doctors.ts';
import { bodyOf, draftOf, isSameSchedule, type ScheduleDraft } from '../domain/schedule-edit.ts';
import type { Schedule } from '../domain/slots.ts';
import { createUserGuard, onUserChange } from './session/session.ts';
import { updateAvailability } from './doctors.ts';
import { scheduleDraftKey } from './draft-storage.ts';
import { patch } from './patch.ts';
import { problemOf, type Held } from './problem.ts';
import { showToast } from './toasts.ts';

const draftSchema = z.object({
  week: z.record(weekday, z.array(z.object({ startTime: timeOfDay, endTime: timeOfDay }))),
  leaveDays: z.array(calendarDate),
});

interface ScheduleState {
  /** Whose schedule is being edited; '' while none is. */
  doctorId: string;
  draft: Held<ScheduleDraft> | null;
  /** Whether the draft is one that was left unsaved before. */
  isRestored: boolean;
  isSubmitting: boolean;
  error: string | null;
}

const initial = (): ScheduleState => ({
  doctorId: '',
  draft: null,
  isRestored: false,
  isSubmitting: false,
  error: null,
});

const state = proxy(initial());
onUserChange(closeSchedule);

/** The schedule that is being edited, and how saving it goes. */
export function useSchedule() {
  return useSnapshot(state);
}

/** What the store holds right now, for code outside of React. */
export function currentSchedule(): ScheduleState {
  return state;
}

/** Opens the editor: with what this tab has kept of an earlier edit, else with the schedule as it is. */
export function openSchedule(doctorId: string, schedule: Schedule, today: string): void {
  if (state.doctorId === doctorId && state.draft) return;
  const saved = draftOf(schedule, today);
  const stored = readStored('session', scheduleDraftKey(doctorId), draftSchema);
  const kept = stored && { ...stored, leaveDays: stored.leaveDays.filter((day) => day >= today) };
  const isRestored = kept !== null && !isSameSchedule(kept, saved);
  patch(state, { ...initial(), doctorId, draft: ref(kept ?? saved), isRestored });
}

/** Takes up a change and stores it. */
export function changeSchedule(draft: ScheduleDraft): void {
  patch(state, { draft: ref(draft), isRestored: false, error: null });
  writeStored('session', scheduleDraftKey(state.doctorId), draft);
}

/** Closes the editor; what was changed stays for the next time. */
export function closeSchedule(): void {
  patch(state, initial());
}

/** Forgets what was changed. */
export function discardSchedule(): void {
  removeStored('session', scheduleDraftKey(state.doctorId));
  patch(state, initial());
}

/** Saves the draft, which stays until the editor is closed. Resolves to whether it was taken; if not, the store says why. */
export async function saveSchedule(): Promise<boolean> {
  const { doctorId, draft } = state;
  if (!draft || state.isSubmitting) return false;
  const isOpen = () => state.doctorId === doctorId;
  const isStillHere = createUserGuard();
  patch(state, { isSubmitting: true, error: null });
  try {
    await updateAvailability(doctorId, bodyOf(draft));
    removeStored('session', scheduleDraftKey(doctorId));
    if (isStillHere()) showToast('success', 'Schedule saved');
    return true;
  } catch (error) {
    if (isOpen()) state.error = problemOf(error).message;
    return false;
  } finally {
    if (isOpen()) state.isSubmitting = false;
  }
}
