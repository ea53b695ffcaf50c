import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

/** What is kept of a person's conversations; with a partner or a message for each record. */
export type KeptKind = 'outbox' | 'draft-text' | 'draft-file';

const keySchema = z.tuple([z.enum(['outbox', 'draft-text', 'draft-file']), z.string(), z.string()]);

let store: UseStore | undefined;

/** A file as it is kept: browsers and tests alike give its content back, but not always its name. */
const keptFile = z.object({ name: z.string(), content: z.instanceof(Blob) });

/** Reads back what `keepable` has made of a file. */
export const storedFile = z.pipe(
  z.nullable(keptFile),
  z.transform((kept) => kept && new File([kept.content], kept.name, { type: kept.content.type })),
);

/** A file, as it can be kept. */
export function keepable(file: File | null): z.infer<typeof keptFile> | null {
  return file && { name: file.name, content: file };
}

/** Keeps a record. Rejects where the browser denies storage or has no room left. */
export async function keep(
  kind: KeptKind,
  userId: string,
  id: string,
  value: unknown,
): Promise<void> {
  await set([kind, userId, id], value, opened());
}

/** A kept record as the schema says it; null without one. Rejects where the browser denies storage. */
export async function readKept<T>(
  kind: KeptKind,
  userId: string,
  id: string,
  schema: z.ZodMiniType<T>,
): Promise<T | null> {
  const value = await get<unknown>([kind, userId, id], opened());
  return schema.safeParse(value).data ?? null;
}

/** Every record of a kind that a person has; what is no longer what the schema says is left out. */
export async function allKept<T>(
  kind: KeptKind,
  userId: string,
  schema: z.ZodMiniType<T>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const [key, value] of await entries<IDBValidKey, unknown>(opened())) {
    const [keptKind, keptUser, id] = keySchema.safeParse(key).data ?? [];
    const { data } = schema.safeParse(value);
    if (keptKind === kind && keptUser === userId && id !== undefined && data !== undefined) {
      found.set(id, data);
    }
  }
  return found;
}

/** Forgets a record. */
export async function forget(kind: KeptKind, userId: string, id: string): Promise<void> {
  await del([kind, userId, id], opened());
}

/** Forgets all that is kept of the people whom the test picks. */
export async function forgetPeople(isPicked: (userId: string) => boolean): Promise<void> {
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
