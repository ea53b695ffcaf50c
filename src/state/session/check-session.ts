import { isDenied, readText } from '../../api/browser-storage.ts';
import { hasSessionHint, setSessionShared } from './hint.ts';
import { flushLogout, signOutHere } from './log-out.ts';
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

/** Milliseconds until a server that could not be reached is asked again. */
export const RETRY_MS = 5000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks who is signed in, and follows sign-ins and logouts of other tabs from then on.
 * @param isShared whether all tabs share one session (a real API) or each has its own (the demo)
 * @returns a function that stops it
 */
export function startSessionChecks(isShared: boolean): () => void {
  setSessionShared(isShared);
  const onStored = ({ key }: StorageEvent) => {
    if (key === 'user' || key === null) void followOtherTab();
  };
  addEventListener('online', retry);
  if (isShared) addEventListener('storage', onStored);
  void checkSession();
  return () => {
    clearTimeout(retryTimer);
    removeEventListener('online', retry);
    removeEventListener('storage', onStored);
  };
}

/** Checks who is signed in (spec §4 Auth). Without an answer of the server it retries later. */
export async function checkSession(): Promise<void> {
  clearTimeout(retryTimer);
  if (isLogoutPending()) {
    resumeSigningOut();
    await flushLogout();
  } else if (mayBeSignedIn()) {
    try {
      // A guest's first page does not load the calls.
      await (await import('./refresh.ts')).checkWithServer();
    } catch {
      // A login in the meantime counts.
      if (credentials()) return;
      setProvisional(currentUser());
      retryTimer = setTimeout(retry, RETRY_MS);
    }
  } else settleAsGuest();
}

function retry(): void {
  if (currentSession().status === 'provisional') void checkSession();
}

/** Without a hint no one is signed in. Where storage is denied, only the server knows. */
function mayBeSignedIn(): boolean {
  return hasSessionHint() || isDenied('local');
}

/** Another tab signed in or out. A logout applies here at once; about a login the server is asked. */
async function followOtherTab(): Promise<void> {
  const user = currentUser();
  if (readText('local', 'user') === null) {
    if (user) await signOutHere({ status: 'guest', hasEnded: false });
  } else if (user) {
    const hinted = (await import('./refresh.ts')).hintedUser();
    if (hinted?.id !== currentUser()?.id) await checkSession();
    else if (hinted) updateUser(hinted);
  } else await checkSession();
}
