import type { SessionRecord } from '../../store/records.ts';
import type { Backend } from './backend.ts';
import { signClaim, verifyClaim } from './signed-claims.ts';

const LIFETIME_SECONDS = 15 * 60;

export function issueAccessToken(backend: Backend, sessionId: string): Promise<string> {
  return signClaim(backend, 'access', sessionId, LIFETIME_SECONDS);
}

/** Null for a token that is forged or has expired. Its session may have ended. */
export function sessionIdOf(
  backend: Pick<Backend, 'store' | 'clock' | 'signingKeys'>,
  token: string,
): Promise<string | null> {
  return verifyClaim(backend, 'access', token);
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
