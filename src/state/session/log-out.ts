import { readText, writeText } from '../../api/browser/browser-storage.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { clearPendingConsent } from '../account/pending-consent.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { clearSessionHint } from './hint.ts';
import { clearPendingLogout, LOGGED_OUT_KEY, markLogoutPending } from './pending-logout.ts';
import { currentSession, currentUser, leave, settleAsGuest } from './session.ts';

/** Logs out on this device immediately, and on the server once it is reachable (spec §4 Auth). */
export async function logOut(): Promise<void> {
  markLogoutPending();
  await Promise.allSettled([flushLogout(), clearLocalSession({ status: 'signingOut' })]);
}

/** If the request fails, it is retried at the next start. */
export async function flushLogout(): Promise<void> {
  try {
    const api = await import('../../api/auth.ts');
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return;
  }
  // Another tab may have signed in since.
  if (currentSession().status !== 'signingOut') return;
  clearPendingLogout();
  settleAsGuest();
}

export async function clearLocalSession(next: Parameters<typeof leave>[0]): Promise<void> {
  const user = currentUser();
  clearSessionHint();
  clearDrafts(null);
  clearPendingConsent();
  if (user) writeText('local', LOGGED_OUT_KEY, user.id);
  leave(next);
  await removeMessages();
}

/**
 * If this fails, or the page closes, the next start tries again, unless the user has signed in
 * before.
 */
export async function removeMessages(): Promise<void> {
  if (readText('local', LOGGED_OUT_KEY) === null) return;
  await import('../messages/chat-storage.ts')
    .then((storage) => storage.removeForLoggedOutUser())
    .catch(() => undefined);
}
