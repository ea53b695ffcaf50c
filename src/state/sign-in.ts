import { ApiError } from '../api/api-error.ts';
import * as api from '../api/auth.ts';
import type { LoginBody } from '../contract/auth.ts';
import { loginFailure } from './auth-messages.ts';
import { currentAuth, welcome } from './auth.ts';
import { problemOf } from './problem.ts';
import { showToast } from './toasts.ts';

const auth = currentAuth();

/** Signs in (spec §8 Login); the guard of the sign-in pages then leads on. */
export async function logIn(body: LoginBody): Promise<void> {
  await attempt(async () => {
    try {
      welcome(await api.logIn(body));
      showToast('success', 'Login Successful');
    } catch (error) {
      showToast('error', loginFailure(error));
      throw error;
    }
  });
}

/** Runs a call of the sign-in pages: `isLoading` and `error` tell how it goes. Resolves to whether it succeeded. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  Object.assign(auth, { isLoading: true, error: null, fieldErrors: {} });
  try {
    await work();
    return true;
  } catch (error) {
    auth.error = problemOf(error).message;
    auth.fieldErrors = error instanceof ApiError ? error.fields : {};
    return false;
  } finally {
    auth.isLoading = false;
  }
}

/** Starts a sign-in page without the last one's error. */
export function clearAuthError(): void {
  Object.assign(auth, { error: null, fieldErrors: {} });
}
