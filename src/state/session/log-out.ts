import { ApiError } from '../../api/http/api-error.ts';
import { clearDrafts } from '../core/draft-storage.ts';
import { clearSessionHint } from './hint.ts';
import { clearPendingLogout, markLogoutPending } from './pending-logout.ts';
import { currentUser, leave, settleAsGuest } from './session.ts';

/** Takes effect immediately on this device. Notifies the server once reachable (spec §4 Auth). */
export async function logOut(): Promise<void> {
  markLogoutPending();
  await Promise.allSettled([flushLogout(), clearLocalSession({ status: 'signingOut' })]);
}

/** After a failure, the app retries at its next start. */
export async function flushLogout(): Promise<void> {
  try {
    // Imported late, because guests do not need this code.
    const api = await import('../../api/auth.ts');
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
  }
  clearPendingLogout();
  settleAsGuest();
}

export async function clearLocalSession(next: Parameters<typeof leave>[0]): Promise<void> {
  const userId = currentUser()?.id;
  clearSessionHint();
  clearDrafts(null);
  leave(next);
  if (userId === undefined) return;
  // Clears messages even if no conversation was opened. After a failure, the next sign-in clears
  // them.
  await import('../messages/chat-storage.ts')
    .then((storage) => storage.removeForUsers((id) => id === userId))
    .catch(() => undefined);
}
