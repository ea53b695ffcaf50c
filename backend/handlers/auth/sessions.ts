import { type DeviceName, parseDeviceName } from '../../../src/domain/account/device-name.ts';
import { hmac, isEqual, randomId, randomToken, sha256 } from '../../core/crypto.ts';
import type { AccountRecord, SessionRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { secondsAfter, secondsUntil } from '../../core/time.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { readSigningKeys } from '../core/signing-keys.ts';
import type { IssuedToken } from '../core/session-transport.ts';

/** Without `remember`, the session also ends when the browser closes. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** The previous token stays valid for this long, because the new one may be lost. */
const GRACE_SECONDS = 30;

export interface OpenSession {
  account: AccountRecord;
  session: SessionRecord;
  issued: IssuedToken;
}

export async function openSession(
  unit: UnitOfWork,
  account: AccountRecord,
  { remember, device, provedAt }: Pick<SessionRecord, 'remember' | 'device' | 'provedAt'>,
  now: Date,
): Promise<OpenSession> {
  for (const old of await unit.find('sessions', { accountId: account.id })) {
    if (old.expiresAt <= now.toISOString()) await unit.remove('sessions', old.id);
  }
  const id = randomId();
  const token = `${id}.${randomToken()}`;
  const session: SessionRecord = {
    id,
    accountId: account.id,
    tokenHash: await sha256(token),
    previousTokenHash: null,
    rotatedAt: now.toISOString(),
    remember,
    createdAt: now.toISOString(),
    expiresAt: secondsAfter(now, LIFETIME_SECONDS),
    ...(device && { device }),
    ...(provedAt !== undefined && { provedAt }),
  };
  await unit.insert('sessions', session);
  return { account, session, issued: issue(session, token, now) };
}

/** Rotates the token (ADR 0006). */
export async function renewSession(
  backend: Backend,
  token: string,
): Promise<OpenSession | ApiError> {
  const ended = new ApiError('session-ended', 'Your session has ended. Please log in again.');
  const now = backend.clock.now();
  const keys = await readSigningKeys(backend);
  const [tokenHash, successor] = await Promise.all([
    sha256(token),
    computeSuccessor(keys[0], token),
  ]);
  return backend.store.write(async (unit) => {
    const session = await unit.get('sessions', toSessionId(token));
    const account = session && (await unit.get('accounts', session.accountId));
    if (!account || session.expiresAt <= now.toISOString()) return ended;
    if (isEqual(session.tokenHash, tokenHash)) {
      const rotated = await unit.update('sessions', session.id, {
        tokenHash: successor.hash,
        previousTokenHash: tokenHash,
        rotatedAt: now.toISOString(),
      });
      return { account, session: rotated, issued: issue(rotated, successor.token, now) };
    }
    const isLostAnswer =
      isEqual(session.previousTokenHash ?? '', tokenHash) &&
      now.toISOString() <= secondsAfter(new Date(session.rotatedAt), GRACE_SECONDS);
    // Another process may have used the other key.
    const lost = isLostAnswer && (await findSuccessor(keys, token, session.tokenHash));
    if (lost) return { account, session, issued: issue(session, lost.token, now) };
    await unit.remove('sessions', session.id);
    return ended;
  });
}

/** Also closes the session's realtime connections. */
export async function endSession({ store, realtime }: Backend, token: string): Promise<void> {
  const tokenHash = await sha256(token);
  const ended = await store.write(async (unit) => {
    const session = await unit.get('sessions', toSessionId(token));
    const hashes = [session?.tokenHash ?? '', session?.previousTokenHash ?? ''];
    if (!session || !hashes.some((hash) => isEqual(hash, tokenHash))) return null;
    await unit.remove('sessions', session.id);
    return session;
  });
  if (ended) await realtime.closeEnded(ended.accountId);
}

export async function endSessions(
  unit: UnitOfWork,
  accountId: string,
  stays: string | null = null,
): Promise<void> {
  for (const { id } of await unit.find('sessions', { accountId })) {
    if (id !== stays) await unit.remove('sessions', id);
  }
}

/** Requests of the demo lack the header. */
export function readDevice({ headers }: Request): DeviceName {
  return parseDeviceName(headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '');
}

export function matchesSession(token: string, sessionId: string): boolean {
  return toSessionId(token) === sessionId;
}

function issue({ remember, expiresAt }: SessionRecord, token: string, now: Date): IssuedToken {
  return { token, remember, maxAgeSeconds: secondsUntil(expiresAt, now) };
}

interface Successor {
  token: string;
  hash: string;
}

async function computeSuccessor(key: string, token: string): Promise<Successor> {
  const successor = `${toSessionId(token)}.${await hmac(key, `refresh:${token}`)}`;
  return { token: successor, hash: await sha256(successor) };
}

async function findSuccessor(
  keys: readonly string[],
  token: string,
  hash: string,
): Promise<Successor | undefined> {
  const successors = await Promise.all(keys.map((key) => computeSuccessor(key, token)));
  return successors.find((successor) => isEqual(successor.hash, hash));
}

function toSessionId(token: string): string {
  return token.split('.')[0] ?? '';
}
