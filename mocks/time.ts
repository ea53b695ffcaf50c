const SECOND_MS = 1000;

/** The instant so many seconds after another, ISO 8601; instants of this form sort as text. */
export function secondsAfter(at: Date, seconds: number): string {
  return new Date(at.getTime() + seconds * SECOND_MS).toISOString();
}

/** Whole seconds from one instant to another, rounded up, at least 0. */
export function secondsUntil(instant: string, from: Date): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - from.getTime()) / SECOND_MS));
}
