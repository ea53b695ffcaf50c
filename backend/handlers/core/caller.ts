import type { Access, Endpoint } from '../../../src/contract/endpoint.ts';
import type { AccountRecord, SessionRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { isEqual } from '../../core/crypto.ts';
import { isLive, sessionIdOf } from './access-token.ts';
import { checkFactor, findFactorRule } from './factor-rules.ts';
import { checkSuspension } from './suspension.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

export interface Caller {
  account: AccountRecord | null;
  sessionId: string | null;
  /** Expired, malformed or from an ended session. */
  hasStaleToken: boolean;
}

const MOST_KNOWN = 10_000;

/** The account of a session, which never changes. A known one is read together with the session. */
const knownAccounts = new WeakMap<Store, Map<string, string>>();

function accountsOf(store: Store): Map<string, string> {
  const accounts = knownAccounts.get(store) ?? new Map<string, string>();
  if (accounts.size >= MOST_KNOWN) accounts.clear();
  knownAccounts.set(store, accounts);
  return accounts;
}

/**
 * Without reading data. The session may have ended.
 * @returns the account's id, or the session's in its first call; null without a genuine token
 */
export async function personOfToken(backend: Backend, request: Request): Promise<string | null> {
  const sessionId = await sessionIdOf(backend, bearerToken(request) ?? '');
  return sessionId && (accountsOf(backend.store).get(sessionId) ?? sessionId);
}

function bearerToken(request: Request): string | null {
  const authorization = request.headers.get('authorization');
  return authorization && (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '');
}

interface Identified extends Caller {
  session?: SessionRecord;
}

const stale: Caller = { account: null, sessionId: null, hasStaleToken: true };

async function identifyCaller(backend: Backend, request: Request): Promise<Identified> {
  const token = bearerToken(request);
  if (token === null) return { account: null, sessionId: null, hasStaleToken: false };
  const sessionId = await sessionIdOf(backend, token);
  if (sessionId === null) return stale;
  const known = accountsOf(backend.store).get(sessionId);
  return backend.store.read(async (reads) => {
    const [session, knownAccount] = await Promise.all([
      reads.get('sessions', sessionId),
      known === undefined ? undefined : reads.get('accounts', known),
    ]);
    if (!session || !isLive(session, backend.clock.now())) {
      // Its calls no longer count as the account's.
      accountsOf(backend.store).delete(sessionId);
      return stale;
    }
    const account = knownAccount ?? (await reads.get('accounts', session.accountId));
    if (!account) return stale;
    accountsOf(backend.store).set(sessionId, account.id);
    return { account, sessionId, hasStaleToken: false, session };
  });
}

export async function allowedCaller(
  backend: Backend,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>,
  request: Request,
): Promise<Caller> {
  const { session, ...caller } = await identifyCaller(backend, request);
  checkAccess(backend, endpoint.access, caller, request);
  const rule = findFactorRule(endpoint);
  const { account } = caller;
  await backend.store.read((reads) => checkFactor(backend, reads, rule, { account, session }));
  await checkSuspension(backend.store, endpoint, account);
  return caller;
}

type SecretList = 'webhookSecrets' | 'doctorWebhookSecrets' | 'smsWebhookSecrets';

/** Implements spec §6. */
function checkAccess(
  { webhookSecrets, doctorWebhookSecrets, smsWebhookSecrets }: Pick<Backend, SecretList>,
  access: Access,
  caller: Caller,
  request: Request,
): void {
  if (access === 'public' || access === 'session') return;
  if (access === 'webhook') return checkSecret(webhookSecrets, request);
  if (access === 'back-office') return checkSecret(doctorWebhookSecrets, request);
  if (access === 'sms-gateway') return checkSecret(smsWebhookSecrets, request);
  const { role } = signedIn(caller);
  if (access !== 'user' && access !== role) {
    throw new ApiError('forbidden', `Only a ${access} can do this.`);
  }
}

export function signedIn({ account, hasStaleToken }: Caller): AccountRecord {
  if (hasStaleToken) throw staleToken();
  if (!account) throw new ApiError('not-signed-in', 'Please log in to continue.');
  return account;
}

function checkSecret(secrets: readonly string[], request: Request): void {
  const sent = request.headers.get('x-webhook-secret');
  if (sent === null || !secrets.some((secret) => isEqual(sent, secret))) {
    throw new ApiError('not-signed-in', 'The X-Webhook-Secret is missing or wrong.');
  }
}

/** The client refreshes its session and retries (spec §4 Token refresh). */
export function staleToken(): ApiError {
  return new ApiError('token-expired', 'Your session has expired.');
}
