import { ApiError } from '../../api/http/api-error.ts';
import { clearPendingConsent } from '../account/pending-consent.ts';
import { clearDrafts } from '../core/draft-storage.ts';
import { clearSessionHint } from './hint.ts';
import { clearPendingLogout, markLogoutPending } from './pending-logout.ts';
import { currentUser, leave, settleAsGuest } from './session.ts';

/** Logs out on this device immediately, and on the server once it is reachable (spec §4 Auth). */
export async function logOut(): Promise<void> {
  markLogoutPending(currentUser()?.id);
  await flushLogout(clearLocalSession({ status: 'signingOut' }));
}

/**
 * If the request fails, or the page closes before the messages are removed, the next start tries
 * again.
 */
export async function flushLogout(removal: Promise<void>): Promise<void> {
  try {
    const api = await import('../../api/auth.ts');
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return removal;
  }
  await removal;
  clearPendingLogout();
  settleAsGuest();
}

export async function clearLocalSession(next: Parameters<typeof leave>[0]): Promise<void> {
  const userId = currentUser()?.id;
  clearSessionHint();
  clearDrafts(null);
  clearPendingConsent();
  leave(next);
  if (userId !== undefined) await removeMessages(userId);
}

/** If this fails, the next sign-in removes them. */
export async function removeMessages(userId: string): Promise<void> {
  await import('../messages/chat-storage.ts')
    .then((storage) => storage.removeForUsers((id) => id === userId))
    .catch(() => undefined);
}
