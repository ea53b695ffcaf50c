import { replace, type UnitOfWork } from '../store/store.ts';
import { secondsAfter, secondsUntil } from '../time.ts';
import { ApiError } from './api-error.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How many one-time codes a number gets in an hour. */
export const CODES_AN_HOUR = 5;
/** Wrong passwords for a number in an hour from one address, after which that address is blocked. */
const LOGIN_TRIES = 5;
/** Wrong passwords for a number in an hour from all addresses together; beyond it the owner waits too. */
export const LOGIN_TRIES_OF_ALL = 50;
/** How long the first block lasts; each one after it, within a day, lasts twice as long. */
const LOGIN_BLOCK_SECONDS = 15 * 60;

/** A client that gives a password for a number. */
export interface PasswordGiver {
  phone: string;
  /** The client's address. */
  address: string;
}

interface HourlyLimits {
  /** Calls in an hour; as many as codes where it is missing. */
  limit?: number;
  /** The least time between two calls; none where it is missing. */
  spacingSeconds?: number;
}

/**
 * Uses one of the calls that a key has in an hour, no two of them closer than `spacingSeconds`.
 * Throws `too-many-requests`, with the seconds to wait, when there is none left.
 */
export async function spendHourlyCall(
  unit: UnitOfWork,
  id: string,
  now: Date,
  limits: HourlyLimits = {},
): Promise<void> {
  const usedAt = await checkHourlyCall(unit, id, now, limits);
  await replace(unit, 'throttles', {
    id,
    usedAt: [...usedAt, now.toISOString()],
    blockedUntil: null,
    blocks: 0,
    expiresAt: secondsAfter(now, HOUR_SECONDS),
  });
}

/** Throws as `spendHourlyCall` does and spends nothing; the calls of the last hour. */
export async function checkHourlyCall(
  unit: UnitOfWork,
  id: string,
  now: Date,
  { limit = CODES_AN_HOUR, spacingSeconds = 0 }: HourlyLimits,
): Promise<string[]> {
  const usedAt = within(HOUR_SECONDS, (await unit.get('throttles', id))?.usedAt ?? [], now);
  const latest = usedAt.at(-1);
  const oldest = usedAt.length < limit ? undefined : usedAt[0];
  const waitSeconds = Math.max(
    latest ? secondsUntil(secondsAfter(new Date(latest), spacingSeconds), now) : 0,
    oldest ? secondsUntil(secondsAfter(new Date(oldest), HOUR_SECONDS), now) : 0,
  );
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  return usedAt;
}

/** The instant at which a key used the last of its calls in an hour; null while it has some left. */
export async function hourlyLimitReachedAt(
  unit: UnitOfWork,
  id: string,
  now: Date,
  limit: number,
): Promise<string | null> {
  const usedAt = within(HOUR_SECONDS, (await unit.get('throttles', id))?.usedAt ?? [], now);
  return usedAt[limit - 1] ?? null;
}

/**
 * Uses an amount of what a key has in an hour, which begins with the first use. One record holds the
 * sum, however many uses there are. Throws `too-many-requests` when less than the amount is left.
 */
export async function spendHourlyAmount(
  unit: UnitOfWork,
  id: string,
  now: Date,
  amount: number,
  { limit, reason }: { limit: number; reason: string },
): Promise<void> {
  const before = await unit.get('throttles', id);
  const current = before && before.expiresAt > now.toISOString() ? before : null;
  const used = (current?.used ?? 0) + amount;
  const expiresAt = current?.expiresAt ?? secondsAfter(now, HOUR_SECONDS);
  if (used > limit) throw tooManyRequests(secondsUntil(expiresAt, now), reason);
  const record = { id, usedAt: [], used, blockedUntil: null, blocks: 0, expiresAt };
  await replace(unit, 'throttles', record);
}

/**
 * Uses one of a client's and of a number's tries at a password before it is looked at, so that many at
 * once get no more. Throws `too-many-requests` while either is blocked; `refundPasswordTry` after a
 * right password.
 */
export async function spendPasswordTry(
  unit: UnitOfWork,
  giver: PasswordGiver,
  now: Date,
): Promise<void> {
  await spendClientTry(unit, ofClient(giver), now);
  await spendHourlyCall(unit, ofNumber(giver), now, { limit: LOGIN_TRIES_OF_ALL });
}

/**
 * Gives a client all its tries back after a right password. The number gets this one back only:
 * others may be guessing at it.
 */
export async function refundPasswordTry(unit: UnitOfWork, giver: PasswordGiver): Promise<void> {
  await forgive(unit, ofClient(giver));
  const { usedAt = [] } = (await unit.get('throttles', ofNumber(giver))) ?? {};
  if (usedAt.length > 0) {
    await unit.update('throttles', ofNumber(giver), { usedAt: usedAt.slice(0, -1) });
  }
}

/** Gives a client and a number all their tries back, since there is no such password any more. */
export async function forgivePasswordTries(unit: UnitOfWork, giver: PasswordGiver): Promise<void> {
  await forgive(unit, ofClient(giver));
  await forgive(unit, ofNumber(giver));
}

function ofClient({ phone, address }: PasswordGiver): string {
  return `login:${phone}:${address}`;
}

function ofNumber({ phone }: PasswordGiver): string {
  return `login:${phone}`;
}

async function spendClientTry(unit: UnitOfWork, id: string, now: Date): Promise<void> {
  const before = await unit.get('throttles', id);
  const blockedUntil = before?.blockedUntil ?? '';
  if (blockedUntil > now.toISOString()) throw tooManyRequests(secondsUntil(blockedUntil, now));
  const blocks = blockedUntil > secondsAfter(now, -DAY_SECONDS) ? (before?.blocks ?? 0) : 0;
  const usedAt = [...within(HOUR_SECONDS, before?.usedAt ?? [], now), now.toISOString()];
  const blockSeconds = Math.min(LOGIN_BLOCK_SECONDS * 2 ** blocks, DAY_SECONDS);
  const isBlocked = usedAt.length >= LOGIN_TRIES;
  const blockEnd = isBlocked ? secondsAfter(now, blockSeconds) : (before?.blockedUntil ?? null);
  const countsFrom = blockEnd && blockEnd > now.toISOString() ? new Date(blockEnd) : now;
  await replace(unit, 'throttles', {
    id,
    usedAt: isBlocked ? [] : usedAt,
    blockedUntil: blockEnd,
    blocks: isBlocked ? blocks + 1 : blocks,
    // A block within a day of the one before lasts longer.
    expiresAt: secondsAfter(countsFrom, DAY_SECONDS),
  });
}

/** Gives a key all its tries back. */
export async function forgive(unit: UnitOfWork, id: string): Promise<void> {
  await unit.remove('throttles', id);
}

/** The refusal of a call that comes too soon. */
export function tooManyRequests(waitSeconds: number, reason = 'Too many attempts.'): ApiError {
  const wait =
    waitSeconds < 60
      ? plural(waitSeconds, 'second')
      : plural(Math.ceil(waitSeconds / 60), 'minute');
  return new ApiError('too-many-requests', `${reason} Please try again in ${wait}.`, {
    headers: { 'retry-after': String(waitSeconds) },
  });
}

function within(seconds: number, instants: readonly string[], now: Date): string[] {
  const earliest = secondsAfter(now, -seconds);
  return instants.filter((instant) => instant > earliest);
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
