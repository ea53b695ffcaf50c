import { hmac, isEqual } from '../../core/crypto.ts';
import type { SessionRecord } from '../../store/records.ts';
import type { Backend } from './backend.ts';
import { readSigningKeys } from './signing-keys.ts';

const LIFETIME_MINUTES = 15;

/** Returns `session.expiry.signature`, where `expiry` is in seconds since 1970. */
export async function issueAccessToken(backend: Backend, sessionId: string): Promise<string> {
  const expiry = Math.floor(backend.clock.now().getTime() / 1000) + LIFETIME_MINUTES * 60;
  const [key] = await readSigningKeys(backend);
  return signed(key, `${sessionId}.${expiry}`);
}

export async function sessionOfAccessToken(
  backend: Pick<Backend, 'store' | 'clock' | 'signingKeys'>,
  token: string,
): Promise<SessionRecord | undefined> {
  const [sessionId = '', expiry = ''] = token.split('.');
  const now = backend.clock.now();
  const keys = await readSigningKeys(backend);
  const genuine = await Promise.all(keys.map((key) => signed(key, `${sessionId}.${expiry}`)));
  if (!genuine.some((one) => isEqual(token, one))) return undefined;
  if (Number(expiry) * 1000 <= now.getTime()) return undefined;
  const session = await backend.store.read((reads) => reads.get('sessions', sessionId));
  return session && session.expiresAt > now.toISOString() ? session : undefined;
}

async function signed(key: string, claim: string): Promise<string> {
  return `${claim}.${await hmac(key, `access:${claim}`)}`;
}
