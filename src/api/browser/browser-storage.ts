import type * as z from 'zod/mini';

export type StorageKind = 'local' | 'session';

export function readStored<T>(kind: StorageKind, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = getStorage(kind)?.getItem(key) ?? null;
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Fails silently if storage is unavailable or full. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  writeText(kind, key, JSON.stringify(value));
}

export function readText(kind: StorageKind, key: string): string | null {
  return getStorage(kind)?.getItem(key) ?? null;
}

export function writeText(kind: StorageKind, key: string, text: string): void {
  try {
    getStorage(kind)?.setItem(key, text);
  } catch {
    // Storage is full, so the value is not stored.
  }
}

export function removeStored(kind: StorageKind, key: string): void {
  getStorage(kind)?.removeItem(key);
}

export function removeStoredWhere(kind: StorageKind, isPicked: (key: string) => boolean): void {
  const storage = getStorage(kind);
  for (const key of Object.keys(storage ?? {})) if (isPicked(key)) storage?.removeItem(key);
}

export function isDenied(kind: StorageKind): boolean {
  return getStorage(kind) === undefined;
}

function getStorage(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
