/** What tells the backend the time; tests hand in one that stands still. */
export interface Clock {
  now(): Date;
}

/** The device's own clock. */
export const systemClock: Clock = { now: () => new Date() };
