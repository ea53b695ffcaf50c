import { isDenied, readText } from '../../api/browser/browser-storage.ts';
import { hasSessionHint, setSessionShared } from './hint.ts';
import { clearLocalSession, flushLogout, removeMessages } from './log-out.ts';
import { isLogoutPending } from './pending-logout.ts';
import {
  credentials,
  currentSession,
  currentUser,
  resumeSigningOut,
  setProvisional,
  settleAsGuest,
  updateUser,
} from './session.ts';

/** Delay between retries, in ms, while the server is unreachable. */
export const RETRY_MS = 5000;

const loadRefresh = () => import('./refresh.ts');

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * @param isShared true if all tabs share one session, as with a real API
 * @returns a function that stops
 */
export function startSessionChecks(isShared: boolean): () => void {
  setSessionShared(isShared);
  const onStored = ({ key }: StorageEvent) => {
    if (key === 'user' || key === null) void applyOtherTab();
  };
  addEventListener('online', retry);
  if (isShared) addEventListener('storage', onStored);
  void removeMessages();
  void checkSession();
  return () => {
    clearTimeout(retryTimer);
    removeEventListener('online', retry);
    removeEventListener('storage', onStored);
  };
}

/** Spec §4 Auth. */
export async function checkSession(): Promise<void> {
  clearTimeout(retryTimer);
  if (isLogoutPending()) {
    resumeSigningOut();
    await flushLogout();
  } else if (mayBeSignedIn()) {
    try {
      await (await loadRefresh()).checkWithServer();
    } catch {
      if (credentials()) return;
      setProvisional(currentUser());
      retryTimer = setTimeout(retry, RETRY_MS);
    }
  } else settleAsGuest();
}

function retry(): void {
  if (currentSession().status === 'provisional') void checkSession();
}

/** If storage is blocked, only the server knows. */
export function mayBeSignedIn(): boolean {
  return hasSessionHint() || isDenied('local');
}

/** Applies a logout immediately, but checks a login with the server first. */
async function applyOtherTab(): Promise<void> {
  const user = currentUser();
  if (readText('local', 'user') === null) {
    if (user) await clearLocalSession({ status: 'guest', hasEnded: false });
  } else if (user) {
    const hinted = (await loadRefresh()).hintedUser();
    if (hinted?.id !== currentUser()?.id) await checkSession();
    else if (hinted) updateUser(hinted);
  } else await checkSession();
}
