import { ApiError } from '../../api/api-error.ts';
import { forgetDrafts } from '../draft-storage.ts';
import { clearSessionHint } from './hint.ts';
import { clearPendingLogout, markLogoutPending } from './pending-logout.ts';
import { currentUser, leave, settleAsGuest } from './session.ts';

/** Logs out: at once on this device, and on the server as soon as it can be reached (spec §4 Auth). */
export async function logOut(): Promise<void> {
  markLogoutPending();
  await Promise.allSettled([flushLogout(), signOutHere({ status: 'signingOut' })]);
}

/** Notifies the server of a logout. One that cannot be reached is notified at the next start. */
export async function flushLogout(): Promise<void> {
  try {
    // A guest's first page does not load the calls.
    const api = await import('../../api/auth.ts');
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
  }
  clearPendingLogout();
  settleAsGuest();
}

/** Clears the session, the user, and all that the browser stores of them. */
export async function signOutHere(next: Parameters<typeof leave>[0]): Promise<void> {
  const userId = currentUser()?.id;
  clearSessionHint();
  forgetDrafts(null);
  leave(next);
  if (userId === undefined) return;
  // Also when no conversation was opened. If the code fails to load, the next sign-in removes them.
  await import('../chat-storage.ts')
    .then((storage) => storage.removeForUsers((id) => id === userId))
    .catch(() => undefined);
}
