import type { Access, Endpoint } from '../../../src/contract/endpoint.ts';
import type { AccountRecord } from '../../store/records.ts';
import { isEqual } from '../../core/crypto.ts';
import { sessionOfAccessToken } from './access-token.ts';
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

async function identifyCaller(backend: Backend, request: Request): Promise<Caller> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return { account: null, sessionId: null, hasStaleToken: false };
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
  const session = await sessionOfAccessToken(backend, token);
  if (!session) return { account: null, sessionId: null, hasStaleToken: true };
  const account = await backend.store.read((reads) => reads.get('accounts', session.accountId));
  return { account: account ?? null, sessionId: session.id, hasStaleToken: !account };
}

export async function allowedCaller(
  backend: Backend,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>,
  request: Request,
): Promise<Caller> {
  const caller = await identifyCaller(backend, request);
  checkAccess(backend, endpoint.access, caller, request);
  const rule = findFactorRule(endpoint);
  const { account, sessionId } = caller;
  if (rule !== 'open' && account) {
    await backend.store.read(async (reads) => {
      const session = await reads.get('sessions', sessionId ?? '');
      await checkFactor(backend, reads, rule, { account, session });
    });
  }
  await checkSuspension(backend.store, endpoint, account);
  return caller;
}

type SecretList = 'webhookSecrets' | 'doctorWebhookSecrets';

/** Implements spec §6. */
function checkAccess(
  { webhookSecrets, doctorWebhookSecrets }: Pick<Backend, SecretList>,
  access: Access,
  caller: Caller,
  request: Request,
): void {
  if (access === 'public' || access === 'session') return;
  if (access === 'webhook') return checkSecret(webhookSecrets, request);
  if (access === 'back-office') return checkSecret(doctorWebhookSecrets, request);
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
