import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** The reader that has a wrap of each data key. */
export const CLINIC = 'clinic';

export interface Wrap {
  masterId: string;
  /** Base64url. */
  wrapped: string;
}

/** @throws if the bytes, the key or the context is another. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** No data is damaged: the setting is wrong. */
export class MissingMasterError extends SealError {}

/** AES-256-GCM with a random nonce, which the result begins with. The tag is its end. */
export function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]);
  } catch (error) {
    throw new SealError(`${context} cannot be decrypted`, { cause: error });
  }
}

/** The first master key wraps, and all unwrap. */
export class KeyRing {
  readonly currentId: string;
  readonly #masters: ReadonlyMap<string, Uint8Array>;
  readonly #clinicKeys = new Map<string, Uint8Array>();

  constructor(current: Uint8Array, ...others: readonly Uint8Array[]) {
    this.#masters = new Map([current, ...others].map((master) => [toMasterId(master), master]));
    this.currentId = toMasterId(current);
  }

  get masterIds(): readonly string[] {
    return [...this.#masters.keys()];
  }

  has(masterId: string): boolean {
    return this.#masters.has(masterId);
  }

  wrap(dataKey: Uint8Array, reader: string, scope: string): Wrap {
    const key = this.deriveReaderKey(reader);
    const wrapped = encrypt(key, dataKey, toWrapContext(scope, reader)).toString('base64url');
    return { masterId: this.currentId, wrapped };
  }

  unwrap({ masterId, wrapped }: Wrap, reader: string, scope: string): Uint8Array {
    const key = this.deriveReaderKey(reader, masterId);
    const sealed = Buffer.from(wrapped, 'base64url');
    // A copy, because a small Buffer keeps 8 kB of Node's pool in memory.
    return new Uint8Array(decrypt(key, sealed, toWrapContext(scope, reader)));
  }

  deriveReaderKey(reader: string, masterId = this.currentId): Uint8Array {
    const master = this.#masters.get(masterId);
    if (!master)
      throw new MissingMasterError(
        'The key of this data is neither DATA_KEY nor DATA_KEY_PREVIOUS',
      );
    const cached = reader === CLINIC ? this.#clinicKeys.get(masterId) : undefined;
    const key = cached ?? derive(master, `reader:${reader}`);
    if (reader === CLINIC) this.#clinicKeys.set(masterId, key);
    return key;
  }
}

function toMasterId(master: Uint8Array): string {
  return Buffer.from(derive(master, 'id').subarray(0, 9)).toString('base64url');
}

function derive(master: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', master, '', `caresetu ${purpose}`, KEY_BYTES));
}

function toWrapContext(scope: string, reader: string): string {
  return `dataKeys/${scope}|${reader}`;
}
