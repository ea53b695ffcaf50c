import { ApiError } from '../api/api-error.ts';
import { isDenied, readText } from '../api/browser-storage.ts';
import {
  dropSession,
  hasSessionMark,
  heldSession,
  isSessionShared,
  setUpSession,
} from '../api/held-session.ts';
import {
  currentAuth,
  endSession,
  followChange,
  forgetEverything,
  leave,
  presume,
  welcome,
} from './auth.ts';
import { isParting, keepPartingIn, sayGoodbye } from './parting.ts';

/** Milliseconds until a server that could not be reached is asked again who is signed in. */
export const RETRY_MS = 5000;

const state = currentAuth();
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Finds out who is signed in, and follows what happens to the session from then on.
 * @param isShared whether all tabs hold one session (a real API) or each its own (the demo)
 * @returns what stops it from following
 */
export function startAuth(isShared: boolean): () => void {
  keepPartingIn(isShared ? 'local' : 'session');
  setUpSession({ isShared, onRenewed: welcome, onRefused: endSession });
  const onStored = ({ key }: StorageEvent) => {
    if (key === 'user' || key === null) void followOtherTab();
  };
  addEventListener('online', askAgain);
  if (isShared) addEventListener('storage', onStored);
  void resumeSession();
  return () => {
    clearTimeout(retryTimer);
    removeEventListener('online', askAgain);
    removeEventListener('storage', onStored);
  };
}

/**
 * Asks the server who is signed in (spec §4 Auth), unless nobody can be. No answer leaves it open and asks
 * again after a while.
 */
export async function resumeSession(): Promise<void> {
  clearTimeout(retryTimer);
  const mirrored = readText('local', 'accessToken');
  try {
    if (isParting()) await sayGoodbye();
    // What calls the API is code that a guest's first page does without.
    else if (mayBeSignedIn()) await (await import('../api/session.ts')).askForSession();
    state.session = 'known';
  } catch (error) {
    // Somebody signed in by hand in the meantime: that is the news that counts.
    if (heldSession()) return;
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      const isStillMirrored = readText('local', 'accessToken') === mirrored;
      // The next start need not ask again, unless another tab has signed in, or may hold a session of its own.
      if (isSessionShared() && isStillMirrored) dropSession();
      leave();
    } else {
      await presumeMirrored();
      if (heldSession()) return;
      state.session = 'unreachable';
      retryTimer = setTimeout(askAgain, RETRY_MS);
    }
  }
}

/** Whether somebody seems to be signed in until the server has told: good for what is drawn meanwhile, and no proof. */
export function seemsSignedIn(): boolean {
  return hasSessionMark();
}

/** Where all tabs hold one session, the browser's mark of it tells whose kept pages may be shown meanwhile. */
async function presumeMirrored(): Promise<void> {
  if (!isSessionShared() || state.user) return;
  const session = await import('../api/session.ts').catch(() => null);
  const user = await session?.rememberedUser();
  if (user && !heldSession() && !isParting()) presume(user);
}

function askAgain(): void {
  if (state.session === 'unreachable') void resumeSession();
}

/** Without a mark of a session nobody is signed in here; where marks are denied, only the server can tell. */
function mayBeSignedIn(): boolean {
  return hasSessionMark() || isDenied('local');
}

/** Another tab signed in or out: its word counts for signing out, the server's for who is signed in. */
async function followOtherTab(): Promise<void> {
  if (readText('local', 'user') === null) {
    if (state.user) await forgetEverything();
  } else if (state.user) {
    const mirrored = (await import('../api/session.ts')).mirroredUser();
    if (mirrored?.id !== state.user?.id) await resumeSession();
    else if (mirrored) followChange(mirrored);
  } else await resumeSession();
}
