/** `Date` has whole seconds, rounded down. */
const RESOLUTION_MS = 1000;
/** A smaller error is not corrected, so that the clock does not jump with each response. */
const TOLERANCE_MS = 2000;

/**
 * The response was made at some time of the round trip, so the server's time is between `date` and
 * a round trip later.
 *
 * @param now the app's time when the response arrived, in ms
 * @param date the response's `Date`, in ms
 * @returns `now`, or the middle of what is possible if `now` is seconds away from it
 */
export function correctTime(now: number, date: number, roundTripMs: number): number {
  const latest = date + RESOLUTION_MS + roundTripMs;
  const isClose = now >= date - TOLERANCE_MS && now <= latest + TOLERANCE_MS;
  return isClose ? now : (date + latest) / 2;
}

/**
 * A response from a cache has an old `Date`. Browsers do not say which responses these are, so
 * every response that may be one is ruled out. Across origins, `Age` is only visible if the API
 * exposes it.
 */
export function mayBeCached(method: string, headers: Headers): boolean {
  const names = [...headers.keys()];
  const isHit = /\bhit\b/i.test(headers.get('x-cache') ?? '');
  if (isHit || Number(headers.get('age')) > 0) return true;
  if (names.some((name) => name.startsWith('x-from-'))) return true;
  const caching = headers.get('cache-control') ?? '';
  if (method !== 'GET' || /\bno-(store|cache)\b/i.test(caching)) return false;
  if (/\b(max-age="?[1-9]|s-maxage|immutable)/i.test(caching)) return true;
  const isStale = /\bmax-age="?0/i.test(caching);
  return !isStale && names.some((name) => name === 'expires' || name === 'last-modified');
}
