import { hmac, isEqual, randomToken } from '../../crypto.ts';
import type { SessionRecord } from '../../store/core/records.ts';
import type { Store, UnitOfWork } from '../../store/core/store.ts';
import type { Backend } from '../core/backend.ts';

const LIFETIME_MINUTES = 15;

const SECRET_ID = 'signing-secret';

export async function signingSecret(unit: UnitOfWork): Promise<string> {
  const kept = await unit.get('settings', SECRET_ID);
  if (kept) return kept.value;
  const value = randomToken();
  await unit.insert('settings', { id: SECRET_ID, value });
  return value;
}

/** Cached, because every request needs it. */
const secrets = new WeakMap<Store, string>();

export async function readSigningSecret(store: Store): Promise<string> {
  const cached = secrets.get(store);
  if (cached !== undefined) return cached;
  const kept = await store.read((reads) => reads.get('settings', SECRET_ID));
  const secret = kept?.value ?? (await store.write(signingSecret));
  secrets.set(store, secret);
  return secret;
}

/** Returns `session.expiry.signature`, where `expiry` is in seconds since 1970. */
export async function issueAccessToken(backend: Backend, sessionId: string): Promise<string> {
  const expiry = Math.floor(backend.clock.now().getTime() / 1000) + LIFETIME_MINUTES * 60;
  return signed(await readSigningSecret(backend.store), `${sessionId}.${expiry}`);
}

export async function sessionOfAccessToken(
  backend: Pick<Backend, 'store' | 'clock'>,
  token: string,
): Promise<SessionRecord | undefined> {
  const [sessionId = '', expiry = ''] = token.split('.');
  const now = backend.clock.now();
  const genuine = await signed(await readSigningSecret(backend.store), `${sessionId}.${expiry}`);
  if (!isEqual(token, genuine) || Number(expiry) * 1000 <= now.getTime()) return undefined;
  const session = await backend.store.read((reads) => reads.get('sessions', sessionId));
  return session && session.expiresAt > now.toISOString() ? session : undefined;
}

async function signed(secret: string, claim: string): Promise<string> {
  return `${claim}.${await hmac(secret, `access:${claim}`)}`;
}
