/** The caches of people's answers (kept-answers.ts) are named after them. */
const PREFIX = 'caresetu-kept-';

/** The name of the cache that keeps a person's answers. */
export function cacheOf(userId: string): string {
  return PREFIX + userId;
}

/**
 * Forgets what is kept of everybody but one person.
 * @param userId null spares nobody
 */
export async function forgetAnswers(userId: string | null): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${userId}`);
  await Promise.all(others.map((name) => caches.delete(name)));
}
