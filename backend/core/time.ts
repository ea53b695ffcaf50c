const SECOND_MS = 1000;

/** ISO 8601, which sorts as text. */
export function secondsAfter(at: Date, seconds: number): string {
  return new Date(at.getTime() + seconds * SECOND_MS).toISOString();
}

/** Rounds up; returns at least 0. */
export function secondsUntil(instant: string, from: Date): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from.getTime()) / SECOND_MS));
}
