import { proxy, snapshot, useSnapshot } from 'valtio';
import {
  setSessionSource,
  type Credentials,
  type SessionSource,
} from '../../api/http/session-source.ts';
import { clearCachedResponses } from '../../api/cache/clear-response-cache.ts';
import type { User } from '../../contract/auth.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { patch } from '../core/patch.ts';
import { isSessionShared, tokenFromOtherTab, writeHintedUser, writeSessionHint } from './hint.ts';
import { clearPendingLogout } from './pending-logout.ts';

/** Spec §4 Auth. */
export type Session =
  /** `hasEnded`: the server ended the session, so redirect to the login page. */
  | { status: 'guest'; hasEnded: boolean }
  | { status: 'checking' }
  | { status: 'provisional'; user: User | null }
  | { status: 'signedIn'; user: User; accessToken: string }
  /** The user has logged out, but the server does not know yet. */
  | { status: 'signingOut' };

const state = proxy<{ session: Session }>({ session: { status: 'checking' } });
const userListeners = new Set<() => void>();
/** Incremented on each sign-in and sign-out, so that a refresh started earlier is ignored. */
let epoch = 0;
let renew: SessionSource['renew'] = async () => null;

setSessionSource({
  credentials,
  provisionalUserId,
  isShared: isSessionShared,
  renew: (refused) => renew(refused),
});

/** The session check and the login load `refresh.ts`, which calls this, before anyone signs in. */
export function setRenewal(given: SessionSource['renew']): void {
  renew = given;
}

export function useSession(): Session {
  return useSnapshot(state).session;
}

/** Includes a provisional user, not yet confirmed by the server. */
export function useUser(): User | null {
  return getUser(useSnapshot(state).session);
}

export function currentSession(): Session {
  return snapshot(state).session;
}

export function currentUser(): User | null {
  return getUser(snapshot(state).session);
}

/** The returned function returns true while the same user is signed in. */
export function createUserGuard(): () => boolean {
  const id = currentUser()?.id;
  return () => currentUser()?.id === id;
}

/** The listener must clear all data of the previous user. */
export function onUserChange(listener: () => void): void {
  userListeners.add(listener);
}

/** If another tab has stored a newer token, uses that one. */
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

export function startSession(user: User, accessToken: string): void {
  epoch += 1;
  renewSession(user, accessToken);
}

export function renewSession(user: User, accessToken: string): void {
  clearPendingLogout();
  writeSessionHint(user, accessToken);
  clearCachedResponses(user.id).catch(() => undefined);
  if (currentUser()?.id !== user.id) {
    notifyUserChange();
    clearDrafts(user.id);
  }
  state.session = { status: 'signedIn', user: { ...user }, accessToken };
}

export function setProvisional(user: User | null): void {
  state.session = { status: 'provisional', user };
}

export function settleAsGuest(): void {
  if (state.session.status === 'signedIn' || state.session.status === 'guest') return;
  state.session = { status: 'guest', hasEnded: false };
}

export function resumeSigningOut(): void {
  state.session = { status: 'signingOut' };
}

export function updateUser({ name, profilePicture }: Omit<User, 'id' | 'role'>): void {
  const { session } = state;
  const user = getUser(session);
  if (!user || (user.name === name && user.profilePicture === profilePicture)) return;
  patch(user, { name, profilePicture });
  if (session.status === 'signedIn') writeHintedUser({ ...user });
}

export function leave(next: Exclude<Session, { user: unknown } | { status: 'checking' }>): void {
  epoch += 1;
  clearCachedResponses(null).catch(() => undefined);
  notifyUserChange();
  state.session = next;
}

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

function getUser(session: Session): User | null {
  return session.status === 'signedIn' || session.status === 'provisional' ? session.user : null;
}
