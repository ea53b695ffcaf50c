import { isEqual, randomId, randomToken, toBase64Url } from '../crypto.ts';
import { busy } from './api-error.ts';

const SCHEME = 'pbkdf2-sha256';

const encoder = new TextEncoder();

/** PBKDF2 with SHA-256 to 256 bits. */
export type DeriveKey = (password: string, salt: string, iterations: number) => Promise<Uint8Array>;

export interface PasswordOptions {
  deriveKey: DeriveKey;
  /** Calls that may hash, or wait for it, at the same time. */
  maxCalls: number;
}

/** Hashes and checks passwords. One check costs as much as thousands of other calls. */
export class Passwords {
  readonly #deriveKey: DeriveKey;
  readonly #maxCalls: number;
  #calls = 0;

  constructor({ deriveKey, maxCalls }: PasswordOptions) {
    this.#deriveKey = deriveKey;
    this.#maxCalls = maxCalls;
  }

  /** A password as it is stored: `pbkdf2-sha256$iterations$salt$hash`, with its own salt. */
  async hash(password: string, iterations: number): Promise<string> {
    const salt = randomId();
    return stored(iterations, salt, await this.#derive(password, salt, iterations));
  }

  /** Compares a password with a stored one, in as many iterations as that was stored with. */
  async verify(password: string, storedHash: string): Promise<boolean> {
    const [scheme, iterations, salt = '', hash = ''] = storedHash.split('$');
    if (scheme !== SCHEME || !/^[1-9]\d*$/.test(iterations ?? '')) return false;
    return isEqual(await this.#derive(password, salt, Number(iterations)), hash);
  }

  /**
   * Runs a call that hashes. It is refused with `busy` before it starts: a login has then spent no
   * attempt, and no code is lost.
   */
  async admit<T>(call: () => Promise<T>): Promise<T> {
    if (this.#calls >= this.#maxCalls) throw busy();
    this.#calls += 1;
    try {
      return await call();
    } finally {
      this.#calls -= 1;
    }
  }

  async #derive(password: string, salt: string, iterations: number): Promise<string> {
    // The same password may be typed as composed or as decomposed characters.
    return toBase64Url(await this.#deriveKey(password.normalize('NFKC'), salt, iterations));
  }
}

/** A hash that no password matches, as slow to check as a real one. */
export function decoyHash(iterations: number): string {
  return stored(iterations, randomId(), randomToken());
}

/** Passwords by WebCrypto and without a limit: for one person's own browser, and for tests. */
export function browserPasswords(): Passwords {
  return new Passwords({ deriveKey: deriveKeyInBrowser, maxCalls: Infinity });
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
