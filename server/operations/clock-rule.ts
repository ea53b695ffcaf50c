const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Synchronised clocks differ by much less. */
const DATABASE_LIMIT = MINUTE;
/** More than the sweep's minute and a leap second, less than any period. */
const JUMP_LIMIT = 5 * MINUTE;
/** Less is a clock that was corrected. */
const BEHIND_LIMIT = DAY;
const LONG_OFF = 30 * DAY;
/** A day gives the operator time to read the warning. */
export const WAIT_MS = DAY;
export const MARK_MS = HOUR;

/** Milliseconds since 1970 of the clock, and of the uptime, which no one can set. */
export interface Moment {
  now: number;
  uptime: number;
}

export interface Readings extends Moment {
  /** The last moment at which this process found no doubt. */
  reference: Moment | null;
  /** The last time at which any process on these data found no doubt. */
  trustedAt: number | null;
  /** Milliseconds of the clock before that of the database; negative if it is behind. */
  databaseGap: number;
}

export interface Doubt {
  kind: 'database' | 'jump' | 'behind-data';
  /** Positive if the clock is ahead. */
  ms: number;
}

export function findDoubt(readings: Readings): Doubt | null {
  const { now, uptime, reference, trustedAt, databaseGap } = readings;
  if (Math.abs(databaseGap) > DATABASE_LIMIT) return { kind: 'database', ms: databaseGap };
  if (reference) {
    const jump = now - reference.now - (uptime - reference.uptime);
    return Math.abs(jump) > JUMP_LIMIT ? { kind: 'jump', ms: jump } : null;
  }
  const gap = trustedAt === null ? 0 : now - trustedAt;
  return gap < -BEHIND_LIMIT ? { kind: 'behind-data', ms: gap } : null;
}

/** Data of an earlier release has no such time, so it may have been off for long. */
export function wasLongOff(now: number, trustedAt: number | null): boolean {
  return trustedAt === null || now - trustedAt > LONG_OFF;
}

/** @returns 0 for a database's time within the request */
export function findDatabaseGap(sentAt: number, databaseAt: number, receivedAt: number): number {
  if (databaseAt < sentAt) return sentAt - databaseAt;
  return Math.min(0, receivedAt - databaseAt);
}

const STOPPED = 'Nothing is removed and no request lapses until the clocks agree.';

export function describeDoubt({ kind, ms }: Doubt): string {
  const span = formatSpan(ms);
  switch (kind) {
    case 'database':
      return `The clock is ${span} ${ms > 0 ? 'ahead of' : 'behind'} that of the database. ${STOPPED} Synchronise both machines.`;
    case 'jump':
      return `The clock jumped ${ms > 0 ? 'forward' : 'back'} by ${span} while the server was running. ${STOPPED} Set it. If it is right now, restart the server.`;
    case 'behind-data':
      return `The clock is ${span} behind the newest time in the data. ${STOPPED} Set it. If it is right, restart the server with --clock-is-right.`;
  }
}

export function describeLongOff(ms: number): string {
  return `The data was last used ${formatSpan(ms)} ago. If that is wrong, set the clock. Data that is stored for a year or more is removed after a day, or at once after a restart with --clock-is-right.`;
}

function formatSpan(ms: number): string {
  const size = Math.abs(ms);
  if (size >= 2 * DAY) return `${Math.round(size / DAY)} days`;
  if (size >= 2 * HOUR) return `${Math.round(size / HOUR)} hours`;
  if (size >= 2 * MINUTE) return `${Math.round(size / MINUTE)} minutes`;
  return `${Math.round(size / SECOND)} seconds`;
}
