import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../backend/store/is-record.ts';
import type { CollectionName, RecordOf } from '../../../backend/store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../../backend/store/store.ts';
import { deepFreeze } from '../../../backend/store/tables.ts';
import { CLINIC, decrypt, encrypt, KEY_BYTES, KeyRing, SealError } from './key-ring.ts';
import { noteKey } from './master-keys.ts';
import { findSealing, toScope } from './sealed-fields.ts';

const MOST_CACHED = 50_000;
/** Precedes the id of the master key in values that no data key seals. */
const SHORT_LIVED = '~';

/** Users read these in place of a text that does not open. */
export const DAMAGED_TEXT = 'This text cannot be read, because our copy of it is damaged.';
export const DAMAGED_NAME = 'Unreadable name';

interface DataKey {
  code: string;
  key: Uint8Array;
}

/** The record may have been replaced since it was read. */
export class MissingKeyError extends SealError {}

/** Encrypts the fields of `sealed-fields.ts` into the field `sealed`. */
export class Seal {
  readonly ring: KeyRing;
  /** False while processes may run that cannot read sealed values. */
  isOn = false;
  readonly #dataKeys = new LRUCache<string, Uint8Array>({ max: MOST_CACHED });

  constructor(ring: KeyRing) {
    this.ring = ring;
  }

  async seal<C extends CollectionName>(
    unit: UnitOfWork,
    collection: C,
    record: RecordOf<C>,
  ): Promise<RecordOf<C>> {
    const sealing = findSealing(collection);
    if (!sealing) return record;
    const { blanks } = sealing;
    const secret = Object.fromEntries(
      Object.keys(blanks).flatMap((path) => {
        const value = readPath(record, path);
        return value === undefined ? [] : [[path, value] as const];
      }),
    );
    const scope = sealing.scope(record);
    const { code, key } = scope
      ? await this.#ensureDataKey(unit, scope.name, scope.readers)
      : this.#shortLivedKey();
    const plain = Buffer.from(JSON.stringify(secret));
    const sealed = encrypt(key, plain, toContext(collection, record.id)).toString('base64url');
    return { ...withPaths(record, blanks), sealed: `${code}.${sealed}` };
  }

  async open<C extends CollectionName>(
    reads: ReadTransaction,
    collection: C,
    record: RecordOf<C>,
  ): Promise<RecordOf<C>> {
    const sealing = findSealing(collection);
    const sealed: unknown = Reflect.get(record, 'sealed');
    if (!sealing || typeof sealed !== 'string') return record;
    const [code = '', text = ''] = sealed.split('.');
    const context = toContext(collection, record.id);
    const scope = sealing.scope(record);
    const key = scope
      ? await this.#findDataKey(reads, scope.name, code)
      : this.ring.deriveReaderKey(CLINIC, code.slice(SHORT_LIVED.length));
    const plain: unknown = JSON.parse(
      decrypt(key, Buffer.from(text, 'base64url'), context).toString(),
    );
    if (!isRecord(plain)) throw new SealError(`${context} is damaged`);
    const opened = withPaths(record, plain);
    Reflect.deleteProperty(opened, 'sealed');
    return deepFreeze(opened);
  }

  /** Null if the record's texts must not be replaced. */
  showDamaged<C extends CollectionName>(collection: C, record: RecordOf<C>): RecordOf<C> | null {
    const sealing = findSealing(collection);
    if (!sealing?.isShownDamaged) return null;
    const texts = Object.entries(sealing.blanks).filter(([, blank]) => blank !== undefined);
    const shown = withPaths(
      record,
      Object.fromEntries(
        texts.map(([path, blank]) => [path, blank === '' ? DAMAGED_TEXT : DAMAGED_NAME]),
      ),
    );
    Reflect.deleteProperty(shown, 'sealed');
    return deepFreeze(shown);
  }

  /** Seals a value that is stored for days at most. */
  sealText(text: string, context: string): string {
    const { code, key } = this.#shortLivedKey();
    return `${code}.${encrypt(key, Buffer.from(text), context).toString('base64url')}`;
  }

  openText(sealed: string, context: string): string {
    const [code = '', text = ''] = sealed.split('.');
    const key = this.ring.deriveReaderKey(CLINIC, code.slice(SHORT_LIVED.length));
    return decrypt(key, Buffer.from(text, 'base64url'), context).toString();
  }

  isCurrent({ sealed = '' }: { sealed?: string | undefined }): boolean {
    return sealed.startsWith(`${SHORT_LIVED}${this.ring.currentId}.`);
  }

  #shortLivedKey(): DataKey {
    const { ring } = this;
    return { code: `${SHORT_LIVED}${ring.currentId}`, key: ring.deriveReaderKey(CLINIC) };
  }

  async #findDataKey(reads: ReadTransaction, scope: string, code: string): Promise<Uint8Array> {
    const cached = this.#dataKeys.get(code);
    if (cached) return cached;
    const stored = await this.#readDataKey(reads, scope);
    if (stored?.code !== code) throw new MissingKeyError(`The data key of ${scope} is gone`);
    return stored.key;
  }

  async #readDataKey(reads: ReadTransaction, scope: string): Promise<DataKey | null> {
    const wrap = await reads.get('dataKeys', toWrapId(scope, CLINIC));
    if (!wrap) return null;
    const key = this.#dataKeys.get(wrap.code) ?? this.ring.unwrap(wrap, CLINIC, scope);
    this.#dataKeys.set(wrap.code, key);
    return { code: wrap.code, key };
  }

  async #ensureDataKey(
    unit: UnitOfWork,
    scope: string,
    readers: readonly string[],
  ): Promise<DataKey> {
    const stored = await this.#readDataKey(unit, scope);
    if (stored) return stored;
    await noteKey(unit, this.ring.currentId);
    const code = randomBytes(12).toString('base64url');
    const key = randomBytes(KEY_BYTES);
    for (const reader of [CLINIC, ...new Set(readers)]) {
      // Data of a deleted account may be sealed later.
      if (reader !== CLINIC && !(await isPerson(unit, reader))) continue;
      const wrap = this.ring.wrap(key, reader, scope);
      await unit.insert('dataKeys', { id: toWrapId(scope, reader), scope, reader, code, ...wrap });
    }
    return { code, key };
  }
}

async function isPerson(reads: ReadTransaction, id: string): Promise<boolean> {
  return Boolean((await reads.get('accounts', id)) ?? (await reads.get('freelancers', id)));
}

/** Null without keys. The first one wraps. */
export function createSeal([current, ...previous]: readonly Uint8Array[]): Seal | null {
  return current ? new Seal(new KeyRing(current, ...previous)) : null;
}

/** False for a sealed record that also has a field in plain text. */
export function isWhollySealed<C extends CollectionName>(
  collection: C,
  record: RecordOf<C>,
): boolean {
  const { blanks = {} } = findSealing(collection) ?? {};
  return (
    isSealed(record) &&
    Object.entries(blanks).every(([path, blank]) => {
      const value = readPath(record, path);
      return value === undefined || value === blank;
    })
  );
}

export function isSealed(record: object): boolean {
  return typeof Reflect.get(record, 'sealed') === 'string';
}

export function toWrapId(scope: string, reader: string): string {
  return `${scope}|${reader}`;
}

export async function removeDataKey(
  unit: UnitOfWork,
  collection: CollectionName,
  id: string,
): Promise<void> {
  const wraps = await unit.find('dataKeys', { scope: toScope(collection, id) });
  for (const wrap of wraps) await unit.remove('dataKeys', wrap.id);
}

/** The same value in another row or field cannot be decrypted. */
function toContext(collection: CollectionName, id: string): string {
  return `${collection}/${id}/sealed`;
}

function readPath(record: object, path: string): unknown {
  const [field = '', nested] = path.split('.');
  const value: unknown = Reflect.get(record, field);
  if (nested === undefined) return value;
  return isRecord(value) ? value[nested] : undefined;
}

/** A nested path is skipped if its parent is null. */
function withPaths<R extends object>(record: R, values: Readonly<Record<string, unknown>>): R {
  const changed: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [field = '', nested] = path.split('.');
    const parent: unknown = Reflect.get(record, field);
    if (nested === undefined) changed[field] = value;
    else if (isRecord(parent)) changed[field] = { ...parent, [nested]: value };
  }
  return { ...record, ...changed };
}
