import { isEqual, randomId, randomToken, toBase64Url } from '../../core/crypto.ts';
import { FairTurns, type TurnOptions } from './fair-turns.ts';

const SCHEME = 'pbkdf2-sha256';

const encoder = new TextEncoder();

export type DeriveKey = (password: string, salt: string, iterations: number) => Promise<Uint8Array>;

export interface PasswordOptions extends TurnOptions {
  deriveKey: DeriveKey;
}

export class Passwords {
  readonly #deriveKey: DeriveKey;
  readonly #turns: FairTurns;

  constructor({ deriveKey, ...limits }: PasswordOptions) {
    this.#deriveKey = deriveKey;
    this.#turns = new FairTurns(limits);
  }

  /** Returns `pbkdf2-sha256$iterations$salt$hash`. */
  async hash(password: string, iterations: number): Promise<string> {
    const salt = randomId();
    return stored(iterations, salt, await this.#derive(password, salt, iterations));
  }

  async verify(password: string, storedHash: string): Promise<boolean> {
    const [scheme, iterations, salt = '', hash = ''] = storedHash.split('$');
    if (scheme !== SCHEME || !/^[1-9]\d*$/.test(iterations ?? '')) return false;
    return isEqual(await this.#derive(password, salt, Number(iterations)), hash);
  }

  /**
   * Throws `busy` before `call` starts, so that a refusal uses up no login attempt or code.
   * @param address the client's IP address
   */
  admit<T>(address: string, call: () => Promise<T>): Promise<T> {
    return this.#turns.take(address, call);
  }

  async #derive(password: string, salt: string, iterations: number): Promise<string> {
    // Normalize, because keyboards produce different code points for the same character.
    return toBase64Url(await this.#deriveKey(password.normalize('NFKC'), salt, iterations));
  }
}

/** See ADR 0005. */
export function decoyHash(iterations: number): string {
  return stored(iterations, randomId(), randomToken());
}

/** Has no call limit, because only the demo and tests use it. */
export function browserPasswords(): Passwords {
  return new Passwords({
    deriveKey: deriveKeyInBrowser,
    maxRunning: Infinity,
    maxWaiting: Infinity,
  });
}

const deriveKeyInBrowser: DeriveKey = async (password, salt, iterations) => {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256));
};

function stored(iterations: number, salt: string, hash: string): string {
  return [SCHEME, iterations, salt, hash].join('$');
}
