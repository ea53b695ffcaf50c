import { authEndpoints, user as userSchema, type User } from '../contract/auth.ts';
import { ApiError } from './api-error.ts';
import { readStored, readText, removeStored, writeStored, writeText } from './browser-storage.ts';
import { sendToApi } from './transport.ts';

/** Milliseconds that a tab waits for another one's refresh before it asks by itself. */
export const LOCK_PATIENCE_MS = 20_000;

/** Who is signed in, and the token that says so. */
export interface Session {
  user: User;
  accessToken: string;
}

interface SessionSettings {
  /** Whether all tabs hold one session (a real API) or each its own (the demo). */
  isShared: boolean;
  /** A refresh told who is signed in. */
  onRenewed: (user: User) => void;
  /** The server refused to renew the session: it has ended. */
  onRefused: () => void;
}

let settings: SessionSettings = { isShared: false, onRenewed: () => {}, onRefused: () => {} };
let held: Session | null = null;
/** The mirrored token when this tab last looked: another one is another tab's news. */
let lastMirrored: string | null = null;
/** Grows with every sign-in and sign-out, so that a late refresh cannot undo either. */
let epoch = 0;
let renewal: Promise<void> | null = null;

/** Says how sessions live here and who hears of their changes. */
export function setUpSession(chosen: SessionSettings): void {
  settings = chosen;
}

/** Whether all tabs hold one session, or each its own. */
export function isSessionShared(): boolean {
  return settings.isShared;
}

/** The session of this tab, with the newest token that any tab of the same person has. */
export function heldSession(): Session | null {
  adoptFromOtherTab();
  return held;
}

/** Takes up a session, mirrored to local storage under the documented keys (spec §3), which prove nothing. */
export function holdSession(session: Session): void {
  epoch += 1;
  keep(session);
}

/** Takes up what the person of the session changed of themselves, for this tab and the mirror. */
export function updateHeldUser(user: User): void {
  if (held?.user.id !== user.id) return;
  held = { ...held, user };
  writeStored('local', 'user', user);
}

/** Forgets the session and all three documented keys (spec §4). */
export function dropSession(): void {
  epoch += 1;
  held = null;
  for (const key of ['accessToken', 'token', 'user']) removeStored('local', key);
}

/**
 * Asks the server who is signed in, as the app does at its start.
 * @throws {ApiError} of status 401 or 403 for a guest, of reason 'offline' when no answer came
 */
export async function askForSession(): Promise<void> {
  await underLock(() => refresh(authEndpoints.refreshAtStart, epoch));
}

/**
 * The token to repeat a call with that answered 403: a newer one that is already here, or one from a
 * refresh, which every waiting call shares. Null when the caller's session is no longer this tab's.
 * @throws {ApiError} when the refresh failed; when it was refused, the session has been dropped
 */
export async function newerToken(refused: Session): Promise<string | null> {
  if (heldSession()?.accessToken === refused.accessToken) {
    renewal ??= renew(refused).finally(() => {
      renewal = null;
    });
    await renewal;
  }
  return held?.user.id === refused.user.id ? held.accessToken : null;
}

async function renew(refused: Session): Promise<void> {
  const startedIn = epoch;
  try {
    await underLock(async () => {
      const isStillHeld = heldSession()?.accessToken === refused.accessToken;
      if (isStillHeld) await refresh(authEndpoints.refreshOn403, startedIn);
    });
  } catch (error) {
    if (isRefusal(error) && startedIn === epoch) {
      console.warn('The session could not be renewed: please log in again.');
      dropSession();
      settings.onRefused();
    }
    throw error;
  }
}

async function refresh(
  endpoint: typeof authEndpoints.refreshAtStart | typeof authEndpoints.refreshOn403,
  startedIn: number,
): Promise<void> {
  const answer = await askTwice(() => sendToApi(endpoint, {}, null));
  if (startedIn !== epoch) return;
  keep(answer);
  settings.onRenewed(answer.user);
}

/** A lost answer is asked for again: the server still knows it for a while. */
async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'offline') return ask();
    throw error;
  }
}

/** Takes up a token that another tab has mirrored since this one last looked, when it is the same person's. */
function adoptFromOtherTab(): void {
  if (!settings.isShared || !held) return;
  const accessToken = readText('local', 'accessToken');
  if (!accessToken || accessToken === lastMirrored) return;
  if (readStored('local', 'user', userSchema)?.id !== held.user.id) return;
  lastMirrored = accessToken;
  held = { user: held.user, accessToken };
}

function keep({ user, accessToken }: Session): void {
  held = { user, accessToken };
  // The token last: whoever reads it in another tab finds the person that it belongs to.
  writeStored('local', 'user', user);
  writeText('local', 'accessToken', accessToken);
  // As it is stored, which a browser without room for it leaves as it was.
  lastMirrored = readText('local', 'accessToken');
}

/** One refresh at a time among all tabs; a tab that stopped in the middle of one does not block the rest. */
async function underLock(work: () => Promise<void>): Promise<void> {
  if (!settings.isShared || typeof navigator === 'undefined' || !navigator.locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  try {
    await navigator.locks.request('caresetu-session', { signal: patience.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (!patience.signal.aborted) throw error;
    await work();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
