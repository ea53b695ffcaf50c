import { proxy, useSnapshot } from 'valtio';
import { ApiError } from '../api/api-error.ts';
import { readStored } from '../api/browser-storage.ts';
import * as session from '../api/session.ts';
import { user as userSchema, type User } from '../contract/auth.ts';
import { forgetDrafts } from './draft-storage.ts';
import { beginParting, endParting, isParting, keepPartingIn, sayGoodbye } from './parting.ts';

/** Milliseconds until a server that could not be reached is asked again who is signed in. */
export const RETRY_MS = 5000;

export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  /** Whether a call of the sign-in pages is on its way. */
  isLoading: boolean;
  /** What that call's failure has to say, to stand beside the form. */
  error: string | null;
  /** The message of each field that the server refused. */
  fieldErrors: Record<string, string>;
  /** Whether the server has told who is signed in; `unreachable`: it could not be asked so far. */
  session: 'unknown' | 'unreachable' | 'known';
  /** The server ended the session while it was in use: the way leads to the login page. */
  hasEnded: boolean;
}

const initial = (): AuthState => ({
  user: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  fieldErrors: {},
  session: 'unknown',
  hasEnded: false,
});

const state = proxy(initial());
/** What to do when the person changes, by the stores that hold something of theirs. */
const personal = new Set<() => void>();
/** How to forget what the browser keeps of a person who logs out. */
const kept = new Set<(userId: string) => Promise<void>>();
/** While the account itself is being ended, the end of its session is no news. */
let isEndExpected = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Who is signed in, and how the sign-in pages' calls go. */
export function useAuth() {
  return useSnapshot(state);
}

/** Who is signed in right now, for code outside of React. */
export function currentAuth(): AuthState {
  return state;
}

/** Lets a store forget what belongs to the person who leaves. */
export function whenPersonChanges(forget: () => void): void {
  personal.add(forget);
}

/** Lets a store forget what the browser keeps of a person, once they log out. */
export function whenPersonLogsOut(forget: (userId: string) => Promise<void>): void {
  kept.add(forget);
}

/**
 * Asks the server who is signed in, and follows what happens to the session from then on.
 * @param isShared whether all tabs hold one session (a real API) or each its own (the demo)
 * @returns what stops it from following
 */
export function startAuth(isShared: boolean): () => void {
  keepPartingIn(isShared ? 'local' : 'session');
  session.setUpSession({ isShared, onRenewed: welcome, onRefused: endSession });
  const onOnline = () => {
    if (state.session === 'unreachable') void resumeSession();
  };
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === 'user' || key === null) followOtherTab(newValue);
  };
  addEventListener('online', onOnline);
  if (isShared) addEventListener('storage', onStored);
  void resumeSession();
  return () => {
    clearTimeout(retryTimer);
    removeEventListener('online', onOnline);
    removeEventListener('storage', onStored);
  };
}

/** Asks the server who is signed in (spec §4 Auth). No answer leaves it open and asks again after a while. */
export async function resumeSession(): Promise<void> {
  clearTimeout(retryTimer);
  try {
    if (isParting()) await sayGoodbye();
    else await session.askForSession();
    state.session = 'known';
  } catch (error) {
    // Somebody signed in by hand in the meantime: that is the news that counts.
    if (session.heldSession()) return;
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) leave();
    else {
      state.session = 'unreachable';
      retryTimer = setTimeout(() => void resumeSession(), RETRY_MS);
    }
  }
}

/** Who seems to be signed in until the server has told: good for what is drawn meanwhile, and no proof. */
export function mirroredUser(): User | null {
  return readStored('local', 'user', userSchema);
}

/** Signs out: at once here, whether or not the server can be told (spec §4 Auth). */
export async function logOut(): Promise<void> {
  beginParting();
  await Promise.allSettled([sayGoodbye(), forgetEverything()]);
}

/** Takes up a person who has signed in. */
export function welcome(user: User): void {
  clearTimeout(retryTimer);
  endParting();
  if (state.user?.id !== user.id) {
    forgetPerson();
    forgetDrafts(user.id);
  }
  Object.assign(state, { user, isAuthenticated: true, session: 'known', hasEnded: false });
}

/** Takes up another name or picture of the person signed in: the header shows it at once. */
export function followChange({ name, profilePicture }: Omit<User, 'id' | 'role'>): void {
  const { user } = state;
  if (!user || (user.name === name && user.profilePicture === profilePicture)) return;
  Object.assign(user, { name, profilePicture });
  session.updateHeldUser({ ...user });
}

/** Runs what ends the account: its session then ends as well, which leads nowhere until the person logs out. */
export async function endingAccount(end: () => Promise<void>): Promise<void> {
  isEndExpected = true;
  try {
    await end();
  } catch (error) {
    isEndExpected = false;
    if (!session.heldSession()) endSession();
    throw error;
  }
}

/** The way to the login page has been taken. */
export function acknowledgeEnd(): void {
  state.hasEnded = false;
}

export function resetAuth(): void {
  clearTimeout(retryTimer);
  isEndExpected = false;
  Object.assign(state, initial());
}

function leave(): void {
  isEndExpected = false;
  forgetPerson();
  Object.assign(state, { user: null, isAuthenticated: false, session: 'known' });
}

/** Forgets the session, the person, and all that the browser keeps of them. */
async function forgetEverything(): Promise<void> {
  const userId = state.user?.id;
  session.dropSession();
  forgetDrafts(null);
  leave();
  if (userId !== undefined) await Promise.allSettled([...kept].map((forget) => forget(userId)));
}

function forgetPerson(): void {
  for (const forget of personal) forget();
}

function endSession(): void {
  if (isEndExpected) return;
  leave();
  state.hasEnded = true;
}

/** Another tab signed in or out: its word counts for signing out, the server's for who is signed in. */
function followOtherTab(storedUser: string | null): void {
  if (storedUser === null) {
    if (state.isAuthenticated) void forgetEverything();
    return;
  }
  const mirrored = mirroredUser();
  if (mirrored?.id !== state.user?.id) void resumeSession();
  else if (mirrored) followChange(mirrored);
}
