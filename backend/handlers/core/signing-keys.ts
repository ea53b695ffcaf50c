import { randomToken } from '../../core/crypto.ts';
import type { Store, UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import type { Backend } from './backend.ts';
import type { SweepStep } from './sweep-step.ts';

/** The first one signs. All are accepted. */
export type SigningKeys = readonly [string, ...string[]];

type SigningBackend = Pick<Backend, 'store' | 'clock' | 'signingKeys'>;

const STORED_ID = 'signing-secret';
const STORED_UNTIL_ID = 'signing-secret-until';
const STORED_SECONDS = 24 * 60 * 60;

/** Null if the data has no key. `until` is null while no process has a set key. */
type StoredKey = { value: string; until: string | null } | null;

/** Cached, because every request needs it. */
const storedKeys = new WeakMap<Store, StoredKey>();

export async function readSigningKeys(backend: SigningBackend): Promise<SigningKeys> {
  const { store, signingKeys } = backend;
  let stored = storedKeys.get(store);
  if (stored === undefined) {
    stored = await store.read((reads) => findStoredKey(reads, signingKeys));
    if (isIncomplete(stored, signingKeys)) {
      stored = await store.write((unit) => ensureStoredKey(unit, backend));
    }
    storedKeys.set(store, stored);
  }
  return acceptedKeys(stored, backend);
}

export async function findSigningKeys(
  unit: UnitOfWork,
  backend: SigningBackend,
): Promise<SigningKeys> {
  return acceptedKeys(await ensureStoredKey(unit, backend), backend);
}

export const removeStoredKey: SweepStep = async ({ store, signingKeys }, now) => {
  const isDue = (stored: StoredKey) => Boolean(stored?.until && stored.until <= now.toISOString());
  const find = (reads: Pick<UnitOfWork, 'get'>) => findStoredKey(reads, signingKeys);
  if (!isDue(await store.read(find))) return {};
  return store.write(async (unit) => {
    if (!isDue(await find(unit))) return {};
    await unit.remove('settings', STORED_ID);
    await unit.remove('settings', STORED_UNTIL_ID);
    return { settings: 1 };
  });
};

async function findStoredKey(
  reads: Pick<UnitOfWork, 'get'>,
  signingKeys: readonly string[],
): Promise<StoredKey> {
  const [key, until] = await Promise.all([
    reads.get('settings', STORED_ID),
    signingKeys.length > 0 ? reads.get('settings', STORED_UNTIL_ID) : undefined,
  ]);
  return key ? { value: key.value, until: until?.value ?? null } : null;
}

function isIncomplete(stored: StoredKey, signingKeys: readonly string[]): boolean {
  return signingKeys.length > 0 ? stored?.until === null : stored === null;
}

async function ensureStoredKey(
  unit: UnitOfWork,
  { clock, signingKeys }: SigningBackend,
): Promise<StoredKey> {
  const stored = await findStoredKey(unit, signingKeys);
  if (!isIncomplete(stored, signingKeys)) return stored;
  if (stored) {
    const until = secondsAfter(clock.now(), STORED_SECONDS);
    await unit.insert('settings', { id: STORED_UNTIL_ID, value: until });
    return { ...stored, until };
  }
  const value = randomToken();
  await unit.insert('settings', { id: STORED_ID, value });
  return { value, until: null };
}

function acceptedKeys(stored: StoredKey, { clock, signingKeys }: SigningBackend): SigningKeys {
  const isAccepted = stored && (!stored.until || clock.now().toISOString() < stored.until);
  const [first, ...others] = isAccepted ? [...signingKeys, stored.value] : signingKeys;
  if (first === undefined) throw new Error('No key signs');
  return [first, ...others];
}
