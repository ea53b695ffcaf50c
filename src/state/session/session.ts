import { proxy, snapshot, useSnapshot } from 'valtio';
import { setSessionSource, type Credentials } from '../../api/session-source.ts';
import { forgetAnswers } from '../../api/forget-answers.ts';
import type { User } from '../../contract/auth.ts';
import { forgetDrafts } from '../draft-storage.ts';
import { patch } from '../patch.ts';
import { isSessionShared, tokenFromOtherTab, writeHintedUser, writeSessionHint } from './hint.ts';
import { clearPendingLogout } from './pending-logout.ts';

/** Who uses the app (spec §4 Auth). */
export type Session =
  /** `hasEnded`: the server ended a session in use, so the app leads to the login page. */
  | { status: 'guest'; hasEnded: boolean }
  /** The server has not answered yet. */
  | { status: 'checking' }
  /** The server cannot be reached. `user` is the one that this browser remembers: their cached pages open. */
  | { status: 'provisional'; user: User | null }
  | { status: 'signedIn'; user: User; accessToken: string }
  /** Logged out on this device; the server has not been notified yet. */
  | { status: 'signingOut' };

const state = proxy<{ session: Session }>({ session: { status: 'checking' } });
const userListeners = new Set<() => void>();
/** Grows with every sign-in and sign-out, so that a late refresh cannot undo either. */
let epoch = 0;

setSessionSource({
  credentials,
  provisionalUserId,
  isShared: isSessionShared,
  // Loaded already: a session starts with a check or a login, which both import it.
  renew: async (refused) => (await import('./refresh.ts')).renewToken(refused),
});

export function useSession(): Session {
  return useSnapshot(state).session;
}

/** The user, signed in or provisional; null for everyone else. */
export function useUser(): User | null {
  return userOf(useSnapshot(state).session);
}

export function currentSession(): Session {
  return snapshot(state).session;
}

/** The user, signed in or provisional, for code outside of React. */
export function currentUser(): User | null {
  return userOf(snapshot(state).session);
}

/** Returns a function that is true while the user is the one of now: for answers that come late. */
export function createUserGuard(): () => boolean {
  const id = currentUser()?.id;
  return () => currentUser()?.id === id;
}

/** Calls the listener before another user, or none, takes over: stores clear what belongs to the last one. */
export function onUserChange(listener: () => void): void {
  userListeners.add(listener);
}

/** The user and token to send; null unless signed in. Takes a token that another tab has renewed. */
export function credentials(): Credentials | null {
  const { session } = state;
  if (session.status !== 'signedIn') return null;
  const userId = session.user.id;
  const newer = tokenFromOtherTab(userId);
  if (newer !== null) session.accessToken = newer;
  return { userId, accessToken: session.accessToken };
}

export function sessionEpoch(): number {
  return epoch;
}

/** Signs a user in. */
export function startSession(user: User, accessToken: string): void {
  epoch += 1;
  renewSession(user, accessToken);
}

/** Applies a renewed session, which is the same sign-in. */
export function renewSession(user: User, accessToken: string): void {
  clearPendingLogout();
  writeSessionHint(user, accessToken);
  forgetAnswers(user.id).catch(() => undefined);
  if (currentUser()?.id !== user.id) {
    notifyUserChange();
    forgetDrafts(user.id);
  }
  state.session = { status: 'signedIn', user: { ...user }, accessToken };
}

/** The server cannot be reached. */
export function setProvisional(user: User | null): void {
  state.session = { status: 'provisional', user };
}

/** Ends a check or a logout: the user is a guest, unless signed in since. */
export function settleAsGuest(): void {
  if (state.session.status === 'signedIn' || state.session.status === 'guest') return;
  state.session = { status: 'guest', hasEnded: false };
}

/** A logout of an earlier page has yet to reach the server. */
export function resumeSigningOut(): void {
  state.session = { status: 'signingOut' };
}

/** Applies another name or picture of the user: the header shows it at once. */
export function updateUser({ name, profilePicture }: Omit<User, 'id' | 'role'>): void {
  const { session } = state;
  const user = userOf(session);
  if (!user || (user.name === name && user.profilePicture === profilePicture)) return;
  patch(user, { name, profilePicture });
  if (session.status === 'signedIn') writeHintedUser({ ...user });
}

/** No one is signed in any more: what belongs to the last user is cleared. */
export function leave(next: Exclude<Session, { user: unknown } | { status: 'checking' }>): void {
  epoch += 1;
  forgetAnswers(null).catch(() => undefined);
  notifyUserChange();
  state.session = next;
}

/** The app has led to the login page. */
export function acknowledgeEnd(): void {
  if (state.session.status === 'guest') state.session.hasEnded = false;
}

export function resetSession(): void {
  epoch += 1;
  state.session = { status: 'checking' };
}

function provisionalUserId(): string | null {
  const { session } = state;
  return session.status === 'provisional' ? (session.user?.id ?? null) : null;
}

function notifyUserChange(): void {
  for (const listener of userListeners) listener();
}

function userOf(session: Session): User | null {
  return session.status === 'signedIn' || session.status === 'provisional' ? session.user : null;
}
