import type { SessionRecord } from '../../store/records.ts';
import type { Backend } from './backend.ts';
import { signClaim, verifyClaim } from './signed-claims.ts';

const LIFETIME_SECONDS = 15 * 60;

export function issueAccessToken(backend: Backend, sessionId: string): Promise<string> {
  return signClaim(backend, 'access', sessionId, LIFETIME_SECONDS);
}

export async function sessionOfAccessToken(
  backend: Pick<Backend, 'store' | 'clock' | 'signingKeys'>,
  token: string,
): Promise<SessionRecord | undefined> {
  const sessionId = await verifyClaim(backend, 'access', token);
  if (sessionId === null) return undefined;
  const session = await backend.store.read((reads) => reads.get('sessions', sessionId));
  return session && session.expiresAt > backend.clock.now().toISOString() ? session : undefined;
}
