import { ApiError } from '../api/api-error.ts';
import { unsent, type Submission } from '../domain/submission.ts';
import { patch } from './patch.ts';
import { problemOf } from './problem.ts';

/** @returns false if refused, or if one is in flight */
export async function submit(state: Submission, send: () => Promise<void>): Promise<boolean> {
  if (state.isSubmitting) return false;
  patch(state, { ...unsent, isSubmitting: true });
  try {
    await send();
    return true;
  } catch (error) {
    const fieldErrors = error instanceof ApiError ? error.fields : {};
    patch(state, { error: problemOf(error).message, fieldErrors });
    return false;
  } finally {
    state.isSubmitting = false;
  }
}
