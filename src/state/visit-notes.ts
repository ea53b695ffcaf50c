import { proxy, useSnapshot } from 'valtio';
import { ApiError } from '../api/api-error.ts';
import * as appointmentsApi from '../api/appointments.ts';
import { readStored, removeStored, writeStored } from '../api/browser-storage.ts';
import { call } from '../api/client.ts';
import { isRefusedAs } from '../api/is-refused-as.ts';
import type { Appointment } from '../contract/appointments.ts';
import { recordEndpoints, type VisitNotes } from '../contract/records.ts';
import {
  draftFieldOf,
  emptyVisitDraft,
  isEmptyDraft,
  isSameRecord,
  recordOfVisit,
  visitDraft,
  type VisitDraft,
} from '../domain/visit-draft.ts';
import { appointmentList, applyAppointment } from './appointments.ts';
import { createUserGuard, onUserChange } from './session/session.ts';
import { visitDraftKey } from './draft-storage.ts';
import { patch } from './patch.ts';
import { problemOf } from './problem.ts';
import { refetch } from './query-client.ts';
import { showToast } from './toasts.ts';

interface VisitNotesState {
  /** Where the draft is stored: one for each doctor and visit; '' while none is open. */
  key: string;
  draft: VisitDraft;
  isSubmitting: boolean;
  error: string | null;
  /** What the server said about single boxes. */
  fieldErrors: Partial<Record<keyof VisitDraft, string>>;
}

const initial = (): VisitNotesState => ({
  key: '',
  draft: { ...emptyVisitDraft },
  isSubmitting: false,
  error: null,
  fieldErrors: {},
});

const state = proxy(initial());
onUserChange(resetVisitNotes);

/** What is written down of the open visit, and how its completion goes. */
export function useVisitNotes() {
  return useSnapshot(state);
}

/** What the store holds right now, for code outside of React. */
export function currentVisitNotes(): VisitNotesState {
  return state;
}

/** Opens a visit's notes with what its doctor has written down before, in this tab. */
export function openVisitNotes(doctorId: string, appointmentId: string): void {
  const key = visitDraftKey(doctorId, appointmentId);
  if (state.key === key) return;
  const draft = readStored('session', key, visitDraft);
  patch(state, { ...initial(), key, ...(draft && { draft }) });
}

/** Takes up what was typed and stores it. */
export function changeVisitNotes(change: Partial<VisitDraft>): void {
  patch(state, { draft: { ...state.draft, ...change }, error: null });
  if (isEmptyDraft(state.draft)) removeStored('session', state.key);
  else writeStored('session', state.key, state.draft);
}

/** Forgets what was typed. */
export function discardVisitNotes(): void {
  const { key } = state;
  removeStored('session', key);
  patch(state, { ...initial(), key });
}

/**
 * Completes a visit with what was written down, which becomes the patient's record. Resolves to whether it is
 * saved; if not, the store says why and the draft stays.
 */
export async function completeVisit(visit: Appointment, notes: VisitNotes): Promise<boolean> {
  if (state.isSubmitting) return false;
  const { key } = state;
  const isOpen = () => state.key === key;
  const isStillHere = createUserGuard();
  patch(state, { isSubmitting: true, error: null, fieldErrors: {} });
  try {
    await send(visit, notes);
    removeStored('session', key);
    if (isOpen()) patch(state, { ...initial(), key });
    if (isStillHere()) showToast('success', 'Visit completed');
    return true;
  } catch (error) {
    if (isOpen()) takeRefusal(error);
    return false;
  } finally {
    if (isOpen()) state.isSubmitting = false;
  }
}

export function resetVisitNotes(): void {
  patch(state, initial());
}

async function send(visit: Appointment, notes: VisitNotes): Promise<void> {
  try {
    applyAppointment(await appointmentsApi.completeAppointment(visit.id, notes));
  } catch (error) {
    if (!isRefusedAs(error, 'invalid-transition')) throw error;
    // It was closed meanwhile: by an earlier try whose answer was lost, or by somebody.
    refetch(appointmentList(visit.doctorId));
    const input = { params: { id: visit.patientId } };
    const records = await call(recordEndpoints.listRecords, input).catch(() => []);
    const saved = recordOfVisit(records, visit.id);
    if (!saved || !isSameRecord(saved, notes)) throw error;
  }
}

function takeRefusal(error: unknown): void {
  const fields = error instanceof ApiError ? error.fields : {};
  state.error = problemOf(error).message;
  for (const [path, message] of Object.entries(fields)) {
    const field = draftFieldOf(path);
    if (field) state.fieldErrors[field] = message;
  }
}
