import type * as z from 'zod/mini';

/** Which of the browser's stores: the profile's own, or the tab's. */
export type StorageKind = 'local' | 'session';

/** What is stored under a key, if it is still what the schema says; null for everything else. */
export function readStored<T>(kind: StorageKind, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = storageOf(kind)?.getItem(key) ?? null;
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; a browser that denies storage or has none left forgets it. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  writeText(kind, key, JSON.stringify(value));
}

/** The bare text under a key. */
export function readText(kind: StorageKind, key: string): string | null {
  return storageOf(kind)?.getItem(key) ?? null;
}

/** Stores bare text, as the documented keys hold it. */
export function writeText(kind: StorageKind, key: string, text: string): void {
  try {
    storageOf(kind)?.setItem(key, text);
  } catch {
    // Full: what is stored is a convenience, and the app works without it.
  }
}

/** Forgets what is stored under a key. */
export function removeStored(kind: StorageKind, key: string): void {
  storageOf(kind)?.removeItem(key);
}

/** Forgets every key that the test picks. */
export function removeStoredWhere(kind: StorageKind, isPicked: (key: string) => boolean): void {
  const storage = storageOf(kind);
  for (const key of Object.keys(storage ?? {})) if (isPicked(key)) storage?.removeItem(key);
}

/** Whether the browser denies a store, so that nothing is there to be read. */
export function isDenied(kind: StorageKind): boolean {
  return storageOf(kind) === undefined;
}

function storageOf(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
