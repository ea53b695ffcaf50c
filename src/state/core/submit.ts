import { ApiError } from '../../api/http/api-error.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { patch } from './patch.ts';
import { parseLoadError } from './load-error.ts';

/** @returns false if refused or already in flight */
export async function submit(state: Submission, send: () => Promise<void>): Promise<boolean> {
  if (state.isSubmitting) return false;
  patch(state, { ...idleSubmission, isSubmitting: true });
  try {
    await send();
    return true;
  } catch (error) {
    const fieldErrors = error instanceof ApiError ? error.fields : {};
    patch(state, { error: parseLoadError(error).message, fieldErrors });
    return false;
  } finally {
    state.isSubmitting = false;
  }
}
