import { proxy, useSnapshot } from 'valtio';
import { forgetAnswers } from '../api/forget-answers.ts';
import {
  dropSession,
  heldSession,
  setUnconfirmedUser,
  updateHeldUser,
} from '../api/held-session.ts';
import type { User } from '../contract/auth.ts';
import { forgetDrafts } from './draft-storage.ts';
import { beginParting, endParting, sayGoodbye } from './parting.ts';
import { patch } from './patch.ts';

export interface AuthState {
  /** While `session` is `unreachable`: who seems to be signed in, which opens what is kept of them alone. */
  user: User | null;
  isAuthenticated: boolean;
  /** Whether a call of the sign-in pages is on its way. */
  isLoading: boolean;
  /** What that call's failure has to say, to stand beside the form. */
  error: string | null;
  /** The message of each field that the server refused. */
  fieldErrors: Record<string, string>;
  /** Whether it is known who is signed in; `unreachable`: the server could not be asked so far. */
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
/** While the account itself is being ended, the end of its session is no news. */
let isEndExpected = false;

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

/** Signs out: at once here, whether or not the server can be told (spec §4 Auth). */
export async function logOut(): Promise<void> {
  beginParting();
  await Promise.allSettled([sayGoodbye(), forgetEverything()]);
}

/** Takes up a person who has signed in. */
export function welcome(user: User): void {
  endParting();
  setUnconfirmedUser(null);
  forgetAnswers(user.id).catch(() => undefined);
  if (state.user?.id !== user.id) {
    forgetPerson();
    forgetDrafts(user.id);
  }
  patch(state, { user, isAuthenticated: true, session: 'known', hasEnded: false });
}

/** Takes a person for signed in while the server cannot be asked: what is kept of them can be looked at. */
export function presume(user: User): void {
  setUnconfirmedUser(user.id);
  patch(state, { user, session: 'unreachable' });
}

/** Takes up another name or picture of the person signed in: the header shows it at once. */
export function followChange({ name, profilePicture }: Omit<User, 'id' | 'role'>): void {
  const { user } = state;
  if (!user || (user.name === name && user.profilePicture === profilePicture)) return;
  patch(user, { name, profilePicture });
  updateHeldUser({ ...user });
}

/** Runs what ends the account: its session then ends as well, which leads nowhere until the person logs out. */
export async function endingAccount(end: () => Promise<void>): Promise<void> {
  isEndExpected = true;
  try {
    await end();
  } catch (error) {
    isEndExpected = false;
    if (!heldSession()) endSession();
    throw error;
  }
}

/** The way to the login page has been taken. */
export function acknowledgeEnd(): void {
  state.hasEnded = false;
}

export function resetAuth(): void {
  isEndExpected = false;
  setUnconfirmedUser(null);
  patch(state, initial());
}

/** Nobody is signed in, or no longer. */
export function leave(): void {
  isEndExpected = false;
  setUnconfirmedUser(null);
  forgetAnswers(null).catch(() => undefined);
  forgetPerson();
  patch(state, { user: null, isAuthenticated: false, session: 'known' });
}

/** Forgets the session, the person, and all that the browser keeps of them. */
export async function forgetEverything(): Promise<void> {
  const userId = state.user?.id;
  dropSession();
  forgetDrafts(null);
  leave();
  if (userId === undefined) return;
  // Also when no conversation was opened. If the code fails to load, the next sign-in removes them.
  await import('./chat-storage.ts')
    .then((storage) => storage.removeForUsers((id) => id === userId))
    .catch(() => undefined);
}

function forgetPerson(): void {
  for (const forget of personal) forget();
}

/** The server has ended the session, which is news unless the account itself is being ended. */
export function endSession(): void {
  if (isEndExpected) return;
  leave();
  state.hasEnded = true;
}
