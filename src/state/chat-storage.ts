import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

const recordKind = z.enum(['outbox', 'draft-text', 'draft-file']);

/** Records of a user's conversations, one for each partner or message. */
export type RecordKind = z.infer<typeof recordKind>;

const keySchema = z.tuple([recordKind, z.string(), z.string()]);

let store: UseStore | undefined;

/** Browsers and tests alike give a stored file's content back, but not always its name. */
const fileRecord = z.object({ name: z.string(), content: z.instanceof(Blob) });

/** Reads back what `serializeFile` wrote. */
export const storedFile = z.pipe(
  z.nullable(fileRecord),
  z.transform((file) => file && new File([file.content], file.name, { type: file.content.type })),
);

export function serializeFile(file: File | null): z.infer<typeof fileRecord> | null {
  return file && { name: file.name, content: file };
}

/** Stores a record. Rejects where the browser denies storage or has no room left. */
export async function save(
  kind: RecordKind,
  userId: string,
  id: string,
  value: unknown,
): Promise<void> {
  await set([kind, userId, id], value, opened());
}

/** A stored record, or null. Rejects where the browser denies storage. */
export async function loadOne<T>(
  kind: RecordKind,
  userId: string,
  id: string,
  schema: z.ZodMiniType<T>,
): Promise<T | null> {
  const value = await get<unknown>([kind, userId, id], opened());
  return schema.safeParse(value).data ?? null;
}

/** All records of a kind that a user has, by id, without those that the schema no longer allows. */
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

/** Removes all records of the users for whom the predicate holds. */
export async function removeForUsers(isPicked: (userId: string) => boolean): Promise<void> {
  const all = await keys<IDBValidKey>(opened());
  const picked = all.filter((key) => {
    const userId = keySchema.safeParse(key).data?.[1];
    return userId !== undefined && isPicked(userId);
  });
  await delMany(picked, opened());
}

function opened(): UseStore {
  store ??= createStore('caresetu-chat', 'kept');
  return store;
}
