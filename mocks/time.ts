const SECOND_MS = 1000;

/** Returns an ISO 8601 string, so times can be compared as text. */
export function secondsAfter(at: Date, seconds: number): string {
  return new Date(at.getTime() + seconds * SECOND_MS).toISOString();
}

/** Rounds up, and never returns less than 0. */
export function secondsUntil(instant: string, from: Date): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from.getTime()) / SECOND_MS));
}
