import { ref } from 'valtio';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import { bookingRules } from '../../contract/booking-rules.ts';
import { calendarDate, timeOfDay } from '../../contract/common.ts';
import { weekday } from '../../contract/doctors.ts';
import {
  toScheduleBody,
  toScheduleDraft,
  isSameSchedule,
  type ScheduleDraft,
} from '../../domain/doctors/schedule-edit.ts';
import type { Schedule } from '../../domain/booking/slots.ts';
import { t } from '../../words/t.ts';
import { createUserGuard } from '../session/session.ts';
import { updateAvailability } from '../doctors.ts';
import { scheduleDraftKey } from '../core/draft-keys.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError, type Ref } from '../core/load-error.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

const draftSchema = z.object({
  week: z.record(weekday, z.array(z.object({ startTime: timeOfDay, endTime: timeOfDay }))),
  leaveDays: z.array(calendarDate),
  bookingRules: z.optional(bookingRules),
});

interface ScheduleState {
  /** '' while the form is closed. */
  doctorId: string;
  draft: Ref<ScheduleDraft> | null;
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

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useSchedule, current: currentSchedule, reset: closeSchedule } = form;

export function openSchedule(doctorId: string, schedule: Schedule, today: string): void {
  if (state.doctorId === doctorId && state.draft) return;
  const saved = toScheduleDraft(schedule, today);
  const stored = readStored('session', scheduleDraftKey(doctorId), draftSchema);
  const kept = stored && { ...stored, leaveDays: stored.leaveDays.filter((day) => day >= today) };
  const isRestored = kept !== null && !isSameSchedule(kept, saved);
  patch(state, { ...initial(), doctorId, draft: ref(kept ?? saved), isRestored });
}

export function changeSchedule(draft: ScheduleDraft): void {
  patch(state, { draft: ref(draft), isRestored: false, error: null });
  writeStored('session', scheduleDraftKey(state.doctorId), draft);
}

export function discardSchedule(): void {
  removeStored('session', scheduleDraftKey(state.doctorId));
  closeSchedule();
}

export async function saveSchedule(): Promise<boolean> {
  const { doctorId, draft } = state;
  if (!draft || state.isSubmitting) return false;
  const isOpen = () => state.doctorId === doctorId;
  const isStillHere = createUserGuard();
  patch(state, { isSubmitting: true, error: null });
  try {
    await updateAvailability(doctorId, toScheduleBody(draft));
    removeStored('session', scheduleDraftKey(doctorId));
    if (isStillHere()) showToast('success', t`Schedule saved`);
    return true;
  } catch (error) {
    if (isOpen()) state.error = parseLoadError(error).message;
    return false;
  } finally {
    if (isOpen()) state.isSubmitting = false;
  }
}
