import * as z from 'zod/mini';
import { ApiError } from '../../api/http/api-error.ts';
import { readStored, removeStored, writeStored } from '../../api/browser/browser-storage.ts';
import { mayBeRefusedAs } from '../../api/http/is-refused-as.ts';
import * as api from '../../api/queue.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import {
  emptyQueueForm,
  queueFormValues,
  type QueueFormBody,
  type QueueFormValues,
} from '../../domain/queue/queue-form.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { queueDraftKey } from '../core/draft-keys.ts';
import { busyHours, freelancerQuery } from '../freelancers.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError } from '../core/load-error.ts';
import { load } from '../core/query-client.ts';
import { createUserStore } from '../core/user-store.ts';

const storedSchema = z.object({
  values: queueFormValues,
  /** Filled in only once, so that the user can change it. */
  prefilled: z.string(),
});

interface QueueDraftState extends z.infer<typeof storedSchema>, Submission {
  /** Storage key of the form. '' while the form is closed. */
  key: string;
}

const initial = (): QueueDraftState => ({
  key: '',
  values: { ...emptyQueueForm },
  prefilled: '',
  ...idleSubmission,
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useQueueDraft, current: currentQueueDraft, reset: resetQueueDraft } = form;

/** @param hospitalName from the URL, or '' */
export function openQueueForm(userId: string, freelancerId: string, hospitalName: string): void {
  const key = queueDraftKey(userId, freelancerId);
  if (state.key !== key) {
    patch(state, { ...initial(), key, ...readStored('session', key, storedSchema) });
  }
  if (hospitalName === '' || hospitalName === state.prefilled) return;
  patch(state, {
    values: { ...state.values, hospitalName },
    prefilled: hospitalName,
  });
  store();
}

export function changeQueueForm(values: QueueFormValues): void {
  patch(state, { values: { ...values }, error: null });
  store();
}

/**
 * Keeps the form, because the user may come back from the payment page.
 * @returns null if the request fails
 */
export async function draftBooking(
  freelancerId: string,
  body: QueueFormBody,
): Promise<QueueBooking | null> {
  if (state.isSubmitting) return null;
  const { key } = state;
  const isOpen = () => state.key === key;
  patch(state, { ...idleSubmission, isSubmitting: true });
  try {
    return await api.createQueueDraft({ ...body, freelancerId });
  } catch (error) {
    await refetchAfterRefusal(error, freelancerId, body.date);
    if (isOpen()) applyRefusal(error);
    return null;
  } finally {
    if (isOpen()) state.isSubmitting = false;
  }
}

export function clearQueueForm(userId: string, freelancerId: string): void {
  const key = queueDraftKey(userId, freelancerId);
  removeStored('session', key);
  if (state.key === key) resetQueueDraft();
}

function store(): void {
  writeStored('session', state.key, { values: state.values, prefilled: state.prefilled });
}

function applyRefusal(error: unknown): void {
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  patch(state, { error: parseLoadError(error).message, fieldErrors });
}

async function refetchAfterRefusal(
  error: unknown,
  freelancerId: string,
  date: string,
): Promise<void> {
  if (mayBeRefusedAs(error, 'hours-taken')) await load(busyHours(freelancerId, date));
  if (mayBeRefusedAs(error, 'hours-not-offered')) await load(freelancerQuery(freelancerId));
}
