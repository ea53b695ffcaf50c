import { hmac, isEqual } from '../../core/crypto.ts';
import type { Backend } from './backend.ts';
import { readSigningKeys } from './signing-keys.ts';

type SigningBackend = Pick<Backend, 'store' | 'clock' | 'signingKeys'>;
/** Part of the signature, so a token of one purpose is worthless for another. */
type Purpose = 'access' | 'device' | 'unsubscribe';

/** Returns `claim.expiry.signature`, where `expiry` is in seconds since 1970. */
export async function signClaim(
  backend: SigningBackend,
  purpose: Purpose,
  claim: string,
  lifetimeSeconds: number,
): Promise<string> {
  const expiry = Math.floor(backend.clock.now().getTime() / 1000) + lifetimeSeconds;
  const [key] = await readSigningKeys(backend);
  return signed(key, purpose, `${claim}.${expiry}`);
}

/** Returns the claim, or null if the token is forged or expired. */
export async function verifyClaim(
  backend: SigningBackend,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const parts = token.split('.');
  const claim = parts.slice(0, -2).join('.');
  const expiry = parts.at(-2) ?? '';
  const now = backend.clock.now();
  const keys = await readSigningKeys(backend);
  const genuine = await Promise.all(keys.map((key) => signed(key, purpose, `${claim}.${expiry}`)));
  if (!genuine.some((one) => isEqual(token, one))) return null;
  return Number(expiry) * 1000 > now.getTime() ? claim : null;
}

async function signed(key: string, purpose: Purpose, text: string): Promise<string> {
  return `${text}.${await hmac(key, `${purpose}:${text}`)}`;
}
