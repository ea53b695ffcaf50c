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

/** Null for a token that is forged or has expired. Its session may have ended. */
export async function sessionIdOf(
  backend: Pick<Backend, 'store' | 'clock' | 'signingKeys'>,
  token: string,
): Promise<string | null> {
  const [sessionId = '', expiry = ''] = token.split('.');
  const keys = await readSigningKeys(backend);
  const genuine = await Promise.all(keys.map((key) => signed(key, `${sessionId}.${expiry}`)));
  if (!genuine.some((one) => isEqual(token, one))) return null;
  return Number(expiry) * 1000 > backend.clock.now().getTime() ? sessionId : null;
}

export async function sessionOfAccessToken(
  backend: Pick<Backend, 'store' | 'clock' | 'signingKeys'>,
  token: string,
): Promise<SessionRecord | undefined> {
  const sessionId = await sessionIdOf(backend, token);
  if (sessionId === null) return undefined;
  const session = await backend.store.read((reads) => reads.get('sessions', sessionId));
  return session && isLive(session, backend.clock.now()) ? session : undefined;
}

export function isLive(session: SessionRecord, now: Date): boolean {
  return session.expiresAt > now.toISOString();
}

async function signed(key: string, claim: string): Promise<string> {
  return `${claim}.${await hmac(key, `access:${claim}`)}`;
}
