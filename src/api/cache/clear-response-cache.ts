const PREFIX = 'caresetu-kept-';

export function toCacheName(userId: string): string {
  return PREFIX + userId;
}

/** @param userId the user whose responses are kept; null deletes all */
export async function clearCachedResponses(userId: string | null): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${userId}`);
  await Promise.all(others.map((name) => caches.delete(name)));
}
