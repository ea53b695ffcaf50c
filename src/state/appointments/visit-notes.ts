import { ApiError } from '../../api/http/api-error.ts';
import * as appointmentsApi from '../../api/appointments.ts';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import { call } from '../../api/http/client.ts';
import { mayBeRefusedAs } from '../../api/http/is-refused-as.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { recordEndpoints, type VisitNotes } from '../../contract/records.ts';
import {
  getDraftField,
  emptyVisitDraft,
  isEmptyDraft,
  isSameRecord,
  visitDraft,
  type VisitDraft,
} from '../../domain/appointments/visit-draft.ts';
import { recordOfVisit } from '../../domain/records/record-of-visit.ts';
import { t } from '../../words/t.ts';
import { appointmentList, applyAppointment } from './appointments.ts';
import { createUserGuard } from '../session/session.ts';
import { visitDraftKey } from '../core/draft-keys.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError } from '../core/load-error.ts';
import { invalidate, refetch } from '../core/query-client.ts';
import { recordList } from '../records.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

interface VisitNotesState {
  /** Storage key of the draft. '' while the form is closed. */
  key: string;
  draft: VisitDraft;
  isSubmitting: boolean;
  error: string | null;
  /** By the field's path in the draft. */
  fieldErrors: Record<string, string>;
}

const initial = (): VisitNotesState => ({
  key: '',
  draft: { ...emptyVisitDraft },
  isSubmitting: false,
  error: null,
  fieldErrors: {},
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useVisitNotes, current: currentVisitNotes, reset: resetVisitNotes } = form;

export function openVisitNotes(doctorId: string, appointmentId: string): void {
  const key = visitDraftKey(doctorId, appointmentId);
  if (state.key === key) return;
  const draft = readStored('session', key, visitDraft);
  patch(state, { ...initial(), key, ...(draft && { draft }) });
}

export function changeVisitNotes(change: Partial<VisitDraft>): void {
  patch(state, { draft: { ...state.draft, ...change }, error: null });
  if (isEmptyDraft(state.draft)) removeStored('session', state.key);
  else writeStored('session', state.key, state.draft);
}

export function discardVisitNotes(): void {
  const { key } = state;
  removeStored('session', key);
  patch(state, { ...initial(), key });
}

export async function completeVisit(visit: Appointment, notes: VisitNotes): Promise<boolean> {
  if (state.isSubmitting) return false;
  const { key } = state;
  const isOpen = () => state.key === key;
  const isStillHere = createUserGuard();
  patch(state, { isSubmitting: true, error: null, fieldErrors: {} });
  try {
    await send(visit, notes, state.draft.followUpDate);
    invalidate(recordList(visit.patientId));
    removeStored('session', key);
    if (isOpen()) patch(state, { ...initial(), key });
    if (isStillHere()) showToast('success', t`Visit completed`);
    return true;
  } catch (error) {
    if (isOpen()) takeRefusal(error);
    return false;
  } finally {
    if (isOpen()) state.isSubmitting = false;
  }
}

async function send(visit: Appointment, notes: VisitNotes, followUpDate: string): Promise<void> {
  try {
    applyAppointment(await appointmentsApi.completeAppointment(visit.id, notes, followUpDate));
  } catch (error) {
    if (!mayBeRefusedAs(error, 'invalid-transition')) throw error;
    // An earlier attempt may have changed the status.
    refetch(appointmentList(visit.doctorId));
    const input = { params: { id: visit.patientId } };
    const records = await call(recordEndpoints.listRecords, input).catch(() => []);
    const saved = recordOfVisit(records, visit.id);
    if (!saved || !isSameRecord(saved, notes)) throw error;
  }
}

function takeRefusal(error: unknown): void {
  const fields = error instanceof ApiError ? error.fields : {};
  state.error = parseLoadError(error).message;
  for (const [path, message] of Object.entries(fields)) {
    const field = getDraftField(path, state.draft);
    if (field) state.fieldErrors[field] = message;
  }
}
