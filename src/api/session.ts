import * as z from 'zod/mini';
import { authEndpoints, user as userSchema, type User } from '../contract/auth.ts';
import { ApiError } from './api-error.ts';
import { readStored, readText } from './browser-storage.ts';
import { forgetAnswers } from './forget-answers.ts';
import {
  dropSession,
  heldSession,
  keepSession,
  sessionEpoch,
  sessionSettings,
  type Session,
} from './held-session.ts';
import { fetchParsed } from './parse-response.ts';
import { hasEndedWithBrowser } from './session-life.ts';

/** Milliseconds that a tab waits for another one's refresh before it asks by itself. */
export const LOCK_PATIENCE_MS = 20_000;

/** The answers of both refreshes as the specification promises them (spec §7): at the start the user, after a 403 a token. */
const promised = {
  refreshAtStart: {
    ...authEndpoints.refreshAtStart,
    answer: z.object({ user: userSchema, accessToken: z.optional(z.string()) }),
  },
  refreshOn403: {
    ...authEndpoints.refreshOn403,
    answer: z.object({ user: z.optional(userSchema), accessToken: z.string() }),
  },
};

let renewal: Promise<void> | null = null;

/** Whom another tab of this browser says to be signed in: no proof, but what they changed of themselves. */
export function mirroredUser(): User | null {
  return readStored('local', 'user', userSchema);
}

/**
 * The same where the server cannot be asked: once the session has ended with the browser, nobody, and what was kept of
 * them goes.
 */
export async function rememberedUser(): Promise<User | null> {
  if (!hasEndedWithBrowser()) return mirroredUser();
  // Whoever opened the browser may be somebody else.
  await forgetAnswers(null).catch(() => undefined);
  return null;
}

/**
 * Asks the server who is signed in, as the app does at its start.
 * @throws {ApiError} of status 401 or 403 for a guest, of reason 'offline' when no answer came
 */
export async function askForSession(): Promise<void> {
  await underLock(() => refresh(promised.refreshAtStart, sessionEpoch()));
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
  const held = heldSession();
  return held?.user.id === refused.user.id ? held.accessToken : null;
}

async function renew(refused: Session): Promise<void> {
  const startedIn = sessionEpoch();
  try {
    await underLock(async () => {
      const isStillHeld = heldSession()?.accessToken === refused.accessToken;
      if (isStillHeld) await refresh(promised.refreshOn403, startedIn);
    });
  } catch (error) {
    if (isRefusal(error) && startedIn === sessionEpoch()) {
      console.warn('The session could not be renewed: please log in again.');
      dropSession();
      sessionSettings().onRefused();
    }
    throw error;
  }
}

async function refresh(
  endpoint: (typeof promised)[keyof typeof promised],
  startedIn: number,
): Promise<void> {
  const answer = await askTwice(() => fetchParsed(endpoint, {}, { server: 'api', token: null }));
  if (startedIn !== sessionEpoch()) return;
  const user = answer.user ?? heldSession()?.user;
  if (!user) return;
  const accessToken = answer.accessToken ?? readText('local', 'accessToken') ?? '';
  keepSession({ user, accessToken });
  sessionSettings().onRenewed(user);
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

/** One refresh at a time among all tabs; a tab that stopped in the middle of one does not block the rest. */
async function underLock(work: () => Promise<void>): Promise<void> {
  if (!sessionSettings().isShared || typeof navigator === 'undefined' || !navigator.locks)
    return work();
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
