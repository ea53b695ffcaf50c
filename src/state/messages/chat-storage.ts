import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { readText, removeStored } from '../../api/browser/browser-storage.ts';
import { LOGGED_OUT_KEY } from '../session/pending-logout.ts';

const recordKind = z.enum(['unsent', 'draft-text', 'draft-file']);

export type RecordKind = z.infer<typeof recordKind>;

const keySchema = z.tuple([recordKind, z.string(), z.string()]);

let store: UseStore | undefined;

/** The name is stored separately, because a stored File may lose it. */
const fileRecord = z.object({ name: z.string(), content: z.instanceof(Blob) });

export const storedFile = z.pipe(
  z.nullable(fileRecord),
  z.transform((file) => file && new File([file.content], file.name, { type: file.content.type })),
);

export function serializeFile(file: File | null): z.infer<typeof fileRecord> | null {
  return file && { name: file.name, content: file };
}

/** @throws if storage is unavailable or full */
export async function save(
  kind: RecordKind,
  userId: string,
  id: string,
  value: unknown,
): Promise<void> {
  await set([kind, userId, id], value, opened());
}

/** @throws if storage is unavailable */
export async function loadOne<T>(
  kind: RecordKind,
  userId: string,
  id: string,
  schema: z.ZodMiniType<T>,
): Promise<T | null> {
  const value = await get<unknown>([kind, userId, id], opened());
  return schema.safeParse(value).data ?? null;
}

export async function loadAll<T>(
  kind: RecordKind,
  userId: string,
  schema: z.ZodMiniType<T>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const [key, value] of await entries<IDBValidKey, unknown>(opened())) {
    const [itsKind, itsUser, id] = keySchema.safeParse(key).data ?? [];
    const { data } = schema.safeParse(value);
    if (itsKind === kind && itsUser === userId && id !== undefined && data !== undefined) {
      found.set(id, data);
    }
  }
  return found;
}

export async function remove(kind: RecordKind, userId: string, id: string): Promise<void> {
  await del([kind, userId, id], opened());
}

export async function removeForUsers(isPicked: (userId: string) => boolean): Promise<void> {
  const all = await keys<IDBValidKey>(opened());
  const picked = all.filter((key) => {
    const userId = keySchema.safeParse(key).data?.[1];
    return userId !== undefined && isPicked(userId);
  });
  await delMany(picked, opened());
}

export async function removeForLoggedOutUser(): Promise<void> {
  const userId = readText('local', LOGGED_OUT_KEY);
  await removeForUsers((id) => id === userId);
  removeStored('local', LOGGED_OUT_KEY);
}

/** Call this when a user signs in, who may have logged out before. */
export function keepForUser(userId: string): void {
  if (readText('local', LOGGED_OUT_KEY) === userId) removeStored('local', LOGGED_OUT_KEY);
}

function opened(): UseStore {
  store ??= createStore('caresetu-chat', 'kept');
  return store;
}
