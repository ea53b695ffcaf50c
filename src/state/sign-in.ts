import { ApiError } from '../api/api-error.ts';
import * as api from '../api/auth.ts';
import type { LoginBody } from '../contract/auth.ts';
import { loginFailure } from './auth-messages.ts';
import { currentAuth, welcome } from './auth.ts';
import { patch } from './patch.ts';
import { problemOf } from './problem.ts';
import { showToast } from './toasts.ts';

const auth = currentAuth();
/** How many sign-in pages were opened: what one of them asked for says nothing on the next. */
let opened = 0;

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
  const page = opened;
  patch(auth, { isLoading: true, error: null, fieldErrors: {} });
  try {
    await work();
    return true;
  } catch (error) {
    const fieldErrors = error instanceof ApiError ? error.fields : {};
    if (page === opened) patch(auth, { error: problemOf(error).message, fieldErrors });
    return false;
  } finally {
    if (page === opened) auth.isLoading = false;
  }
}

/** Starts a sign-in page without the last one's error, and without its call, which may still be under way. */
export function openSignInPage(): void {
  opened += 1;
  auth.isLoading = false;
  clearAuthError();
}

/** Takes away what the last try had to say. */
export function clearAuthError(): void {
  patch(auth, { error: null, fieldErrors: {} });
}
