import * as z from 'zod/mini';
import { ApiError } from '../../api/http/api-error.ts';
import { readStored, readText } from '../../api/browser/browser-storage.ts';
import type { Credentials } from '../../api/http/session-source.ts';
import { clearCachedResponses } from '../../api/cache/clear-response-cache.ts';
import { fetchWithRetries } from '../../api/http/fetch-with-retries.ts';
import { authEndpoints, user as userSchema, type User } from '../../contract/auth.ts';
import { endSession } from './end-session.ts';
import { clearSessionHint, isSessionShared } from './hint.ts';
import { isLogoutPending } from './pending-logout.ts';
import { hasEndedWithBrowser } from './lifetime.ts';
import {
  credentials,
  currentUser,
  leave,
  renewSession,
  sessionEpoch,
  setProvisional,
  setRenewal,
  settleAsGuest,
} from './session.ts';

const LOCK_TIMEOUT_MS = 20_000;

/** Only these response fields are guaranteed (spec §7). */
const promised = {
  refreshAtStart: {
    ...authEndpoints.refreshAtStart,
    response: z.object({ user: userSchema, accessToken: z.optional(z.string()) }),
  },
  refreshOn403: {
    ...authEndpoints.refreshOn403,
    response: z.object({ user: z.optional(userSchema), accessToken: z.string() }),
  },
};

let renewal: Promise<void> | null = null;

setRenewal(renewToken);

export function hintedUser(): User | null {
  return readStored('local', 'user', userSchema);
}

/** @throws {ApiError} if the server is unreachable. The session is then provisional. */
export async function checkWithServer(): Promise<void> {
  const hintedToken = readText('local', 'accessToken');
  try {
    await refreshSession();
    settleAsGuest();
  } catch (error) {
    if (credentials()) return;
    if (!isRefusal(error)) {
      await becomeProvisional();
      throw error;
    }
    const isSameHint = readText('local', 'accessToken') === hintedToken;
    if (isSameHint) clearSessionHint();
    leave({ status: 'guest', hasEnded: false });
  }
}

/**
 * @throws {ApiError} with status 401 or 403 for a guest, or reason 'offline' if there is no
 * response
 */
export async function refreshSession(): Promise<void> {
  await underLock(() => refresh(promised.refreshAtStart, sessionEpoch()));
}

/**
 * Concurrent calls share one refresh.
 * @returns null if another user has signed in
 * @throws {ApiError} if the refresh fails. If refused, the session has ended.
 */
export async function renewToken(refused: Credentials): Promise<string | null> {
  if (isCurrent(refused)) {
    renewal ??= renew(refused).finally(() => {
      renewal = null;
    });
    await renewal;
  }
  const now = credentials();
  return now?.userId === refused.userId ? now.accessToken : null;
}

async function becomeProvisional(): Promise<void> {
  const user = currentUser() ?? (isSessionShared() ? await rememberedUser() : null);
  if (!credentials()) setProvisional(isLogoutPending() ? null : user);
}

async function rememberedUser(): Promise<User | null> {
  if (!hasEndedWithBrowser()) return hintedUser();
  // Someone else may be using the browser now, so clear the cached responses.
  await clearCachedResponses(null).catch(() => undefined);
  return null;
}

async function renew(refused: Credentials): Promise<void> {
  const startedIn = sessionEpoch();
  try {
    await underLock(async () => {
      if (isCurrent(refused)) await refresh(promised.refreshOn403, startedIn);
    });
  } catch (error) {
    if (isRefusal(error) && startedIn === sessionEpoch()) {
      console.warn('Your session has ended. Please log in again.');
      endSession();
    }
    throw error;
  }
}

function isCurrent({ accessToken }: Credentials): boolean {
  return credentials()?.accessToken === accessToken;
}

async function refresh(
  endpoint: (typeof promised)[keyof typeof promised],
  startedIn: number,
): Promise<void> {
  const answer = await retryOnce(() => fetchWithRetries(endpoint, {}, null));
  if (startedIn !== sessionEpoch()) return;
  const user = answer.user ?? (credentials() && currentUser());
  if (!user) return;
  renewSession(user, answer.accessToken ?? readText('local', 'accessToken') ?? '');
}

/** See ADR 0006. */
async function retryOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'offline') return send();
    throw error;
  }
}

/** After a timeout, refreshes without the lock. */
async function underLock(work: () => Promise<void>): Promise<void> {
  if (!isSessionShared() || typeof navigator === 'undefined' || !navigator.locks) return work();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), LOCK_TIMEOUT_MS);
  try {
    await navigator.locks.request('caresetu-session', { signal: timeout.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (!timeout.signal.aborted) throw error;
    await work();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
